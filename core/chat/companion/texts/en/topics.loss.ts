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
    unless: anyOf(
      heard(/NOBODY/, /no ?(?:one|body)(?: has)? died|my colleague|dead (?:on my feet|set)/),
      // "Thuy passed! Twenty out of twenty", "just passed me napkins"; "since his wife died", of somebody else.
      /^(?!.*\b(?:died|dead|death|lost|buried|funeral|passed (?:away|on)\b(?! the)))(?=.*\bpassed(?:!|.{0,40}\b(?:out of|tests?|exams?|driving|marks?|score)\b| (?:me|us|him|her|them|it|round|out|along|the (?!day|week|night|morning|month|year|same))\b))/,
      /\bsince (?:his|her|their) (?:wife|husband|son|daughter) (?:died|passed)\b/,
    ),
    says: ["I'm so sorry. Tell me about it however you like.", "@dead I'm so sorry about {n}. You can tell it in any order.", "@dead @known @brief I'm sorry. Tell me as much or as little about {n} as you like.", "Take your time with this, there's no right way to tell it.", "@dead @named I'm so sorry. I'd like to hear about {n}."],
    asks: ['#who @dead @known What was {n} like on an ordinary day?', '#moment Which part of that day comes back most?', '#who @dead @known What did {n} and you like to do together?', '#now What has today been like?', '#time What time of day is the hardest?', '#thing @dead @known @person What is still where {n} left it?'],
  },
  {
    id: 'goodbye-missed', only: 'dead', label: 'the goodbye that never happened', weight: 9,
    hears: anyOf(
      /\b(?:(?:didn't|did not|couldn't|never|wasn't able to) (?:get (?:there|to say)|make it|say goodbye|see (?:him|her|them)|be (?:there|with)|travel|reach)|never said goodbye|no goodbye|too late|wasn't (?:there|in the room|with (?:him|her|them)|by (?:his|her|their) (?:side|bed))\b|arrived (?:late|too)|didn't get to say|(?:stuck|on my way) (?:in|to) (?:the|traffic))/,
      heard(/(?:never|i wish i'd) (?:\w+ )? ?(?:a chance )?(?:to )?say goodbye/, /missed (?:him|her) by|before i could get/, near(/(?:i|my \w+)/, /(?:plane|train|motorway|asleep|abroad|locked|went home|an hour|downstairs)/, /(?:died|had gone|she'd gone|he went|she went|dying|the end\b)/), /she died alone|(?:nobody|no one) (?:rang|woke) me/),
    ),
    unless: heard(/NOBODY/),
    says: ["I'm so sorry you didn't get to be there.", 'You would have been there if you could.', 'Not getting to say goodbye must hurt so much.', 'You were there so many other days, and that counts too.'],
    asks: ['#moment Where were you at that moment?', '#want What would you have done with five minutes there?', '#want What would you have liked to say?', '#others Who told you, and how?'],
    counsel: ["With a goodbye that couldn't be, it helps some people to do it late: alone, somewhere that was yours together, saying aloud what was in it. It won't change that day, but it can help a little."],
  },
  {
    id: 'missed-call', only: 'dead', label: 'that call', weight: 8,
    hears: anyOf(
      /\b(?:i (?:didn't|did not|never) (?:pick up|answer(?: the)?|call back|ring back|reply)|missed (?:his|her|the|their) call|missed call|called me that (?:day|night|morning)|rang me that|i hung up|said i(?:'d| would) call|told (?:him|her) i was busy)\b/,
      heard(/let (?:it|him) ring|missed calls?|unanswered/, near(/(?:HE|her)/, /(?:rang|called|calling|the call|voicemail)/, /i (?:missed|didn't|was too|turned it|rolled|told her i)/), /(?:didn't|never) (?:pick up|call(?:ed)? her back)|saw her name/, near(/(?:he|she|dad)/, /(?:rang|phoned|\w+ called)/, /(?:i (?:let it|was (?:in a meeting|at the)|thought)|later)/)),
    ),
    says: ["You couldn't have known what that call would be.", 'On any other day that call would have been nothing.', 'No wonder you keep going back to that call.'],
    asks: ['#moment What were you doing at that moment?', '#want What do you think would have been said?', '#moment When did you last talk properly?'],
  },
  {
    id: 'unsaid', label: 'what was left unsaid', weight: 8,
    hears: anyOf(
      /\b(?:never (?:told (?!any|a soul|a lie|mom|mum|my)|said|got to (?:say|tell))|didn't (?:tell|say(?! nothing))|should have (?:told|said)|wish i(?:'d| had) (?:told|said)|left unsaid|never got to|last (?:words|thing i said|message|conversation|time (?:i|we) (?:spoke|talked|saw))|wanted to tell (?:him|her|them)|i would tell)\b/,
      heard(/last text i/, /wanted to (?:say|thank|ask) (?:to )?(?:HIM|thank)/, /(?:neither of us|we never) (?:mentioned|talked about it|spoke of)/),
    ),
    unless: heard(/NOBODY/, /in the (?:book|debate)|should have said (?:no|yes)/),
    says: ["I'm so sorry there wasn't a chance to say it.", "You couldn't know it would be the last time.", "It hurts when you can't say it any more.", 'You can say it here, if that helps a little.'],
    asks: ['#want What was it, in your own words?', '#moment Was there a time you nearly said it?', '#who @dead How do you think {n} would have taken it?'],
  },
  {
    id: 'guilt', label: 'the guilt', weight: 8,
    hears: anyOf(
      /\b(?:guilt(?:y)?|my fault|i should(?:n't)? have\b|i could have (?:done|saved|stopped|called|been)|if (?:only )?i(?:'d| had)\b|i regret|remorse|didn't do enough|let (?:him|her|them) down|failed (?:him|her|them))/,
      heard(/(?:blam(?:e|ing)|forgive|punish) myself|mea culpa/, /had i (?:come|been)/, /was my idea|i (?:told|let) (?:him|her|my \w+) (?:to stop|borrow)/),
    ),
    unless: heard(/NOBODY/, /\b(?:his|her|their) (?:own )?fault\b|\b(?:he|she|they) (?:think|believe|ask|feel|said|say)s?(?:ed)?\b.{0,16}\bfault\b/),
    says: ["You couldn't have known then what you found out later.", "I'm sorry you're so hard on yourself about this.", 'You keep going over it because you cared so much.', 'It must be awful, going over that again and again.', "That's a lot of blame to put on yourself."],
    asks: ['#moment Which moment do you keep going back to?', '#moment What did you know that day, and what did you find out later?', '#others Have you said this aloud to anyone?', '#want If a friend told you the same, what would you say to them?'],
    counsel: ['One thing that helps to see the whole of it: write in one column what you knew that day and in another what you found out later. Nothing in the second could have been used then.'],
  },
  {
    id: 'suicide-loss', label: 'the way it happened', weight: 9,
    hears: anyOf(
      /\b(?:(?:took|taken) (?:his|her|their) own life|killed (?:himself|herself|themselves)|his suicide|her suicide|died by suicide|committed suicide|hanged (?:himself|herself))\b/,
      heard(/suicide(?! hotline)|(?:took|ended|ending) her (?:own )?life/, /(?:hung|gassed) himself/, /chose to die\b|intentional|left a note|it won, by/),
    ),
    says: ["I'm so sorry. That's a terrible way to lose someone.", "So many questions, and the one person you'd ask is gone.", "Thank you for telling me how it happened. That's hard to say."],
    asks: ['#others Who can you talk to honestly about how it happened?', '#moment What do you think about most?', '#who What were they like before all this?'],
    counsel: ["There are groups of people who have lost someone to suicide; in many countries survivors' associations run them. You don't have to explain there what is hard to explain elsewhere. The numbers for your country are at /ayuda."],
  },
  {
    id: 'sudden', label: 'how fast it was', weight: 6,
    hears: anyOf(
      /\b(?:(?:so |it was |was |very )sudden(?:ly)?|died suddenly|out of nowhere|without warning|(?:an?|the|car|bike|road) accident|heart attack|(?:the|a|car|plane|motorbike) crash|(?:a|his|her|massive) stroke|hit by (?:a|the)|one minute (?:he|she|we|they))\b/,
      heard(/had (?:a|an)? ?(?:cardiac arrest|embolism)|avalanche|electrocuted|choked/, /perfectly healthy/, /no warning|no time to/, /went to (?:bed|sleep|work) .{0,40}(?:didn't|never|i thought)|had tickets/, near(/HE/, /(?:yesterday|by night)/, /was fine/), /half drunk|he'd just (?:retired|had)/),
    ),
    says: ["With no warning at all. I'm so sorry.", "From one day to the next. No wonder it doesn't seem real.", 'It must have been such a shock to hear.'],
    asks: ['#moment What were you doing when you heard?', "#now Are there times when it still doesn't feel real?", '#moment What had you planned for those days?'],
  },
  {
    id: 'illness', label: 'the illness', weight: 5,
    hears: anyOf(
      /\b(?:cancer|chemo\w*|tumou?r|alzheimer'?s?|dementia|hospice|palliative|illness|icu|in (?:the )?hospital|leuk\w+|diagnos\w+|terminal|the ward)\b/,
      heard(near(/(?:mnd|als|copd|motor neurone|'s ms|huntington'?s|hepatitis|aids|kidney failure|heart failure|lupus)/, /(?:he|she|him|his|we|my KIN)/), near(/(?:dialysis|transplant|morphine|oncolog\w+|remission|pill boxes|scans|day unit|the tubes|blood counts?)/, /(?:she|his|we|our|my KIN|mum'?s?)/), /ill for|bit by bit|in a coma/, /doctors? (?:say|told us|talk)|no cure/, /hospital smell|intensive care|thin as/),
    ),
    unless: /\b(?:on|during) (?:my|a|the) (?:shift|ward)\b|\bmy patients?\b|\b(?:not|no|never) (?:that )?(?:ill|sick)\b/,
    says: ["@dead All that illness, and then losing {n}. I'm so sorry.", 'All that waiting and worrying would wear anyone out.', "You've been through so much with this illness.", "@dead It's hard when the last weeks are all you can see.", "@ill I'm sorry {n} [is|are] so ill. That's so hard to watch."],
    asks: ['@dead #moment Which day of the illness do you think of most?', '@dead #who What were they like before they were ill?', '@dead #time How long did that time last for you?', '@dead #others Who was looking after you meanwhile?', '@ill #others Who is looking after you meanwhile?', '@ill #now How [is|are] {n} today?', '#others Who shares that waiting with you?'],
  },
  {
    id: 'caring', label: 'the looking after', weight: 6,
    hears: anyOf(
      /\b(?:(?:i )?(?:looked|looking) after (?:him|her|them|my)|cared for|caring for|carer|caregiver|i did the nights|night shifts? with|washed (?:him|her)|fed (?:him|her)|gave (?:him|her) (?:his|her) (?:pills|medication|tablets))\b/,
      heard(/CARE (?:HIM\b|his (?:feet|toenails))\b/, near(/(?:me|my)/, /(?:bedridden|insulin|dressings|lifting|wiping|rota|baby monitor)/, /(?:him|dad|mother|grandad|years|my back)/), /(?:looking|look) after HIM\b|i gave up my \w+ to/),
    ),
    says: ['You did so much for them, day after day.', 'You must be worn out after looking after someone like that.', "Looking after someone like that takes all you've got."],
    asks: ['#body How is your own body, after all that?', '#time Which part of the day is hardest?', '#others Who did something for you in those days?'],
  },
  {
    id: 'funeral', only: 'dead', label: 'the day of the funeral', weight: 5,
    hears: anyOf(
      /\b(?:funeral|burial|(?:the|a|his|her) wake|memorial service|cremat\w+|eulogy)\b/,
      heard(near(/(?:the service|coffin|undertaker|hymns?|order of service|the church|the chapel|the priest)/, /(?:hated|rain\w*|laugh\w*|recall|fell|wish|everyone|family|combed|catalogue)/), /pallbearer|bagpipes|lowered him/),
    ),
    unless: heard(/on DAY/, /own funeral|burial (?:site|mound)|(?:funeral|wake) (?:\w+ )?(?:next|tonight)|tomorrow|since the (?:funeral|burial)/),
    says: ["What a hard day to get through. I'm so sorry.", 'So many people and so much to decide that day.', "I'm not surprised you still think about the funeral."],
    asks: ['#moment What has stayed with you from that day?', '#want Would you have done something differently?', '#others Who was with you that day?'],
  },
  {
    id: 'grave', only: 'dead', label: 'the place where they lie', weight: 5,
    hears: anyOf(
      /\b(?:cemetery|graveyard|(?:his|her|their|the) grave|ashes|headstone|urn|crematorium)\b/,
      heard(/(?:(?:\w+'s|unmarked|a) graves?|his tomb|the tomb)/, /(?:the niche|a niche)/, /visit her/),
    ),
    unless: heard(/NOBODY/),
    says: ["It's fine to go there often, and it's fine not to.", "That can't be an easy place to stand."],
    asks: ['#now Have you been back?', '#body How are you when you come home from there?', '#want Is there another place where they feel nearer?'],
    counsel: ["With graves or ashes there's no right date or way. You can go with somebody, stay two minutes and leave, and you can also not go this year."],
  },
  {
    id: 'one-time', label: 'that one day', weight: 6,
    hears: anyOf(
      /\b(?:(?:one|this one) time (?:he|she|we|my)|(?:he|she) once |(?:one|that) (?:christmas|summer|day|night|evening) (?:he|she|we|my)|(?:he|she) (?:bought|brought|took) me (?:a|an|to|out)|(?:he|she) gave me (?:a|an|the|his|her) \w+ (?:once|when|for my))\b/,
      heard(/(?:(?:once|one time|the time (?:he|dad))\b.{0,60}(?:me|us|i)|mum once |that once)/, /(?:for my (?:\w+th|graduation)|the.{5,60}, i was (?:ten|eleven|twelve)$)/, /(?:of|before|on) my wedding/),
    ),
    unless: heard(/NOBODY/),
    says: ['You tell it as if it were yesterday.', 'That day clearly meant something to you.', 'I can see why you still remember that day.', 'Thank you for telling me about that day.'],
    asks: ['#moment What else do you remember of that day?', '#who What did their face look like?', '#others Does anyone else know about that day?', '#now What made you think of that day today?'],
  },
  {
    id: 'did-all', label: 'those minutes', weight: 9,
    hears: anyOf(
      /\b(?:cpr|chest compressions|(?:called|rang|dialled) (?:911|999|112|an ambulance|the ambulance)|did the (?:pushing|compressions))\b/,
      heard(/(?:compressions|mouth to mouth|heimlich|epipen|glucagon|first aid(?:er)?)/, /dispatcher|tried (?:\w+ )?(?:to )?(?:revive|save HIM)/, near(/(?:i|me)/, /(?:shouting|counted|carried|pulled|held|tried)/, /(?:ambulance|paramedics?|999|helicopter|till they|the floor|seiz\w+|the neighbour)/), /they said i did/),
    ),
    unless: heard(/NOBODY/, /tried (?:the|a|that) (?:\w+ )?(?:thing|trick|idea)/),
    says: ['You did what you could with what there was.', 'You did so much, there and then.', 'You were there, and you did what could be done.'],
    asks: ['#moment What do you remember of those minutes?', '#others Who was with you afterwards?', '#now How is it for you, thinking of it today?'],
  },
  {
    id: 'funeral-ahead', label: 'the day that is coming', weight: 7,
    hears: anyOf(
      /\b(?:(?:funeral|burial|service|wake|memorial) (?:is|will be|'s) (?:on |next |this |tomorrow|in |the |\d)|words for (?:the )?(?:burial|funeral|service)|(?:bury|burying) (?:him|her|them) (?:on|next|this|tomorrow))/,
      heard(/(?:funeral|burial|wake|service|memorial|janaza|coffin|church|laying)(?:'s|,)? (?:\w+ ){0,5}(?:on (?:mon|wednes|fri|satur)day|tomorrow|tonight|next week|this (?:week|afternoon)|in \w+ days?|at (?:noon|two)|on the \d+\w*|coming up|in a week)/, /bury ?(?:my \w+|dad)? ?(?:next|tomorrow)\b|(?:have to|'ve to) (?:plan|choose|pick)\b.{0,30}(?:funeral|coffin|six men)/, /(?:can't|not sure i can) \b.{0,30}(?:funeral|on friday|tomorrow)/),
    ),
    unless: heard(/NOBODY/),
    says: ["That's so much to decide when you can hardly think.", "You don't have to do all of it yourself.", "It doesn't have to be perfect, that day."],
    asks: ['#others Who could take one thing off you?', '#want What should not be missing that day?', '#now What is the next thing that has to be decided?'],
  },
  {
    id: 'baby', label: 'your baby', weight: 9,
    hears: anyOf(
      /\b(?:miscarr\w+|stillb\w+|lost (?:the|my|our) (?:baby|son|daughter) at|lost (?:the|my|our) baby|at \d+ weeks|my milk|pregnan\w+|the scan|no heartbeat|weeks along|our baby|my baby|neonatal)\b/,
      heard(/(?:ectopic|embryos?|d and c|born (?:sleeping|too early)|nicu|rainbow baby|a heartbeat)/, /was (?:seven|fourteen|twenty \w+|thirty) weeks/, /due date|my belly\b|footprints|inside me|a bean\b/),
    ),
    unless: anyOf(
      heard(/NOBODY/),
      // Scans are made of others too.
      /^(?!.*\b(?:bab(?:y|ies)|pregnan\w*|weeks|heartbeat|midwife|miscarr\w*|due date)\b).*\b(?:(?:scan|mri|ct) results?|results of the scan)\b/,
    ),
    says: ["I'm so sorry about your baby.", "You'd already been making plans. I'm so sorry.", 'It was your baby, however short the time was.'],
    asks: ['@unnamed #who Was there already a name, or a way you had of calling the baby?', '#others Who can you talk to about the baby?', '#body How are you sleeping?'],
  },
  {
    id: 'pet', label: 'your everyday companion', weight: 6,
    hears: anyOf(
      /\b(?:my (?:dog|cat|puppy|kitten|pet|rabbit|horse|bunny)|the vet|put (?:him|her|them) (?:down|to sleep)|i signed|the (?:lead|leash|collar)|litter tray)\b/,
      heard(/PET (?:was )*(?:died|passed|hit)\b/, /(?:lost|bury|without|cry(?:ing)? over) (?:my|our|the|an?) PET\b/, /my (?:old|little) PET\b/, /put to sleep/, /(?:his|her|no) (?:lead|collar|bowl|barking|claws|chew toys?|fur)\b|food bowl|kibble/),
    ),
    unless: heard(/NOBODY/),
    says: ['@dead It must be so quiet at home now.', "@dead I'm so sorry. You were together every day.", "That's a real friend, and anyone with an animal knows it.", "It's good company to have around all day.", "@dead Of course you're heartbroken. You loved that animal so much."],
    asks: ['#who What odd little habit was there?', '#time When do you notice it most in the day?', '#others Has anyone made light of it?', '#who How did you come to each other?'],
  },
]
