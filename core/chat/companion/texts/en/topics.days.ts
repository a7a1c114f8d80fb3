import { anyOf } from '../../listen/any-of'
import type { Topic } from '../texts'

/** Days and nights, the body, and other people: whatever the path. */
export const topicsOfDays: readonly Topic[] = [
  {
    id: 'sleep', label: 'your sleep', weight: 5, isOwn: true,
    hears: anyOf(
      /\b(?:(?:can't|cannot|don't|haven't|couldn't|not|(?:get|go|going|back|able) to) sle(?:ep|pt)\w*|insomnia|wake up (?:at|every|crying|in the)|woke (?:up )?at|awake (?:at|all|until)|sleepless|(?:two|three|four|2|3|4) (?:in the morning|a\.?m))\b/,
      /\b(?:(?:broken|short of|without) sleep|toss and turn|li?e awake|melatonin|(?:two|four) hours (?:a night|if i'?m lucky))/,
    ),
    says: ['Sleeping badly makes everything else harder to bear. You must be so tired.', 'Lying awake for hours, everything looks worse than it does in the morning.', "No wonder you can't sleep, with all of this going on."],
    asks: ['#time What do you think about first, when you wake?', '#body What are the nights like?', '#time How many nights has it been like this?'],
    counsel: ["If sleep hasn't come in twenty minutes, get up and do something dull in a low light; go back when your eyes are heavy. A paper beside the bed helps too, to leave the circling sentence on. If it lasts for weeks, talk to your doctor."],
  },
  {
    id: 'food', label: 'eating', weight: 4, isOwn: true,
    hears: anyOf(
      /\b(?:(?:can't|don't|not|haven't|barely) (?:been )?eat(?:ing|en)?|no appetite|not hungry|eat (?:standing|alone|anything)|lost weight|can't stop eating|skip(?:ping)? meals)\b/,
      /\b(?:(?:don'?t|hardly|forget to) (?:[\w']+ ){0,2}eat(?:en|ing)?\b|lost my appetite|off food|(?:^|i've )(?:lost|dropped) (?:[\w']+ ){0,3}(?:kilos?|stone)\b|getting thin|\bi binge|stuff(?:ing)? myself|(?:food|nothing) tastes? of (?:nothing|anything|cardboard)|cook\w* for one|table for one|live on toast|can only manage|(?:sight|smell) of (?:food|frying)|ate nothing|clothes hang|my diet\b)/,
    ),
    says: ["It's hard to eat when you feel like this, even things you usually like.", "No wonder you've no appetite, with everything that's going on."],
    asks: ['#now What have you managed to eat today?', '#others Who do you eat with, if you eat with anyone?', '#want What do you think you could manage to eat, even a little?'],
  },
  {
    id: 'crying', label: 'the crying', weight: 5, isOwn: true,
    plainly: /\bi (?:still |just |always |often |also |then |even )?(?:cry|cried|wept|weep|sob|sobbed|bawled)\b(?! (?:out|off))|\bi(?:'m| am| was|'ve been) (?:just )?(?:crying|in tears)\b|\bi (?:started|began|start|keep|kept) (?:to cry|crying)\b|\bburst into tears\b/,
    hears: anyOf(
      /(?<!\b(?:he|she|they|everybody|everyone|parents|mum|mom|mother|dad|father|kids|children|son|daughter|brother|sister|husband|wife) (?:was |were |is |are |r |just |also |still |always |both |all |started |starts ){0,2})\b(?:cry|crying|cried|cries|tears|weep\w*|sob\w*|can't cry|burst into)\b/,
      /(?<!\bneighbou?r )\b(?:teary|wept|bawl(?:ed)?|blub(?:bed)?|i well up|^went to pieces|i was in bits|sniffling|sets me off|i dissolve|my eyes (?:\w+ )?(?:fill\w*|swollen|stream\w*))\b/,
    ),
    unless: /\b(?:(?:she|he)(?:'ll|'d) cry|(?:made|saw|see) (?:him|her) cry\w*)\b|\b(?:haven't|have not|didn't|did not|never|don't|do not) (?:even |really |once |ever )?(?:cr(?:y|ied)|shed)\b|\b(?:nearly|almost) (?:cried|bawled|wept)\b/,
    says: ['You can cry here as much as you need. Nobody is going to mind.', 'It makes sense that you cry, with all that has happened.', 'It comes at the worst moments, in a shop or halfway through a sentence.'],
    asks: ["#body How do you feel once you've cried?", '#others Do you let anyone see you cry?'],
  },
  {
    id: 'mornings', label: 'the mornings', weight: 4,
    hears: anyOf(
      /\b(?:get(?:ting)? (?:up|out of bed)|mornings|every morning|when i wake|waking up)\b/,
      /\b(?:(?:stay|still) (?:in bed|in my dressing gown)|it'?s the waking\b|i (?:wake|open my eyes)(?: up)? (?:and |sad|to a)|sunrise is)/,
    ),
    says: ['You wake up and it all comes back, and then you still have to get up.', 'Mornings like that are so hard to start.'],
    asks: ['#moment What is the first thing you do when you finally get up?', '#want What would make the first half hour a bit easier?', '#time Were they always hard, or is it recent?'],
  },
  {
    id: 'alone', label: 'the loneliness', weight: 5, isOwn: true,
    hears: anyOf(
      /\b(?:(?:so|feel|feeling|am|i'm|all|completely) (?:alone|lonely)|loneliness|have (?:nobody|no one)|nobody (?:understands|cares|asks|calls|listens)|no one (?:understands|cares|asks|calls|listens))\b/,
      /\b(?:who would i (?:tell|call|ask|talk to)\b|(?:surrounded by|ringed by) people|(?:there'?s|isn'?t) (?:nobody|no one|a soul) (?:i could|in my corner)|(?:nobody|no one) (?:ever )?(?:asks(?= how)|to (?:talk|call|tell)\b)|like a ghost|not one of them i can|conversation since|me against the world|cut off from|silence of my phone)/,
    ),
    says: ["That sounds so lonely. I'm glad you're telling me, at least.", "It's awful to feel alone with this, and to have nobody who really asks.", "You may feel you'd be bothering people. I doubt they'd see it that way."],
    asks: ['#others Who would be the easiest person to call?', '#others Who would you have told, before?', '#time When do you feel it most?', "#others Is there somebody near who doesn't know how bad it is?"],
    counsel: ['A small step: one message to one person that says “I’m having a bad time, you don’t have to fix anything, shall we have a coffee?”. Nearly everyone is glad to be told what is expected of them.'],
  },
  {
    id: 'lives-alone', label: 'living alone', weight: 4,
    hears: anyOf(
      /\b(?:i live (?:alone|by myself|on my own)|just me (?:at home|in the house))\b/,
      /\b(?:i(?:'ve)? (?:\w+ ){0,2}(?:lived|living) (?:by myself|on my own)|(?:by myself|on my own) in (?:this|the) (?:flat|place)|empty flat\b|nobody at home|only voice here|as i left it|by myself in a)/,
    ),
    says: ['It must be very quiet at home, with nobody else there.', "You come in the door and there's nobody to tell about your day. That's hard."],
    asks: ['#others Who comes by, or calls?', '#time Which hour at home is the longest?', "#want What do you put on so it isn't so quiet?"],
  },
  {
    id: 'friends', label: 'your friends', weight: 4,
    hears: anyOf(
      /\b(?:my friends|a friend of mine|friends (?:disappear|drift|don't|stopped)|(?:don't|stopped) (?:invite|inviting|calling))\b/,
      /\b(?:a friend (?:told me i|came round)|mates (?:at|vanish\w*)|people drift|i'?m the sad one|promised to visit|wasn'?t asked to|friends look at me|friends? says? i'?ve|one friends? left|our friends,? (?:as|went|were))/,
    ),
    says: ["It hurts when friends aren't there in the way you need.", "Some people don't know what to say, so they stay away. That still hurts you."],
    asks: ['#others Who has stayed?', "#others Who did you expect to hear from, and haven't?", '#want What could a friend do that would help?'],
  },
  {
    id: 'family', label: 'your family', weight: 4,
    hears: anyOf(
      /\b(?:my family|my (?:brothers|sisters|siblings|parents)|inheritance|my (?:mother|mum|mom|father|dad|brother|sister|aunt|uncle) (?:won't|doesn't|never|keeps) (?:talk|speak|call|ring|help|listen|understand|say|ask|tell|telling|saying|asking)|family (?:fight|argument)s?|in-laws)\b/,
      /\b(?:nobody|everyone|men) in (?:the|this) family |\btorn us/,
    ),
    says: ["It's hard when things with your own family are difficult as well.", "You'd want your family to be the ones who understand. I can see it hurts."],
    asks: ['#others Who in the family can you really talk to?', '#others What part of all this has been left to you?', '#want What would you like somebody at home to ask you?'],
  },
  {
    id: 'own-children', label: 'your children', weight: 4,
    hears: anyOf(
      /\b(?:my (?:children|kids|sons|daughters|boys|girls)|i have (?:two|three|four) (?:kids|children|boys|girls))\b/,
      /(?:\b(?:my|our|the) (?:kids?|children|sons?|daughters?|boys?|lads?|wee one|youngest|eldest|teenagers?)(?:'s| have)? (?:ask(?:ed)?\b|(?:won'?t|doesn'?t) (?:talk|speak|get out)|angry|draws?|wets?|found me|hear(?:d)? me|saw me|see me|think it|says? stop|sleeps? in my)\b|\bworry about my (?:sons?|eldest)|\bkids ask)/,
    ),
    unless: /\b(?:kids?|children|sons?|daughters?|youngest|oldest|eldest) (?:\w+ ){0,2}(?:left home|moved out|flown|gone off|grown up)\b|\boff to (?:college|university|uni)\b|\bempty nest\b/,
    says: ["You've got your own sadness, and you're looking after them too. That's a lot.", 'You want to be there for them, even on days when you can hardly manage.', "They're lucky that you think about them so much in all this."],
    asks: ['#others How much do they know about how you are?', '#others Which of them can you talk to about it?', "#want What don't you want them to see?", '#now How are they doing?'],
  },
  {
    id: 'missing', label: 'what you miss', weight: 4,
    hears: anyOf(
      /\b(?:i (?:really |still |just )?miss (?!you)|missing (?:him|her|them|my)|miss (?:him|her|them) )/,
      /\b(?:i (?:(?:do|really) ){0,2}miss\b|i want my mum\b|house misses|reach for the phone to|pine for|the one i'?d talk)/,
    ),
    unless: /\bi don't miss (?:him|the)\b/,
    says: ['Of course you miss that. It was such a big part of your life.', 'Missing that all day long must be so tiring.', 'I can hear how much you miss all of it.'],
    asks: ['#who What do you miss most today?', '#time When do you notice it most?', '#now What do you do when it comes over you?'],
  },
  {
    id: 'hurry', label: 'the effort of going on', weight: 4,
    hears: anyOf(
      /\b(?:can't (?:go on|take (?:it|any more|much more)|do this)|too much for me|it's too much|no (?:strength|energy)|(?:so|i'm|just|feel) (?:tired|exhausted|drained|worn out)|tiredness)\b/,
      /\b(?:(?:i'?m|feel\w*|bone|completely) (?:that ){0,3}(?:shattered|knackered|drained|wiped|spent|weary)\b|nothing left in|one more thing and|hit a wall|everything costs|get(?:ting)? through the day|^ ?dead on my feet|like lead|have it in me|worn to a|running out of steam|breaking my back|head above water|i'?m so done\b|all i do is survive|worn down|feel eighty)/,
    ),
    says: ["You sound worn out. It's a lot to keep going through all this.", "No wonder you're so tired, with everything you've been carrying.", 'Just getting to the end of the day is enough for now.'],
    asks: ['#body Where do you feel that tiredness most?', '#want What could somebody take off your hands today?', '#others Who helps you with any of it?', '#time When did you last have a proper rest?'],
  },
  {
    id: 'first-told', label: 'what you had never told', weight: 8,
    hears: anyOf(
      /\b(?:never told (?:anyone|anybody|a soul)|haven't (?:ever )?told (?:anyone|anybody)(?: (?:this|that|before))|first time i(?:'ve| have) (?:said|told|talked)|you(?:'re| are) the first)/,
      /(?<!\bour \w+ )\b(?:(?:never|haven'?t|couldn'?t) (?:told|tell|said|admitted|breathed|talked)(?: (?!them)[\w']+){0,5} (?:anyone|a (?:living )?soul|out loud|before)\b(?! about the split)|never (?:written|admitted|let myself say|put) (?:that|it)|only you know|nobody (?:else )?knows? (?:this|about this)\b|it'?s a secret|(?:kept|holding) (?:it|this) (?:to myself|secret)|have kept from|confession|just wrote that|told no one|kept this bit)/,
    ),
    // "You're the first not to gasp": others were told.
    unless: /\byou(?:'re| are) the first (?:not|who|one who|that didn't)\b/,
    says: ["Thank you for telling me. I can imagine it wasn't easy to write.", "You've had that to yourself all this time. It must have been heavy.", "I'm glad you said it. You can take your time with it."],
    asks: ["#body How do you feel, now that you've written it?", '#time How long had you carried that alone?', '#others Is there anyone else you might tell one day?'],
  },
  {
    id: 'small-plan', label: 'that small step', weight: 7,
    hears: anyOf(
      /\b(?:i (?:might|may) (?:go|try|call|ask|start|join|write)|i (?:believe|think) i'll|thinking of (?:asking|going|trying|joining|calling|starting)|i(?:'m| am) (?:going to|thinking of) (?:try|trying|call|calling|go|going to|ask|asking|join|joining)|maybe i(?:'ll| will| could))/,
      /(?<!\bsomething )(?:\b(?:i (?:will|want to)|i'?ll|i'?m (?:going to|toying with)|i've decided to)|^(?:might|going to|thinking about|considering|decided to)) (?:go (?=(?:to (?!the loo)|back|down))|try\b(?! message)|call\b(?! back)|ring|knock|open|plant|taking|sit in|light a|see a|the idea)|\b(?:i've|i) (?:signed up|booked|put my name down|said yes to)\b|\bmy plan (?:for|is)|\bi could (?:bring|maybe)/,
    ),
    unless: /\b(?:(?:text|call) (?:him|her)\b|i'll never|could have|going to (?:go|head off)(?= (?:now|soon|then)\b|[.,!]|$))/,
    says: ['That sounds like a good idea, and you can always change your mind.', "I'm glad you're thinking of doing that. It's a real step.", "You don't have to do it perfectly. Giving it a go is enough."],
    asks: ['#want What would make it easier?', '#others Is there someone who could go with you?', '#time When would it be?', '#want What are you looking forward to about it?'],
  },
  {
    id: 'strong', label: 'having to be strong', weight: 6, isOwn: true,
    hears: anyOf(
      /\b(?:be(?:ing)? strong|have to (?:be ok|hold it together|keep going|cope)|(?:don't want to|can't) (?:be a burden|worry|bother)|pretend\w* (?:to be |i'm |that i'm |everything(?:'s| is) )(?:ok|okay|fine|all right|alright|strong|well|happy|normal)|put on a (?:face|smile|brave)|fake (?:it|a smile)|mask|for (?:the|my) kids|everyone (?:relies|depends) on me)\b/,
      /\b(?:keep it together|(?:being|be|i'?m) the (?:strong|cheerful|grown[- ]?up|rock)|hold (?:this family|the family) together|(?:depends?|leans?) on me\b|smile i wear|a brave face|\bi smile all|act normal|good actress|stiff upper lip|keep (?:shtum|it buttoned)|hide it well|(?:don'?t want|can'?t let|never let|don'?t let) (?:my [\w']+|them|anyone)(?: to)? see\b|if i (?:go down|start crying)|can'?t fall apart|nobody suspects|the capable one|if they knew how|as long as i look)/,
    ),
    says: ['You look after everyone else, and nobody asks how you are.', "If you hide it that well, people think you're fine. That's lonely.", "You don't have to put on a brave face here."],
    asks: ["#others Who don't you have to pretend with?", "#want What would happen if one day you couldn't?", '#time How long have you been the one who holds it all together?', '#body How do you feel at the end of the day?'],
  },
  {
    id: 'anxiety', label: 'the anxiety', weight: 5, isOwn: true,
    hears: anyOf(
      /\b(?:anxi\w+|panic\w*|heart (?:racing|pounding)|can't breathe|shak(?:e|ing)|tight (?:chest|throat)|chest (?:is )?tight|knot in my|dread|on edge)\b/,
      /\b(?:my (?:heart|chest|throat|hands?|legs?)(?:'s)? (?:[\w']+ ){0,2}(?:rac(?:es|ing)|hammering|tight\w*|won'?t stop|jiggles)|stomach in knots|palpitations|pins and needles|tenterhooks|jittery|my nerves|worry about everything|crowds? make|about to faint|in a state over|restless|tense as|my pulse|can'?t (?:settle|stop imagining)|will be next)/,
    ),
    unless: /\bshake (?:my head|the)\b/,
    says: ["That's a horrible feeling, and it's frightening when it comes on.", 'It must be exhausting to be so on edge all the time.'],
    asks: ['#body Where do you feel it right now?', '#moment What was going on the last time it came?', '#want Is there anything that calms it, even slightly?'],
  },
  {
    id: 'anger-out', label: 'the anger', weight: 5,
    hears: anyOf(
      /\b(?:angry|anger|furious|rage|i hate (?:him|her|them|everyone|everybody|god|the world|how)\b|unfair|injustice|resent\w*|bitter|pissed|mad at|the doctors|negligen\w+)\b/,
      /\b(?:i'?m (?:so ){0,2}(?:livid|raging|seething|fuming|cross with)\b|hold a grudge|isn'?t fair\b|\bi (?:could )*(?:smash\w*|slam\w*|punch\w*|broke) (?:[\w']+ ){0,3}(?:plates?|walls?|door)\b|want (?:to )?(?:scream|shout)\b|blood boils|makes me (?:\w+ )?mad|such a temper|what right did|robbed of|lost her notes|everything irritates|unjust\b|wring his neck|\bi (?:yell|shout) (?:in|at)|to my face for|deserves? this)/,
    ),
    unless: /\bbitter (?:chocolate|lemon|wind|pill)\b/,
    says: ['You sound really angry. You can say it here just as it is.', "Something has really hurt you. I can see why you're angry.", "It's hard to be this angry and have nowhere to put it."],
    asks: ['#others Who are you angriest with?', '#word What is the most unfair part of all?', '#body What do you do when it comes up?', '#want What would you like someone to admit?'],
  },
  {
    id: 'therapy', label: 'the therapy', weight: 4,
    hears: anyOf(
      /\b(?:therap(?:y|ist)|counsell?or|psychologist|psychiatrist|pills|antidepress\w+|medication|my doctor)\b/,
      /\b(?:my shrink\b|on a low dose|in session|\bcbt\b|\bemdr\b|bereavement group|waiting list for counsell?ing)/,
    ),
    unless: /\b(?:physical|speech) therap\w+\b|\b(?:don't|won't|do not|no|not|never|barely|without)\b[^.?!]{0,30}\b(?:need\w*|been|going|go|see\w*|want\w*)\b[^.?!]{0,24}\b(?:professional|therap\w+|counsel\w*|sessions?|doctor|psych\w+|pills)\b|\bnot a bottle of pills\b/,
    says: ["It's good to have somebody who knows about this to talk to. I can't replace that.", "I can't advise on treatments. I can listen to how you're finding it."],
    asks: ["#now What helps you there, and what doesn't?", '#others Who there knows the whole story?', "#want Is there something you'd like to tell them and haven't?"],
  },
  {
    id: 'alcohol', label: 'the drinking', weight: 6, isOwn: true,
    hears: anyOf(
      /\b(?:drink(?:ing)?(?: (?:more|too|every|alone|again|to))?|drunk|wine (?:every|each)|beers?|alcohol|weed|smok(?:e|ing) (?:more|too|weed)|sleeping pills)\b/,
      /\b(?:(?:got|been) (?:hammered|stoned)\b|(?:second|empty|a) bottles?\b(?= (?:of (?:wine|red)|tonight)|$)|hangovers?|sober for|booze|smoke twice|line of coke|popping|xanax|can in my hand|whisky is my|only wine|been sober)/,
    ),
    says: ["I'm not going to tell you off for that. I'm glad you said it.", "It isn't easy to talk about that. You can say it here."],
    asks: ['#time What time of day is it usually?', '#want What does it help you not to think about?', '#others Who knows about it?'],
    counsel: ["If you notice that stopping is hard, that's a good reason for a visit to your doctor or to a service near you: they don't scold. For tonight, it can help not to have it in the house."],
  },
  {
    id: 'good-day', label: 'that good hour', weight: 5,
    hears: anyOf(
      /\b(?:(?:today|i) (?:was|felt|feel|am|'m) (?:a bit |a little |much )?(?:better|okay|calmer|happy)|i laughed|a good day|for the first time (?:in|since)|enjoyed|slept (?:well|through)|had fun)\b/,
      /(?<!\bmy sister )\b(?:(?:today|yesterday) (?:(?:i|was|wasn't) ){0,5}(?:good|calm\w*|lovely|bad)\b|(?:feeling|felt) (?:\w+ ){0,3}(?:brighter|happy) (?:today|this morning)|i'm okay today|(?:had|it was) (?:a)? ?(?:lovely|nice|better|beautiful) (?:day|afternoon|morning|walk) ?(?=(?:with|today|and)\b)|i (?:\w+ )?(?:laughed|danced)\b(?! at the)|sang along|smiled at|felt (?:light|alive|peace)\b|feel like myself|forgot (?:everything|for a)|roared laughing|made my (?:whole )?day|world of good|touch wood|without the weight|proud of myself|good mood|just content|felt proud|had a nice time)/,
    ),
    says: ["I'm glad you had that. You don't have to feel bad about it.", "That's lovely to hear, in the middle of all this.", "You can enjoy that. It doesn't mean you've forgotten anything."],
    asks: ['#moment What happened in that good hour?', '#others Who were you with?', '#want Which part would you like to do again?', '#word Did you feel a bit guilty, or just good?'],
  },
  {
    id: 'concentration', label: 'the scattered head', weight: 4, isOwn: true,
    hears: anyOf(
      /\b(?:can't (?:concentrate|focus|think)|forget everything|forgetful|brain fog|foggy|distracted|reading the same)\b/,
      /\b(?:(?:i|i keep|^) ?forget(?:ting)? (?:appointments|things)|forgot (?:my own|my nephew's)|my (?:head|mind) (?:[\w']+ ){0,3}(?:fog\w*|mush|all over the place|blank|wander\w*)|zone out|thoughts? scatter|nothing goes in|mistakes at work|read the same (?:page|email)|walk into (?:a room|rooms) and|(?:put|left|leave) (?:(?:[\w']+ ){0,2}keys in the \w+|salt in my tea|the stove on)|missed my exit|sat an hour before|halfway through doing|words swim|silly errors)/,
    ),
    says: ["With all this on your mind, no wonder you can't concentrate.", 'Losing things and reading the same line three times is very common when so much is going on.'],
    asks: ['#now Where does it give you the most trouble?', '#others Are people asking as much of you as before?', '#time Is there a time of day when your head is clearer?'],
  },
  {
    id: 'music', label: 'that song', weight: 4,
    hears: anyOf(
      /\b(?:(?:a|the|that|our|this) song|songs|playlist|the music (?:he|she|we)|on the radio)\b/,
      /\b(?:(?:play|playing|put|turned) (?:[\w']+ ){0,4}(?:record|vinyl|hymn|radio off)\b|(?:can'?t|cannot) (?:listen|hear that)\b|lullaby i can'?t|music(?:'s| is)? (?:too much|the only)|mixtape|spotify|the lyrics|they play that|was on in the|(?:guitar|piano) (?:playing|piece)|jazz on the stereo|one line of a|favou?rite (?:concerto|album|record)|bars of it)/,
    ),
    says: ['Music goes straight to your heart like that, with no warning.', "You don't have to listen to it now if it hurts too much."],
    asks: ['#thing What song is it?', '#moment What do you think of when you hear it?'],
  },
  {
    id: 'walk', label: 'going out walking', weight: 3,
    hears: anyOf(
      /\b(?:(?:go|went|going) (?:for a )?(?:walk|run)\w*|walk(?:ing|ed)? (?:in|along|by|past|home|to)\b)\b/,
      /(?<!\bthe doctor )\b(?:i(?:'ve)? (?:(?:started|used to) ){0,4}(?:walk|walked|wander\w*|roam)\b(?! on egg shells)|(?:go|went|going|out|just back from) (?:[\w']+ ){0,2}(?:for a stroll|long walk|walking|jogging|on walks|a hike)|took the dog out|walking helps|my (?:feet|legs) (?:took|want)|walk till|^the coastal path|took the path|bushwalking|one foot in front|evening stroll)/,
    ),
    unless: /\bwalk(?:ed)? (?:in on|in with)\b/,
    says: ["Getting out for a walk is good, even when you don't much feel like it.", "It helps a little to be outside and moving. I'm glad you do it."],
    asks: ['#moment Which way do you usually go?', '#body How do you feel when you get back?', '#who Who did you use to go with?'],
  },
  {
    id: 'weekends', label: 'the weekends', weight: 4,
    hears: anyOf(
      /\b(?:weekends?|sundays|saturdays|sunday (?:afternoon|evening|night)s?|days off|bank holiday)\b/,
      /\b(?:(?:sundays?|saturdays?) (?:[\w']+ ){0,3}(?:our thing|doesn'?t exist|by myself|with nobody)\b|during the week i)/,
    ),
    unless: /\bi (?:teach|take photos)\b/,
    says: ["The weekend is so long when there's nobody to spend it with.", "During the week there's something to do. The weekend must be harder."],
    asks: ['#time Which part drags most?', '#who What did they use to be like?', '#want What small thing would you like to do then?'],
  },
  {
    id: 'time-pressure', label: 'the time that has passed', weight: 4,
    hears: anyOf(
      /\b(?:(?:it's|it has|it is) been (?:a|an|one|two|three|four|five|six|\d+|months|years|weeks)|(?:a|one|two|three|four|five|six|\d+) (?:months|years|weeks) ago|still the same|getting nowhere|not making progress)\b/,
      /\b(?:it'?s(?: only)? been (?:[\w-]+ )?(?:years?|weeks?|ages)\b|(?:years?|months?) (?:on|already)\b(?= (?:and|i\b)|$)|thought (?:[\w']+ ){0,7}(?:over him|better by)|by now i'd|time (?:has stopped|flies and i)|i'?m still (?:like this|stuck)|square one|steps? forward|am i (?:\w+ )?slow|moved an inch|not over her|after all this time|year is up|old news|be further along|years and i can'?t|no better than i was|time'?s? doing nothing)/,
    ),
    says: ["You feel you should be further on by now. There's no date for this.", 'It feels as if nothing has changed, and that must be so discouraging.'],
    asks: ['#time What is different from how it was at the beginning?', '#others Has anyone told you that you should be over it?', '#now What is still exactly the same?'],
  },
]
