import { anyOf } from '../../listen/any-of'
import type { Topic } from '../texts'
import { heard, near } from './topics.loss.words'

/** Death, and the days around it. */
export const topicsOfLoss: readonly Topic[] = [
  {
    id: 'death', label: 'that death', weight: 6,
    hears: anyOf(
      /\b(died|dead|death|passed away|passed on|(?:i|we|i've) lost my|lost (?:him|her|them)\b|is gone|buried|bereave\w*|grie(?:f|ving)|funeral was)\b/,
      heard(/(?:we|have) lost (?:HIM|a KIN)/, /HE passed/, /was (?:killed|stabbed)/),
    ),
    unless: heard(/NOBODY/, /no ?(?:one|body)(?: has)? died|my colleague|dead (?:on my feet|set)/),
    says: [
      "I'm sorry you are in this. I won't try to make it smaller than it is.",
      '@dead With {n} gone, even the furniture stands differently. Tell it at whatever pace you can, in no order if there is none.',
      'A death is known in a second and can take years to understand. There is no hurry here.',
      "@dead @known @brief You write it in few words, and there's a whole life with {n} inside them. It needn't all come out today.",
      'There is no way of telling this that comes out right. Yours will do, in whatever order it comes.',
      '@dead @named {n}. I’ll keep the name: it can be said here as often as it needs to be.',
    ],
    asks: [
      "#who @dead @known Who was {n} on an ordinary day, one of those nobody mentions at funerals?",
      '#moment Which part of that day comes back most?',
      '#who @dead @known What was there that only existed between {n} and you?',
      '#now What has today been like, this one day?',
      '#time At what moment of the day is it plainest that someone is missing?',
      '#thing @dead @known @person What has stayed where it was, just as {n} left it?',
    ],
  },
  {
    id: 'goodbye-missed', only: 'dead', label: 'the goodbye that never happened', weight: 9,
    hears: anyOf(
      /\b(?:(?:didn't|did not|couldn't|never|wasn't able to) (?:get (?:there|to say)|make it|say goodbye|see (?:him|her|them)|be (?:there|with)|travel|reach)|never said goodbye|no goodbye|too late|wasn't (?:there|in the room|with (?:him|her|them)|by (?:his|her|their) (?:side|bed))\b|arrived (?:late|too)|didn't get to say|(?:stuck|on my way) (?:in|to) (?:the|traffic))/,
      heard(/(?:never|i wish i'd) (?:\w+ )? ?(?:a chance )?(?:to )?say goodbye/, /missed (?:him|her) by|before i could get/, near(/(?:i|my \w+)/, /(?:plane|train|motorway|asleep|abroad|locked|went home|an hour|downstairs)/, /(?:died|had gone|she'd gone|he went|she went|dying|the end\b)/), /she died alone|(?:nobody|no one) (?:rang|woke) me/),
    ),
    unless: heard(/NOBODY/),
    says: [
      'Not having been there leaves the mind rehearsing a scene that never took place. Yours is allowed to rehearse it.',
      "A goodbye that's missing isn't rubbed out by the times you were there, but those count as well, and there were more of them.",
      'When you arrive too late, the clock gets an authority it never had. Everything before was time too.',
      'Nobody chooses the minute. What you did choose were the other days, and of those we know little yet.',
    ],
    asks: ['#moment Where were you when it happened?', '#want What would you have done with five minutes there?', '#want If that goodbye could have been a short one, which sentence was in it?', '#others Who told you, and how?'],
    counsel: ["With a goodbye that couldn't be, it helps some people to do it late: alone, somewhere that was yours together, saying aloud what was in it. It doesn't mend the day. It gives it a place."],
  },
  {
    id: 'missed-call', only: 'dead', label: 'that call', weight: 8,
    hears: anyOf(
      /\b(?:i (?:didn't|did not|never) (?:pick up|answer(?: the)?|call back|ring back|reply)|missed (?:his|her|the|their) call|missed call|called me that (?:day|night|morning)|rang me that|i hung up|said i(?:'d| would) call|told (?:him|her) i was busy)\b/,
      heard(/let (?:it|him) ring|missed calls?|unanswered/, near(/(?:HE|her)/, /(?:rang|called|calling|the call|voicemail)/, /i (?:missed|didn't|was too|turned it|rolled|told her i)/), /(?:didn't|never) (?:pick up|call(?:ed)? her back)|saw her name/, near(/(?:he|she|dad)/, /(?:rang|phoned|\w+ called)/, /(?:i (?:let it|was (?:in a meeting|at the)|thought)|later)/)),
    ),
    says: ['A call cut short, or not answered, becomes afterwards the only one. That day it was one more.', "That phone didn't know what it was carrying, and neither did you.", 'The mind picks up again and again, now that it is no use. It is a very cruel form of love.'],
    asks: ['#moment What were you doing at that moment?', '#want What do you imagine would have been said?', '#moment How many other times did you answer?'],
  },
  {
    id: 'unsaid', label: 'what was left unsaid', weight: 8,
    hears: anyOf(
      /\b(?:never (?:told (?!any|a soul|a lie|mom|mum|my)|said|got to (?:say|tell))|didn't (?:tell|say(?! nothing))|should have (?:told|said)|wish i(?:'d| had) (?:told|said)|left unsaid|never got to|last (?:words|thing i said|message|conversation|time (?:i|we) (?:spoke|talked|saw))|wanted to tell (?:him|her|them)|i would tell)\b/,
      heard(/last text i/, /wanted to (?:say|thank|ask) (?:to )?(?:HIM|thank)/, /(?:neither of us|we never) (?:mentioned|talked about it|spoke of)/),
    ),
    unless: heard(/NOBODY/, /in the (?:book|debate)|should have said (?:no|yes)/),
    says: [
      'What was never said still has someone it was meant for. That is why it does not wear out.',
      "Last words weigh too much because they didn't know they were the last. They were said like any others.",
      'Some sentences wait their turn very politely, and one day there is no turn.',
      "To miss having said it is also to have had somebody to say it to.",
    ],
    asks: ['#want What was it, in the words you would use and not the ones of a card?', '#moment Was there a time it nearly came out?', '#who @dead How do you think {n} would have taken it, with the usual gestures?'],
  },
  {
    id: 'guilt', label: 'the guilt', weight: 8,
    hears: anyOf(
      /\b(?:guilt(?:y)?|my fault|i should(?:n't)? have\b|i could have (?:done|saved|stopped|called|been)|if (?:only )?i(?:'d| had)\b|i regret|remorse|didn't do enough|let (?:him|her|them) down|failed (?:him|her|them))/,
      heard(/(?:blam(?:e|ing)|forgive|punish) myself|mea culpa/, /had i (?:come|been)/, /was my idea|i (?:told|let) (?:him|her|my \w+) (?:to stop|borrow)/),
    ),
    unless: heard(/NOBODY/, /\b(?:his|her|their) (?:own )?fault\b|\b(?:he|she|they) (?:think|believe|ask|feel|said|say)s?(?:ed)?\b.{0,16}\bfault\b/),
    says: [
      'Guilt does its sums with what was learned afterwards. That day you had fewer facts and less strength.',
      "I won't tell you it wasn't your fault so that we can move on. I'd rather hear what exactly you charge yourself with.",
      'Sometimes guilt is the last job left: while we judge ourselves, we are still doing something for the one who is missing.',
      'There is what you could have done, and what you think you ought to have guessed. They usually come mixed.',
      'People who go over a scene so often cared how it would turn out. That is in the scene as well.',
    ],
    asks: ['#moment Which exact moment do you go back to?', '#moment What did you know then, that day, and what have you learned since?', '#others Have you said this aloud to anyone?', '#want If somebody else told you the same about themselves, what would you notice they leave out?'],
    counsel: ['One thing that helps to see the whole of it: write in one column what you knew that day and in another what you found out later. Nothing in the second could have been used then.'],
  },
  {
    id: 'suicide-loss', label: 'the way it happened', weight: 9,
    hears: anyOf(
      /\b(?:(?:took|taken) (?:his|her|their) own life|killed (?:himself|herself|themselves)|his suicide|her suicide|died by suicide|committed suicide|hanged (?:himself|herself))\b/,
      heard(/suicide(?! hotline)|(?:took|ended|ending) her (?:own )?life/, /(?:hung|gassed) himself/, /chose to die\b|intentional|left a note|it won, by/),
    ),
    says: [
      "To lose someone like that leaves a question with nobody to ask it of. I won't answer it for anyone.",
      'After a death like this everyone searches for the sign that was missed. It can nearly always be seen only from here, looking back.',
      'Thank you for naming how it was. Many people can hardly say the word, and that leaves those who stay very alone.',
    ],
    asks: ['#others Who can you talk to about how it happened without softening it?', '#moment What repeats itself most when you think of it?', '#who What were they like before all this, so that the end is not all there is?'],
    counsel: ["There are groups of people who have lost someone to suicide; in many countries survivors' associations run them. You don't have to explain there what is hard to explain elsewhere. The numbers for your country are at /ayuda."],
  },
  {
    id: 'sudden', label: 'how fast it was', weight: 6,
    hears: anyOf(
      /\b(?:(?:so |it was |was |very )sudden(?:ly)?|died suddenly|out of nowhere|without warning|(?:an?|the|car|bike|road) accident|heart attack|(?:the|a|car|plane|motorbike) crash|(?:a|his|her|massive) stroke|hit by (?:a|the)|one minute (?:he|she|we|they))\b/,
      heard(/had (?:a|an)? ?(?:cardiac arrest|embolism)|avalanche|electrocuted|choked/, /perfectly healthy/, /no warning|no time to/, /went to (?:bed|sleep|work) .{0,40}(?:didn't|never|i thought)|had tickets/, near(/HE/, /(?:yesterday|by night)/, /was fine/), /half drunk|he'd just (?:retired|had)/),
    ),
    says: ["What happens all at once doesn't make room first. The body hears later than the news.", 'One day there was a plan for the week, and the next nothing that had been written down was any use. That takes a while to believe.', "With no warning, the mind makes up warnings backwards. It's how it avoids being left without a floor."],
    asks: ['#moment What were you doing when you heard?', '#now Are there stretches when you still expect it not to be true?', '#moment What had been planned for those days and was left half done?'],
  },
  {
    id: 'illness', label: 'the illness', weight: 5,
    hears: anyOf(
      /\b(?:cancer|chemo\w*|tumou?r|alzheimer'?s?|dementia|hospice|palliative|illness|icu|in (?:the )?hospital|leuk\w+|diagnos\w+|terminal|the ward)\b/,
      heard(near(/(?:mnd|als|copd|motor neurone|'s ms|huntington'?s|hepatitis|aids|kidney failure|heart failure|lupus)/, /(?:he|she|him|his|we|my KIN)/), near(/(?:dialysis|transplant|morphine|oncolog\w+|remission|pill boxes|scans|day unit|the tubes|blood counts?)/, /(?:she|his|we|our|my KIN|mum'?s?)/), /ill for|bit by bit|in a coma/, /doctors? (?:say|told us|talk)|no cure/, /hospital smell|intensive care|thin as/),
    ),
    unless: /\b(?:on|during) (?:my|a|the) (?:shift|ward)\b|\bmy patients?\b|\b(?:not|no|never) (?:that )?(?:ill|sick)\b/,
    says: ['@dead A long illness fills the house with timetables. When it ends the timetables end too, and leave an odd hole.', 'Hospital corridors stay in the body: the light, the chairs, the coffee machine.', 'In an illness you begin to lose before losing. You have been in this longer than the calendar says.', '@dead The last weeks sometimes cover the years. They may need moving aside a little, to see the person again.', '@ill There is no manual for being beside an illness. Being there is already a good deal.'],
    asks: ["@dead #moment What do you remember of the hospital days that you haven't told anyone?", '@dead #who What were they like before they were ill?', '@dead #time How long did that time last for you?', '@dead #others Who was looking after you meanwhile?', '@ill #others Who is looking after you meanwhile?', '@ill #now How [is|are] {n} today?', '#others Who shares that waiting with you?'],
  },
  {
    id: 'caring', label: 'the looking after', weight: 6,
    hears: anyOf(
      /\b(?:(?:i )?(?:looked|looking) after (?:him|her|them|my)|cared for|caring for|carer|caregiver|i did the nights|night shifts? with|washed (?:him|her)|fed (?:him|her)|gave (?:him|her) (?:his|her) (?:pills|medication|tablets))\b/,
      heard(/CARE (?:HIM\b|his (?:feet|toenails))\b/, near(/(?:me|my)/, /(?:bedridden|insulin|dressings|lifting|wiping|rota|baby monitor)/, /(?:him|dad|mother|grandad|years|my back)/), /(?:looking|look) after HIM\b|i gave up my \w+ to/),
    ),
    says: ['Whoever cares for someone that long is left with hands that have no trade. It is a loss inside the other.', "Caring like that is tiring in a way you don't know where to put later, because the tiredness feels like a fault.", 'Those small repeated tasks were also a way of talking with the one you cared for.'],
    asks: ['#body How is your own body, after all that time?', '#time At what hour do you most notice there is nothing to be done?', '#others Who did something for you in those days?'],
  },
  {
    id: 'funeral', only: 'dead', label: 'the day of the funeral', weight: 5,
    hears: anyOf(
      /\b(?:funeral|burial|(?:the|a|his|her) wake|memorial service|cremat\w+|eulogy)\b/,
      heard(near(/(?:the service|coffin|undertaker|hymns?|order of service|the church|the chapel|the priest)/, /(?:hated|rain\w*|laugh\w*|recall|fell|wish|everyone|family|combed|catalogue)/), /pallbearer|bagpipes|lowered him/),
    ),
    unless: heard(/on DAY/, /own funeral|burial (?:site|mound)|(?:funeral|wake) (?:\w+ )?(?:next|tonight)|tomorrow|since the (?:funeral|burial)/),
    says: ['There are so many people around on those days that you are hardly there. The silence comes later, when they go.', 'Everything is decided in two hours, the clothes, the flowers, the sentence, and then there are years to wonder whether it was right.', "In front of everyone people say what is expected, and the true things stay in the car on the way back."],
    asks: ['#moment What has stayed with you from that day?', '#want Would you have done something differently, had anyone asked?', '#others Who was with you that day?'],
  },
  {
    id: 'grave', only: 'dead', label: 'the place where they lie', weight: 5,
    hears: anyOf(
      /\b(?:cemetery|graveyard|(?:his|her|their|the) grave|ashes|headstone|urn|crematorium)\b/,
      heard(/(?:(?:\w+'s|unmarked|a) graves?|his tomb|the tomb)/, /(?:the niche|a niche)/, /visit her/),
    ),
    unless: heard(/NOBODY/),
    says: ["Some people need to go to that place often and some can't go near it. Neither measures anything.", 'A stone with a name is a small place for somebody. Each of us finds another to go looking in.'],
    asks: ['#now Have you been back?', '#body How do you come home, when you go?', '#want Is there another place where they feel nearer?'],
    counsel: ["With graves or ashes there's no right date or way. You can go with somebody, stay two minutes and leave, and you can also not go this year."],
  },
  {
    id: 'one-time', label: 'that one day', weight: 6,
    hears: anyOf(
      /\b(?:(?:one|this one) time (?:he|she|we|my)|(?:he|she) once |(?:one|that) (?:christmas|summer|day|night|evening) (?:he|she|we|my)|(?:he|she) (?:bought|brought|took) me (?:a|an|to|out)|(?:he|she) gave me (?:a|an|the|his|her) \w+ (?:once|when|for my))\b/,
      heard(/(?:(?:once|one time|the time (?:he|dad))\b.{0,60}(?:me|us|i)|mum once |that once)/, /(?:for my (?:\w+th|graduation)|the.{5,60}, i was (?:ten|eleven|twelve)$)/, /(?:of|before|on) my wedding/),
    ),
    unless: heard(/NOBODY/),
    says: ['A single day can hold up a great deal.', 'It was once, and it has stayed whole.', 'That it has come all the way to today says something about that day.', 'There they were, in a way that does not fit with the rest.'],
    asks: ['#moment What else do you remember of that day?', '#who What did their face look like?', '#others Does anyone else know, or is it only yours?', '#now What brought it today?'],
  },
  {
    id: 'did-all', label: 'those minutes', weight: 9,
    hears: anyOf(
      /\b(?:cpr|chest compressions|(?:called|rang|dialled) (?:911|999|112|an ambulance|the ambulance)|did the (?:pushing|compressions))\b/,
      heard(/(?:compressions|mouth to mouth|heimlich|epipen|glucagon|first aid(?:er)?)/, /dispatcher|tried (?:\w+ )?(?:to )?(?:revive|save HIM)/, near(/(?:i|me)/, /(?:shouting|counted|carried|pulled|held|tried)/, /(?:ambulance|paramedics?|999|helicopter|till they|the floor|seiz\w+|the neighbour)/), /they said i did/),
    ),
    unless: heard(/NOBODY/),
    says: ['What there was to do, you did. That is already in what you tell.', "Two hands doing what could be done: they were yours. That it wasn't enough is not the same as doing it wrong.", 'What depended on you, you did.'],
    asks: ['#moment What comes back of those minutes?', '#others Who was with you afterwards?', '#now What do you tell yourself about it today, in the better hours?'],
  },
  {
    id: 'funeral-ahead', label: 'the day that is coming', weight: 7,
    hears: anyOf(
      /\b(?:(?:funeral|burial|service|wake|memorial) (?:is|will be|'s) (?:on |next |this |tomorrow|in |the |\d)|words for (?:the )?(?:burial|funeral|service)|(?:bury|burying) (?:him|her|them) (?:on|next|this|tomorrow))/,
      heard(/(?:funeral|burial|wake|service|memorial|janaza|coffin|church|laying)(?:'s|,)? (?:\w+ ){0,5}(?:on (?:mon|wednes|fri|satur)day|tomorrow|tonight|next week|this (?:week|afternoon)|in \w+ days?|at (?:noon|two)|on the \d+\w*|coming up|in a week)/, /bury ?(?:my \w+|dad)? ?(?:next|tomorrow)\b|(?:have to|'ve to) (?:plan|choose|pick)\b.{0,30}(?:funeral|coffin|six men)/, /(?:can't|not sure i can) \b.{0,30}(?:funeral|on friday|tomorrow)/),
    ),
    unless: heard(/NOBODY/),
    says: ['Those days ask a hundred decisions of somebody who can hardly decide on breakfast.', 'Much of it can be done by others, if you say which part must be yours.', 'It need not be done well; it only has to be done with whoever is there.'],
    asks: ['#others Who could take one thing off you?', '#want What should not be missing that day?', '#now What is the next thing that has to be decided?'],
  },
  {
    id: 'baby', label: 'your baby', weight: 9,
    hears: anyOf(
      /\b(?:miscarr\w+|stillb\w+|lost (?:the|my|our) (?:baby|son|daughter) at|lost (?:the|my|our) baby|at \d+ weeks|my milk|pregnan\w+|the scan|no heartbeat|weeks along|our baby|my baby|neonatal)\b/,
      heard(/(?:ectopic|embryos?|d and c|born (?:sleeping|too early)|nicu|rainbow baby|a heartbeat)/, /was (?:seven|fourteen|twenty \w+|thirty) weeks/, /due date|my belly\b|footprints|inside me|a bean\b/),
    ),
    unless: heard(/NOBODY/),
    says: ['This was somebody to you long before others counted them as somebody. Here they count from then.', 'Everything that already had a date is lost as well: the room, the name you had thought of, the months you had counted.', 'This loss has hardly any clothes to keep, and people think it weighs less for that.'],
    asks: ['@unnamed #who Was there already a name, or a way you had of calling the baby?', '#others Who really knows what happened?', '#body How is your body now?'],
  },
  {
    id: 'pet', label: 'your everyday companion', weight: 6,
    hears: anyOf(
      /\b(?:my (?:dog|cat|puppy|kitten|pet|rabbit|horse|bunny)|the vet|put (?:him|her|them) (?:down|to sleep)|i signed|the (?:lead|leash|collar)|litter tray)\b/,
      heard(/PET (?:was )*(?:died|passed|hit)\b/, /(?:lost|bury|without|cry(?:ing)? over) (?:my|our|the|an?) PET\b/, /my (?:old|little) PET\b/, /put to sleep/, /(?:his|her|no) (?:lead|collar|bowl|barking|claws|chew toys?|fur)\b|food bowl|kibble/),
    ),
    unless: heard(/NOBODY/),
    says: ['@dead An animal keeps the hours: the walk, the meal, the place on the sofa. When it goes, the hours stay.', "@dead Whoever hasn't lived with an animal doesn't know how much gets told to it. It was the one who heard everything.", "An animal hears what nobody else is told, and doesn't ask for it to make sense.", 'With an animal in it, a day has its hours: the walk, the meal, the door.', '@dead To decide for someone who cannot speak is one of the hardest things there are, and it is done out of love and in fear at once.'],
    asks: ['#who What odd habit was there, the kind only someone who lives with that animal knows?', '#time At what hour is it worst?', '#others Have you met people who make light of it?', '#who How did you come to each other?'],
  },
]
