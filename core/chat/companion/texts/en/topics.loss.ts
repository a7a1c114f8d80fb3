import { anyOf, withWords } from '../../listen/any-of'
import type { Topic } from '../texts'

/** What the words in capitals stand for in the patterns below. */
const words: Record<string, string> = {
  KIN: "(?:mum|mam|mom|mama|mummy|mommy|amma|ma|mother|dad|daddy|da|papa|father|stepdad|stepmum|nan|nana|gran|granny|grandma|grandmother|grandad|granddad|granda|grandpa|grandfather|lolo|lola|husband|wife|partner|boyfriend|girlfriend|fianc\\w+|brother|sister|twin|son|daughter|boy|girl|child|kid|uncle|aunt|auntie|cousin|nephew|niece|friend|mate|bestie|in-law|parents)",
  HE: "(?:he|she|(?:my|our) (?:\\w+ ){0,2}KIN|mum|mam|mom|mummy|ma|dad|daddy|papa|nan|nana|gran|granny|grandma|grandad|granddad|granda|grandpa)",
  HIM: "(?:him|her|(?:my|our) (?:\\w+ ){0,2}KIN|mum|mam|mom|mummy|ma|dad|daddy|papa|nan|nana|gran|granny|grandma|grandad|granddad|granda|grandpa)",
  HIS: "(?:his|her|their|(?:my |our )?(?:\\w+ )?KIN'?s)",
  DAY: '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
  NUM: '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|half an|a few|several|many)',
  PET: '(?:dogs?|cats?|puppy|kitten|pup|bunny|rabbit|budgie|parrot|pony|horse|mare|hamster|guinea pig|tortoise|ferret|goat|hens?|spaniel|labrador|lab|retriever|pug|terrier|tabby|collie|sheepdog|greyhound|whippet|beagle|poodle|husky|dachshund|moggy|cockatiel|canary|gerbil|rat|donkey|snake|gecko|foster|mutt|hound)',
  NOBODY: "^(?!.*\\b(?:i|me|my|mine|we|us|our|he|she|him|her|his|hers|they|them|their|myself|nobody|no one|KIN|KINs?'s?)\\b)",
  TRAIT: '(?:face|voice|laugh|laughter|smile|eyes|hands|smell|scent|walk|steps?|footsteps|hair|freckles|dimple|mole|birthday|middle name|name|phrases|sayings|jokes|stories|details?|songs?|hug|touch|accent|expression|features|nose|height|favourite \\w+|sneeze|sound|look|memory|memories|number|mannerisms|way of \\w+)',
  CARE: '(?:(?:i|i\'d|we|and|who) (?:would |used to |had to |always |still |also |just |learned to |learnt to )*(?:bathed?|shaved?|washed?|fed|feed|dress(?:ed)?|changed?|turned?|lift(?:ed)?|wiped?|nursed?|carried|cleaned|showered|massaged|hoisted|pushed|combed|brushed|cut|rubbed|suctioned)|bathing|feeding|washing|wiping|turning|lifting|changing|pushing|nursing|dressing|showering|toileting|spoon ?feeding|(?:put|rubbed) cream on|cleaned up after|sat up with|got up to)',
  SPEAKER: "(?:people|everyone|everybody|folks?|they|friends|someone|somebody|neighbours|relatives|colleagues|family|my (?:\\w+ ){0,2}(?:KIN|boss|friends|mates|pals|family|teacher|manager|neighbours?|flatmates?|aunts|in laws|colleagues?|counsellor|gp|doctor)|(?:a|an|the|one|some) (?:\\w+ )?(?:lady|woman|man|neighbours?|priest|vicar|nurse|guy|doctor|hairdresser|teacher|stranger|relative|lads)(?: (?:in|at|from|with|who) \\w+)?(?: \\w+)?|auntie|mum|dad|gran|she|he)",
  ADVICE: "(?:mov(?:e|ed|ing) on|get(?:ting)? over|over it|let (?:him|her|it )?go\\b|time (?:heals|will|is|to)|strong|better place|angel|heaven|at peace|at rest|(?:his|her) time|luck\\w*|at least|life goes|positive|young|meet (?:someone|somebody)|plenty|god|happen\\w*|blessing|grateful|glad|get out|dating|how (?:i|you) feel|i should|i ought|i need to|i must|i have to|another|too (?:long|much|soon)|long enough|only (?:a|my|his|her|your)|just a|cry(?:ing)?|closure|heal\\w*|brave|man up|wasn't (?:even )?(?:married|real|a child|family)|hobby|get a grip|be happy|it's (?:been|time|only|for|better)|no (?:children|kids)|yoga|past life|use the pain|busy|be over|worse|best|try again|would(?:n't)? (?:want|have wanted)|by now|forget (?:him|her)|wallow\\w*|dwell\\w*|cheer up|smile|snap out|pull (?:myself|yourself)|suffer\\w*|good (?:life|innings|age)|old|therapy|distract|deserve|thinner|look well|reason|normal|fish)",
  NOBODYSAYS: "(?:nobody|no one|none of (?:\\w+ ){1,2}|not one of|not a soul|(?:people|everyone|everybody|they|we|my (?:\\w+ )?(?:family|friends|mates|mum|dad|mother|father|brother|sister|kids|colleagues|husband|wife|aunts?|in laws)|family|friends|mates|colleagues|the (?:others|family|grandchildren|rest|kids|cousins)|at (?:work|home|church))\\b.{0,30}\\b(?:don't|doesn't|never|won't|not|can't|hardly|didn't|dares?|refuses? to|avoids?|stopped|barely))\\b",
  SPEAKTO: "(?:i|i've|i'm|we|i'll)\\b.{0,25}\\b(?:talk(?:ing)?|chat(?:ting)?|speak(?:ing)?|tell(?:ing)?|ask(?:ing)?|say(?:ing)?|said|told|sing(?:ing)?|writ(?:e|ing)|argu(?:e|ing)|text(?:ing)?|message|messaging|consult|swear|swore|thank|greet|shout(?:ed)?|whisper\\w*|ring(?:ing)?|phone|send(?:ing)?|wish(?:ed)?|post|read|gave|give|introduc\\w+|apologi[sz]e)\\b.{0,25}\\b(?:him|her|them|to (?:my|the)|my (?:\\w+ )?KIN|dad|mum|papa|gran|nan|grandad|(?:his|her) \\w+)",
}

/** Where each of these stands in a sentence or just after it, in whatever order. */
function near(...cues: readonly RegExp[]): RegExp {
  return new RegExp(`(?:^|[.?!] )${cues.map(({ source }) => `(?=.{0,160}\\b(?:${source})\\b)`).join('')}`)
}

const heard = withWords(words)

/** Death, and what surrounds it. */
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
      '@dead That {n} died moves even the places of things. Tell it at whatever pace you can, in no order if there is none.',
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
      "That you lack the saying of it also means there was somebody to say it to. That isn't little.",
    ],
    asks: ['#want What was it, in the words you would use and not the ones of a card?', '#moment Was there a time it nearly came out?', '#who @dead How do you think {n} would have taken it, with the usual gestures?'],
  },
  {
    id: 'guilt', label: 'the guilt', weight: 8,
    hears: anyOf(
      /\b(?:guilt(?:y)?|my fault|i should(?:n't)? have\b|i could have (?:done|saved|stopped|called|been)|if (?:only )?i(?:'d| had)\b|i regret|remorse|didn't do enough|let (?:him|her|them) down|failed (?:him|her|them))/,
      heard(/(?:blam(?:e|ing)|forgive|punish) myself|mea culpa/, /had i (?:come|been)/, /was my idea|i (?:told|let) (?:him|her|my \w+) (?:to stop|borrow)/),
    ),
    unless: heard(/NOBODY/),
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
    id: 'belongings', only: 'dead', label: 'the things left behind', weight: 6,
    hears: /\b(?:(?:his|her|their|mum's|mom's|dad's) (?:clothes|things|wardrobe|room|coat|jacket|jumper|sweater|slippers|watch|mug|cup|chair|glasses|scarf|smell|perfume|shoes|stuff)|belongings|clear(?:ing)? out (?:his|her|their|the)|boxes of (?:his|her|their)|smells of (?:him|her)|i (?:still )?keep (?:his|her))\b/,
    says: ["Things stay where they were and nobody has told them. That's why they startle us.", "There's no date for touching those things. Whoever sets you one isn't looking at them as you do.", 'A worn object knows how it was used. In that it is like a signature.', "Keeping something isn't always not letting go: sometimes it is still company."],
    asks: ["#thing Which object couldn't you move yet?", '#thing Where in your home is it right now?', '#want Is there something of theirs you would like to use yourself?', '#others Who else in the family is dealing with those things?'],
    counsel: ['If it has to be cleared, three piles can help, not two: what goes, what stays and what nobody knows yet. The third can wait for years in a box.'],
  },
  {
    id: 'photos', label: 'the photographs', weight: 4,
    hears: anyOf(
      /\b(?:photos?|photographs?|pictures? of|videos? of|albums?)\b/,
      heard(near(/(?:pictures?|pics|clips|frames?)/, /(?:him|he|KIN|of us)/, /(?:look\w*|don't|deleted?|found|laugh\w*|kiss\w*|every)/)),
    ),
    unless: /\b(?:picture of (?:health|my knee)|(?:ask|to) (?:his|her) photo)\b/,
    says: ['Photographs show the face and hide everything around it. What was around, you know.', "There are photos you can look at and photos you can't. The same one changes groups from day to day."],
    asks: ['#thing What is in the photo you look at most?', "#thing Which one can't you look at yet?", '#moment What happened right after it was taken?'],
  },
  {
    id: 'voice', only: 'dead', label: 'the voice', weight: 6,
    hears: anyOf(
      /\b(?:(?:his|her|their) (?:voice|laugh)|voicemails?|voice ?(?:notes?|messages?)|answering machine|hear (?:him|her)(?: again)?|the way (?:he|she) (?:said|laughed|talked))\b/,
      heard(near(/(?:answerphone|audios?|tapes?)/, /(?:her|she|mum)/, /(?:play\w*|sings?|still)/), /heard dad talking/),
    ),
    says: ['The voice is the first thing we fear losing, and what comes back late and whole, when least expected.', "A saved recording is a door. You can have it without opening it every day.", 'What stays of a voice, above all, is how it said your name.'],
    asks: ['#who Which of their sayings can you still hear exactly as it was said?', '#who What did they call you?', '#now Have you listened to it again?'],
    counsel: ['If you have recordings, make a copy today somewhere else. Then listening or not listening stops being urgent and can be a choice.'],
  },
  {
    id: 'forgetting', only: 'dead', label: 'the fear of forgetting', weight: 7,
    hears: anyOf(
      /\b(?:forget(?:ting)? (?:him|her|them|his|her|their|what|how)|can't remember (?:his|her|their|what|how)|i'm forgetting|fading|don't remember (?:his|her) (?:voice|face))\b/,
      heard(/HIS TRAIT\b.{0,35}(?:won't come|gone|which)\b/, near(/(?:afraid|scared|frightened|terrified|fear|what if)/, /(?:forget\w*|fad\w+|remember\w*)/)),
    ),
    says: ["We forget data, the date, the colour of a door. The way somebody treated you isn't kept in the same place.", 'That fear tends to come when it hurts a little less, and it confuses things: easing is not forgetting.'],
    asks: ['#who What are you afraid of losing first?', '#who Which gesture of theirs could you imitate right now?'],
    counsel: ['Against forgetting, small things work: note one thing a day, not written up. How they held the knife, what they said on coming in. In a month there are thirty.'],
  },
  {
    id: 'dreams', label: 'the dreams', weight: 5,
    hears: anyOf(
      /\b(?:dream(?:t|ed|s|ing)?|nightmares?)\b/,
      heard(/in my sleep|(?:woke|woken)(?: up)? (?:laughing|by his)/),
    ),
    unless: heard(/NOBODY/, /dream of a/),
    says: ["In dreams it hasn't happened. So waking is hearing the news again.", "I can't read dreams, and I distrust those who do. I do know they leave a mood that lasts all morning."],
    asks: ['#moment What happened in the dream?', '#body What did you wake with in your body?', '#who How were they, in the dream?'],
  },
  {
    id: 'talking-to', only: 'dead', label: 'what you tell them when you are alone', weight: 6,
    hears: anyOf(
      /\b(?:(?:i|still) (?:talk|talking|speak) to (?:him|her|them)|i tell (?:him|her) (?:things|about)|still (?:text|write to|call|set (?:the|a|his|her)|lay (?:the|a|his|her)|put (?:his|her)) ?|keep (?:texting|writing|setting|laying) |set(?:ting)? (?:the table|a place) for)\b/,
      heard(near(/SPEAKTO/, /(?:dead|late KIN|photo|out loud|aloud|in my head|in the car|in the kitchen|every morning|when i|her number|habit|answers?|the gossip|the news)/)),
    ),
    says: ["Far more people talk to someone who isn't there than will admit it. The conversation was years old; it isn't cut off in a day.", 'You are still using the part of you that was for them. It would be odd if it had switched off by itself.'],
    asks: ['#now What was the last thing you told them?', '#moment Where do you usually talk to them?', '#body How does it leave you?'],
  },
  {
    id: 'anniversary', label: 'that date', weight: 6,
    hears: anyOf(
      /\b(?:anniversary|birthday|would have (?:been|turned)|a year (?:ago|since|on)|(?:mother|father)'?s'? day|coming up|the date)\b/,
      heard(/NUM (?:years?|months?) (?:today|tomorrow|ago today|on DAY)/),
    ),
    says: ["The body counts the days better than the calendar. It's often the week before, without knowing why.", "Dates come whether they're invited or not. It helps a little to decide beforehand who will be there and what will not be done."],
    asks: ["#want What would you like there to be that day, and what not?", '#others Who else knows what day it is?', '#who How did it use to be celebrated?'],
    counsel: ["For a date like that, decide three small things beforehand: who you'll be with, what you won't do, and one gesture that takes ten minutes. The rest can be an ordinary day."],
  },
  {
    id: 'holidays', label: 'the holidays', weight: 4,
    hears: anyOf(
      /\b(?:christmas|thanksgiving|new year\w*|easter|eid|hanukkah|the holidays|family (?:dinner|gathering|meal)s?)\b/,
      heard(near(/(?:diwali|onam|halloween|boxing day|ramadan|december|the (?:24th|25th)|the carols|crackers?|bauble)/, /(?:without|first |place|plate|can't|this year|divorce\w*|quiet|left over)/)),
    ),
    unless: /\b(?:one christmas|every christmas)\b/,
    says: ['@dead At the holidays there is a chair everyone looks at and nobody mentions. It can be a rest when someone does.', "@dead The holidays bring last year's script, and whoever played half the parts is missing.", 'Those dates come with everyone expecting something of them, and of you.', 'A date that everybody keeps is hard to keep quiet in. It helps to decide beforehand what you will do with it.'],
    asks: ['#who What did they always do on those days that nobody else did?', '#want Which part would you skip this year?', '#others Have you been able to say so at home?'],
    counsel: ['With the holidays it is fine to have a way out ready: come in your own car, tell one person, arrive for the coffee. Staying to the end is not compulsory.'],
  },
  {
    id: 'empty-place', only: 'lost', label: 'the house', weight: 5,
    hears: anyOf(
      /\b(?:(?:empty|quiet|silent) (?:house|flat|apartment|home|bed|chair|room)|(?:house|flat|home|apartment)(?: is|'s| feels)? (?:so )?(?:empty|quiet|silent)|isn't so quiet|the silence|(?:his|her) side of the bed|come home to (?:an? (?:empty|dark)|nobody|no one|silence|nothing)|nobody waiting|table for (?:one|two))\b/,
      heard(/too quiet|the quiet when/, /key in the (?:lock|door)|open the door and/, near(/(?:house|flat|kitchen|couch|table|chair|landing)/, /(?:only me|there's me|without her|his (?:spot|chair)|too big|i avoid)/)),
    ),
    says: ["The silence of a house isn't the lack of noise: it's knowing which noise belonged to that hour.", 'There are habits made for two that go on being done alone for a while, like holding a door.', "Coming in and nobody asking. That isn't on the condolence cards, and it's there every day."],
    asks: ['#time At what time do you notice it most?', '#moment What is the first thing you do when you come in?', '#thing Which part of the house do you avoid?'],
  },
  {
    id: 'unnamed', only: 'dead', label: 'that nobody says the name', weight: 7,
    hears: anyOf(
      /\b(?:(?:they|nobody|no one|people|everyone|everybody) (?:don't |doesn't |never |won't |ever )*(?:says?|mentions?|talks? about|speaks? of|asks? about) (?:anything|him|her|them|(?:his|her|their) name)|hear (?:some(?:one|body)|any(?:one|body)) say (?:his|her|their) name|avoid\w* (?:his|her|their) name|change the subject|(?:nobody|no one|they never|they don't|she won't|he won't|won't) (?:says?|mentions?|talks? about|speaks? of|ever says|say) (?:(?:his|her|their) name|him|her|it\b)|as if (?:he|she) (?:never|hadn't))\b/,
      heard(/NOBODYSAYS .{0,40}\b(?:mentions?(?:ed)? HIM|talks? about HIM|asks?(?: me)? about my)/, /(?:not|no one|afraid to|scared to) (?:\w+ ){0,4}(?:said HIS name|mention HIM|bring HIM up)|(?:his|her|that) name\b.{0,40}(?:lips|quiet|flinch\w*|out loud)/, /(?:acts?|talk) (?:like|as though) (?:she|i)/, /(?:were|got|was) told (?:not to|he was)|swear word|dedicat\w+/),
    ),
    says: ['People keep quiet so as not to hurt, and it is the silence that does.', 'They are afraid of reminding you, as if you had forgotten.', '@named Then the name can be said here: {n}.', 'Keeping a name quiet looks like tact and feels like rubbing it out.', '@named {n}. Here it gets said.', 'Others avoid it so as not to hurt you, and that is just the hurt.', 'When nobody says it, it seems to fall to you to insist that they existed.'],
    asks: ['#who What would you like them to remember?', '#others Is there one person with whom the name comes easily?', '#want If somebody asked you tomorrow, what would you tell first?', '#others With whom can that name be said?', '#want What would you like somebody to tell aloud?', '#others What happens when you say it yourself?'],
    counsel: ['Saying the name first yourself sometimes opens the door: most people are only waiting to be allowed.'],
  },
  {
    id: 'did-all', label: 'those minutes', weight: 9,
    hears: anyOf(
      /\b(?:cpr|chest compressions|(?:called|rang|dialled) (?:911|999|112|an ambulance|the ambulance)|did the (?:pushing|compressions))\b/,
      heard(/(?:compressions|mouth to mouth|heimlich|epipen|glucagon|first aid(?:er)?)/, /dispatcher|tried (?:\w+ )?(?:to )?(?:revive|save HIM)/, near(/(?:i|me)/, /(?:shouting|counted|carried|pulled|held|tried)/, /(?:ambulance|paramedics?|999|helicopter|till they|the floor|seiz\w+|the neighbour)/), /they said i did/),
    ),
    unless: heard(/NOBODY/),
    says: ['You called, and you did what there was to do. That is already in what you tell.', "Two hands doing what could be done: they were yours. That it wasn't enough is not the same as doing it wrong.", 'What depended on you, you did.'],
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
    id: 'others-say', label: 'what people say', weight: 6,
    hears: anyOf(
      /\b(?:(?:people|everyone|they|friends|my (?:family|friends|boss)) (?:all )?(?:keep )?(?:say|says|saying|tell|tells|telling|think|thinks)\b(?! (?:anything|nothing|if|his name|her name|their name))|move on|get over it|better place|time heals|everything happens for|should be over|by now|at least (?:he|she|you)|(?:they|he|she|people|someone|my \w+) (?:says?|said|tells? me|told me|keeps? saying) (?:that )?(?:it's|it was|i'll get|ill|i should|to (?:move|get|be|let|think|look))\b|just a (?:dog|cat|pet))\b/,
      heard(/SPEAKER (?:\w+ )?(?:says|tell|reckons?|texted)\b.{0,60}ADVICE/, /god (?:needed|wanted|only gives)|man up|what doesn't kill|chin up|you need to|you'll (?:meet|find)/, /log kya|according to my/),
    ),
    unless: /\bas they say\b/,
    says: ['People offer phrases because they cannot bear having nothing in their hands. And then you have to thank them for it.', 'Those phrases are usually in a hurry. The hurry belongs to whoever says them.', 'From outside advice weighs little. Inside it has to be carried.'],
    asks: ['#others Which of those phrases hurt most?', '#others Has anyone got it right, even by keeping quiet?', '#want What would you have liked them to say?'],
    counsel: ["You can keep a short answer ready for those phrases: “thank you, I can't do advice today”. There's no need to argue."],
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
  {
    id: 'relief', label: 'the relief', weight: 7,
    hears: anyOf(
      /\b(?:(?:a|the|felt|feel|feeling|only|some) relief|relieved (?:that|when|it|he|she)|glad it(?:'s| is) over|a weight (?:off|lifted))\b/,
      heard(/(?:feel|felt|part of me is) relieved/, /i (?:\w+ )?(?:breathe$|exhaled?)|(?:feel|felt) (?:lighter|free\b)/, /(?:glad|happy|thankful) (?:it|it's|she's)(?: was)? (?:all )?(?:over|not suffering)/, /no more hospitals?/),
    ),
    unless: heard(/NOBODY/),
    says: ["Relief and sorrow fit into the same day. That one is there doesn't disprove the other.", "To feel rest when something very long is over isn't to have wished for it. It is having come to the end of your strength."],
    asks: ['#moment When did that relief first show itself?', '#others Have you been able to say so to anyone?', '#word What comes after the relief, if you stay a moment?'],
  },
  {
    id: 'ambivalent', label: 'what was not good between you', weight: 8,
    hears: anyOf(
      /\b(?:(?:wasn't|was not|never) a (?:good|great) (?:father|mother|dad|mum|mom|parent|person|husband)|(?:he|she) (?:hit|beat|abandoned|hurt|humiliated) (?:me|us)(?! (?:at|every time|always|in a|to it))|abusive (?:father|mother|dad|mum|mom)|we (?:didn't|weren't) (?:speak|talk|speaking|talking)|hadn't spoken|estranged|never loved me|was never there|was (?:cruel|violent)|was (?:always |so |very )?cold (?:to|with|towards)|afraid of (?:him|her))\b/,
      heard(near(/(?:father|grandad|grandfather|husband|brother|him)/, /(?:bully|bullied|drank|the belt|a belt|beat us|cheat|abus\w+|racist|bastard|tyrant|hated|molested)/, /(?:died|(?:still|i) (?:cry|miss)|i loved|inherit\w*|kindest|wonderful|praised?|hall after|tears|why do i|meant to)/), /(?:wasn't|was not) a good (?:man|marriage)|hard (?:to (?:love|mourn)|on me)/, /disowned/, /two people\b|chose (?:the|her) .{0,20}over us/),
    ),
    unless: heard(/NOBODY/),
    says: ["You can miss a person who did harm, and also miss what they never gave. It's no contradiction, it's two losses.", "When it was difficult between you, condolences go to the wrong address. Nobody knows what to say to you, and you don't either.", "You needn't forgive in order to grieve. They are two matters, and the second doesn't wait for the first."],
    asks: ['#who What were you still hoping might change?', '#word What is hardest to say about how it was?', '#others Who can you talk to about this without being asked to say only the good?'],
  },
  {
    id: 'good-memory', label: 'that memory', weight: 4,
    hears: anyOf(
      /\b(?:i remember (?:when|how|the|him|her|us)|we (?:cooked|would|danced|sang|drove)|(?:he|she) always (?:took|bought|taught) me|(?:he|she|they|we) (?:used to|would always|always)|every sunday|when i was (?:little|a (?:child|kid|boy|girl)|small)|taught me|made me laugh|we laughed)\b/,
      heard(/(?:dad|mum|dada|my KIN)(?: would| used to) \w+\b.{0,55}\b(?:me|us)\b/, /(?:gathering|fishing) .{0,25}with (?:nonno|my grand\w+)/),
    ),
    unless: heard(/NOBODY/),
    says: ["I can see that. It needn't be dressed up.", 'There is a whole custom in that one sentence. Customs say more than great days.', 'You tell it in the past tense and the gesture is still very much alive.', "What remains of people is mostly this: what repeated itself and nobody wrote down."],
    asks: ['#who What did their face do at such times?', '#moment What else was in that scene: who, what smell, what hour?', '#who Which part of that do you do yourself now, without noticing?', '#thing Is there something left of it that can be touched?'],
  },
  {
    id: 'faith', label: 'your faith', weight: 5,
    hears: anyOf(
      /\b(?:(?<!thank |my |oh |for |swear to |honest to )god(?!'s sake| knows| forbid|damn)|pray(?:er|ers|ing)?|my faith|heaven|believer|bible|sin\b|afterlife|allah|mosque|synagogue|the lord)\b/,
      heard(/jesus(?! christ)|our lord|our lady|hukam/, near(/(?:i|me)/, /(?:quran|jumu'?ah|puja|sermons?|all souls|church|imam|pastor|chaplain|vicar|buddhist|st anthony)/, /(?:pray\w*|believe\w*|carried|can't|walked out|go to|holds?|lets me|mercy|patience|answers?|every|rubbish)/)),
    ),
    says: ["Of what comes after I know nothing, and I won't act as if I did. I can hear how your faith is with all this.", 'Some hold on to God and some are angry with Him, and sometimes it is the same person in the same week.', "If prayer holds you, let it hold you. If it won't come today, that too is part of many people's faith."],
    asks: ['#now Has your way of believing changed since?', '#others Is there someone in your community you can really talk to?', '#want When you pray, what do you ask for these days?'],
  },
]
