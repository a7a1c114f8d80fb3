import type { Topic } from '../texts'

/** Days and nights, the body, and other people: whatever the path. */
export const topicsOfDays: readonly Topic[] = [
  {
    id: 'sleep', label: 'your sleep', weight: 5,
    hears: /\b(?:(?:can't|cannot|don't|haven't|couldn't|not) sle(?:ep|pt)\w*|insomnia|wake up (?:at|every|crying|in the)|woke (?:up )?at|awake (?:at|all|until)|sleepless|(?:two|three|four|2|3|4) (?:in the morning|a\.?m))\b/,
    says: ["Sleeping badly makes everything a little worse, and at those hours there's nobody to ask whether what you think is true.", 'In the small hours thoughts have no counterweight. In the morning they weigh the same and look smaller.', "The body is still on duty. It isn't that you don't want to sleep: nobody has relieved it."],
    asks: ['#time At what hour do you wake, and what is the first thing you think?', '#body What do you do in that stretch awake?', '#time How many nights has it been?'],
    counsel: ["If sleep hasn't come in twenty minutes, get up and do something dull in a low light; go back when your eyes are heavy. A paper beside the bed helps too, to leave the circling sentence on. If it lasts for weeks, talk to your doctor."],
  },
  {
    id: 'food', label: 'eating', weight: 4,
    hears: /\b(?:(?:can't|don't|not|haven't|barely) (?:been )?eat(?:ing|en)?|no appetite|not hungry|eat (?:standing|alone|anything)|lost weight|can't stop eating|skip(?:ping)? meals)\b/,
    says: ['Eating is one of the first things to come loose, because it was nearly always done with someone.', 'With a closed stomach even an ordinary supper looks like a chore.'],
    asks: ['#now What have you eaten today?', '#others Who do you eat with, if you eat with anyone?', '#want What would go down, however little?'],
  },
  {
    id: 'crying', label: 'the crying', weight: 5,
    hears: /\b(?:cry|crying|cried|cries|tears|weep\w*|sob\w*|can't cry|burst into)\b/,
    says: ['Crying where one should and where one shouldn’t: in the car, in the shop, halfway through a sentence. The body makes no appointments.', "Tears come over a small thing because the large one won't fit through the door.", "Not being able to cry doesn't mean it doesn't hurt either. Some sorrows run inside, without water."],
    asks: ['#moment When was the last time?', '#body How are you afterwards?', '#others Do you let anyone see, or wait until nobody is there?'],
  },
  {
    id: 'mornings', label: 'the mornings', weight: 4,
    hears: /\b(?:get(?:ting)? (?:up|out of bed)|mornings|in the morning|when i wake|waking up)\b/,
    says: ["There's a second on waking when it hasn't happened yet. Then it comes in, and one has to get up with it on.", "To start the day when one doesn't know who for is a lot to ask at eight in the morning."],
    asks: ['#moment What is the first thing you do when you finally get up?', '#want What would make the first half hour a bit easier?', '#time Were they always hard, or is it recent?'],
  },
  {
    id: 'alone', label: 'the loneliness', weight: 5,
    hears: /\b(?:(?:so|feel|feeling|am|i'm|all|completely) (?:alone|lonely)|loneliness|have (?:nobody|no one)|nobody (?:understands|cares|asks|calls|listens)|no one (?:understands|cares|asks|calls|listens))\b/,
    says: ["There is the loneliness of having no one, and that of having people and not being able to tell them this. The second shows less.", 'Telling it to a machine says something about how hard it is to tell elsewhere. I am glad you are writing it.', 'Loneliness convinces anyone that they are a bother. It usually lies about that.'],
    asks: ['#others Who would be the least difficult person to call?', '#others Who would you have told, before?', '#time When is it strongest?', "#others Is there somebody near who doesn't know how bad it is?"],
    counsel: ['A small step: one message to one person that says “I’m having a bad time, you don’t have to fix anything, shall we have a coffee?”. Nearly everyone is glad to be told what is expected of them.'],
  },
  {
    id: 'friends', label: 'your friends', weight: 4,
    hears: /\b(?:my friends|a friend of mine|friends (?:disappear|drift|don't|stopped)|(?:don't|stopped) (?:invite|inviting|calling))\b/,
    says: ['People turn up the first weeks and then go back to their lives. That is just when the long part begins.', "Some friends don't know what to say and vanish, and others, whom one didn't expect, stay."],
    asks: ['#others Who has stayed?', "#others Who did you expect, and hasn't come?", '#want What would you like them to do, in practice?'],
  },
  {
    id: 'family', label: 'your family', weight: 4,
    hears: /\b(?:my family|my (?:brothers|sisters|siblings|parents)|inheritance|my (?:mother|mum|mom|father|dad) (?:won't|doesn't|is now|never|keeps)|family (?:fight|argument)s?|in-laws)\b/,
    says: ["In a family each carries it at a different speed, and from outside it looks as if some carried nothing.", 'At home sometimes nobody speaks, so as to protect the others, and all of them end up alone at the same table.'],
    asks: ['#others Who in the family can be really talked to?', '#others Which part has fallen to you in all this?', '#want What would you like somebody at home to ask you?'],
  },
  {
    id: 'own-children', label: 'your children', weight: 4,
    hears: /\b(?:my (?:children|kids?|son|sons|daughter|daughters)|(?:two|three|four) (?:kids|children|boys|girls))\b/,
    says: ['With children one measures every word: how much to tell, how much to keep so that they need not carry it.', 'They are in this story too, each in their own way.', 'A good deal is hidden from children, and they tend to know more than it seems.'],
    asks: ['#others What do they know of how you are?', '#others Which of them can it be talked about with?', "#want What don't you want them to see?", '#now How are they?'],
  },
  {
    id: 'missing', label: 'what you miss', weight: 4,
    hears: /\b(?:i (?:really |still |just )?miss (?!you)|missing (?:him|her|them|my)|miss (?:him|her|them) )/,
    says: ['One misses in pieces: today the voice, tomorrow a way of closing the door.', 'Missing someone is tiring in the way of walking with one hand full.', 'What is missing makes no noise, and is heard all day.'],
    asks: ['#who What is it today that is most missing?', '#time When does it come strongest?', '#now What do you do when it comes?'],
  },
  {
    id: 'hurry', label: 'the effort of going on', weight: 4,
    hears: /\b(?:can't (?:go on|take (?:it|any more|much more)|do this)|too much for me|it's too much|no (?:strength|energy)|(?:so|i'm|just|feel) (?:tired|exhausted|drained|worn out)|tiredness)\b/,
    says: ['Some tiredness comes not from doing but from holding up.', 'With what you are carrying, getting to the end of the day is a whole job.', "It isn't weakness. It's that it weighs."],
    asks: ['#body Where do you notice that tiredness most?', '#want What could be taken off you, if only for today?', '#others Who takes something off your hands?', '#time When was the last real rest?'],
  },
  {
    id: 'strong', label: 'having to be strong', weight: 6,
    hears: /\b(?:be(?:ing)? strong|have to (?:be ok|hold it together|keep going|cope)|(?:don't want to|can't) (?:be a burden|worry|bother)|pretend\w*|put on a (?:face|smile|brave)|fake (?:it|a smile)|mask|for (?:the|my) kids|everyone (?:relies|depends) on me)\b/,
    says: ['Being the wall for others is all very well until one needs to lean and finds the wall is oneself.', 'To hide it well has a price: nobody asks, because you seem all right.', "There's nobody to protect here. You can let your face go."],
    asks: ["#others In front of whom don't you need to?", "#want What would happen if one day you couldn't?", '#time Since when has it been you who holds?', '#body Where does all that go at the end of the day?'],
  },
  {
    id: 'anxiety', label: 'the anxiety', weight: 5,
    hears: /\b(?:anxi\w+|panic\w*|heart (?:racing|pounding)|can't breathe|shak(?:e|ing)|tight (?:chest|throat)|chest (?:is )?tight|knot in my|dread|on edge)\b/,
    says: ['Anxiety uses the same siren for every kind of fire. The body always believes it.', 'It is felt in the body before the head, and then the head looks for a reason of the right size.'],
    asks: ['#body Where do you notice it right now?', '#moment What was around the last time it rose?', '#want Is there anything that brings it down, even slightly?'],
  },
  {
    id: 'anger-out', label: 'the anger', weight: 5,
    hears: /\b(?:angry|anger|furious|rage|i hate\b|unfair|injustice|resent\w*|bitter|pissed|mad at|the doctors|negligen\w+)\b/,
    says: ['Anger has a bad name and usually tells the truth about what mattered.', 'Some anger finds nobody to go to and stays at home with us.', "It doesn't alarm me that you're like this. You can say it without a tablecloth under it."],
    asks: ['#others Who is it addressed to, if it had an address?', '#word What is the most unfair part of all?', '#body What do you do with it when it rises?', '#want What would you like someone to admit?'],
  },
  {
    id: 'therapy', label: 'the therapy', weight: 4,
    hears: /\b(?:therap(?:y|ist)|counsell?or|psychologist|psychiatrist|pills|antidepress\w+|medication|my doctor)\b/,
    says: ["To have one place a week for this is a good place. I don't replace it, and I don't try.", 'I have no opinions on treatments: that is for someone who knows you and has studied for it.'],
    asks: ["#now What is of use to you there, and what isn't?", "#want Is there something you haven't dared to say in those sessions?", '#time How long have you been going?'],
  },
  {
    id: 'alcohol', label: 'the drinking', weight: 6,
    hears: /\b(?:drink(?:ing)?(?: (?:more|too|every|alone|again|to))?|drunk|wine (?:every|each)|beers?|alcohol|weed|smok(?:e|ing) (?:more|too|weed)|sleeping pills)\b/,
    says: ["One drinks so that the hour goes by sooner, and sometimes it works for exactly that hour. I don't judge you for telling it.", "Saying it is harder than keeping it quiet. I note it without raising my voice."],
    asks: ['#time At what hour is it usually?', '#want What does it silence, when it works?', '#others Does anyone know?'],
    counsel: ["If you notice that stopping is hard, that's a good reason for a visit to your doctor or to a service near you: they don't scold. For tonight, it can help not to have it in the house."],
  },
  {
    id: 'good-day', label: 'that good hour', weight: 5,
    hears: /\b(?:(?:today|i) (?:was|felt|feel|am|'m) (?:a bit |a little |much )?(?:better|ok|okay|good|calmer|happy)|(?:i|we) laughed|a good day|for the first time (?:in|since)|enjoyed|slept (?:well|through)|had fun)\b/,
    says: ["A good hour betrays nothing. It fits beside the rest, as two people fit on a bench.", "I like that you tell it when it's like that too. Not everything brought here has to weigh.", "That happened today and it's yours. It needn't be explained or deserved."],
    asks: ['#moment What was in that hour?', '#others Who were you with?', '#want Which part could be repeated without much effort?', '#word Did it come with some guilt, or did it come clean?'],
  },
  {
    id: 'concentration', label: 'the scattered head', weight: 4,
    hears: /\b(?:can't (?:concentrate|focus|think)|forget everything|forgetful|brain fog|foggy|distracted|reading the same)\b/,
    says: ["The head is occupied, even if it doesn't show. There are few hands left for the rest.", 'Forgetting keys or reading a line three times is about as common as it gets at a time like this.'],
    asks: ['#now Where does it show most?', '#others Are people asking as much of you as before?', '#time Is there an hour when you are clearer?'],
  },
  {
    id: 'music', label: 'that song', weight: 4,
    hears: /\b(?:(?:a|the|that|our|this) song|songs|playlist|the music (?:he|she|we)|on the radio)\b/,
    says: ["A song comes in without knocking and opens exactly the right drawer. There's no getting ready for it.", "Some music can't be heard for now, and that's a way of keeping it for later."],
    asks: ['#thing Which song is it?', '#moment What does one see when it plays?'],
  },
  {
    id: 'walk', label: 'going out walking', weight: 3,
    hears: /\b(?:(?:go|went|going) (?:for a )?(?:walk|run)\w*|walk(?:ing|ed)? (?:the|in|along|by|past|home|to)|the (?:park|sea|beach|river|mountains))\b/,
    says: ['Walking keeps company and asks nothing. Some days it is the only thing to be done with a body.', 'Places keep whoever was in them. One notices on coming by again.'],
    asks: ['#moment Which way do you usually go?', '#body How do you come back?', '#who Who did you use to go with?'],
  },
  {
    id: 'weekends', label: 'the weekends', weight: 4,
    hears: /\b(?:weekends?|sundays?|saturdays?|days off|bank holiday)\b/,
    says: ['Sunday afternoon is a hard hour in nearly every house where somebody is missing.', 'On weekdays there is somewhere to hide. The weekend shows the size of the gap.'],
    asks: ['#time Which part drags most?', '#who What did they use to be like?', '#want What would you put there at that hour, however small?'],
  },
  {
    id: 'time-pressure', label: 'the time that has passed', weight: 4,
    hears: /\b(?:(?:it's|it has|it is) been (?:a|an|one|two|three|four|five|six|\d+|months|years|weeks)|(?:a|one|two|three|four|five|six|\d+) (?:months|years|weeks) ago|still the same|getting nowhere|not making progress)\b/,
    says: ["Time passes and doesn't do the work by itself. It only makes room.", "Getting nowhere is how it looks from inside. From outside one sometimes sees that you aren't in the same place."],
    asks: ["#time What has changed since the beginning, even if it isn't what you expected?", '#others Who is measuring the time for you?', '#now What is still exactly the same?'],
  },
]
