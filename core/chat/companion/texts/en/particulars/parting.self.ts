import { patternOf } from '../../../listen/any-of'
import type { Particular } from '../../texts'
import { dark, number } from './parting.words'

/** What many say after a parting: how one is, ways to go, what is wanted and refused. */
export const partingSelf: readonly Particular[] = [
  // How one is, and how it is put.
  {
    id: 'p-look-like', weight: 1,
    hears: /\bi (?:look|looked|sound|sounded|smell|smelled|sat there|stood there|walk(?:ed)? (?:in|around)?|hawked) like (?<thing>(?:a|an|the|some) [a-z-]+(?: [a-z-]+)?)(?= ?(?:$|[,.;]| (?:that|who|when|where|with|on|in|without|under|over|at)\b))/,
    says: ["I can see {thing} quite clearly now."],
    asks: ['#others Who else was there to see it?'],
  },
  {
    id: 'p-my-part-is', weight: 1,
    hears: /\bmy (?<part>hands?|fingers|fingertips|wrists?|knees?|ears?|shoulders|jaw|stomach|feet|legs|forearms|body) (?:are|is|were|was|went|goes|go|keeps?|won'?t|still|curls?|don'?t|doesn'?t|shakes?|shook|remembers?|moved|opens?|turns?)\b/,
    unless: /\b(?:cancer|tumou?r|broken|doctor|hospital|knife|blood|bleeding)\b/,
    says: ['The body keeps its own diary.', 'Nobody has told that part of you the news, or it heard first.'],
    asks: ['#body Is it there all day, or does it keep hours?'],
  },
  {
    id: 'p-at-this-age', weight: 1,
    hears: patternOf(String.raw`\b(?:i'?m|im|i am|i'?ll be|i'?m turning|i turn(?:ed)?|turning|at|am i at) (?<aged>[2-5]\d|(?:twenty|thirty|forty|fifty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)(?=[ ,.]*$|[,.] | and\b| now\b| years? old\b)`),
    unless: /\b(?:minutes?|hours?|degrees|miles|pm|am|o'?clock|past|dollars|quid|weeks|mph|died|death)\b/,
    says: ['At {aged}, with the whole world assuming that the large questions are settled.', "It isn't the age on the brochure for starting over, {aged}."],
    asks: ['#time What did you think {aged} would look like?'],
  },
  {
    id: 'p-grew-up-in-it', weight: 2,
    hears: patternOf(String.raw`\b(?:since (?:i was|we were)|met at|when (?:we|i) met.{0,6}(?:at|was|were)|we (?:were|met)(?: at)?) (?<aged>1[5-9]|2\d|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ]\w+)?|eleven|twelve|thirteen|fourteen|11|12|13|14)\b(?!\s*(?:of|weeks|months|minutes|years in|people|that|who|:))`),
    unless: /\b(?:weeks|of us)\b/,
    says: ['Then a good part of growing up was done side by side with it.', 'At {aged} nobody signs up for this many years, and yet.'],
    asks: ['#moment What were you like, at {aged}?'],
  },
  // Numbers said first.
  {
    id: 'p-years-first', weight: 1,
    hears: patternOf(String.raw`^(?:so |and |nearly |almost |about |it'?s |was |me,? |\w+,? )?(?<years>${number} (?:years?|yrs?|yr))(?=[ ,.]*$|,| (?:and|driver|teaching|on|at|in|of|with|together|married|me|i|we|n)\b|\s*[&+])`),
    unless: /\b(?:ago|later|old|prison|sentence|inside|out in|recorded|birthday|since (?:he|she) (?:died|passed)|died|dead|wait|it takes|for the first|got)\b/,
    says: ['And {years} have a lot of ordinary Tuesdays in them.'],
    asks: ['#moment Which of those {years} would you have again?'],
  },
  {
    id: 'p-did-it-twice', weight: 2,
    hears: /\b(?<done>ironed|vacuumed|hoovered|swept|washed|cleaned|painted|polished|folded|wiped|mopped)\b.{0,30}\btwice\b/,
    unless: /\b(?:once or twice|think twice|enough|married|phoned|twice a)\b/,
    says: ['The second time was for something other than the result.', 'Twice. The second time says what the first was for.'],
    asks: [],
  },
  // Two ways to go.
  {
    id: 'p-if-and-if', weight: 3,
    hears: /\bif (?:i|he|she|it)\b.{2,90}\bif (?:i|he|she|it|not)\b/,
    unless: dark,
    says: ['You have worked out both bills, and neither of them is small.', 'Each of the two has its price written on it already.'],
    asks: ['#want With which of the two could you look at yourself on an ordinary Monday?', '#time When does it have to be answered?'],
  },
  {
    id: 'p-do-i-or', weight: 3,
    hears: /\b(?:do|should|shall|must|am|would) i (?!say so)\b.{3,90}\bor\b/,
    unless: dark,
    says: ['Two roads, and you are standing exactly where they part.'],
    asks: ['#want Which one did you want before you started weighing?', '#time How long have the two been going round?'],
  },
  {
    id: 'p-either-or', weight: 2,
    hears: /\b(?:it'?s|its|is) (?:that|either|this) or\b|\bor the (?:roof|rent|car)\b|\bone or the other\b|\b(?:go or (?:don'?t|stay)|stay or go|take it or|yes or no)\b/,
    says: ['Two things on the scale that were never meant to be weighed together.'],
    asks: ['#want And if nobody had to approve of it?', '#time By when do they want to know?'],
  },
  {
    id: 'p-said-yes-no', weight: 2,
    hears: /(?:^|\bi(?:'ve)? |\bi just |\band )said (?<word>yes|no)\b(?! (?:one|idea|matter|to me))/,
    says: ['A word of one syllable, and a good many evenings behind it.'],
    asks: ["#moment How did your voice sound, on the {word}?"],
  },
  {
    id: 'p-by-a-day', weight: 1,
    hears: /\b(?:on|this|next|come|by|till|until|for) (?<when>(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d+(?:st|nd|rd|th))\b.{0,50}\b(?:i(?:'ll| will| go| am| have to| must| start| fly| leave)|we(?:'ll| will|'re| go| take)|(?:he|she|they)(?:'ll| will|'s coming|'re coming| comes| come| lands| wants))\b|\b(?:(?:i|we)(?:'ll| will| go|'m going| must| have to| start| fly|'re)|lands|coming down|flying out|starts)\b.{2,40}\b(?:on|this|next|by|till|until) (?<date>(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d+(?:st|nd|rd|th))\b/,
    unless: /\bevery\b|\b(?:funeral|buried|surgery|was|were)\b/,
    says: ['It has a date, so the days until then lean towards it.', 'A day with a name on it is at least a day one can see coming.'],
    asks: ['#time What is there to be got through before then?'],
  },
  {
    id: 'p-should-have', weight: 2,
    hears: /\b(?:i|we) (?:should|could|shoulda|coulda|ought to)(?: ?(?:'ve|have|of))? (?:just |never |at least |only )?(?:[a-z]+(?:ed|en|ne|id|un|it|ut)|asked|been|had|told|said|done|gone|taken|called|rung|kept|stayed|left|seen|known|shut|written|sent)\b|\bif i(?:'d| had|'d of|'d have)\b.{3,}|\bhad i (?:just |only |once )?\b|\bmaybe if (?:i|we)\b|\bmebbe if\b|\bi wish i(?:'d| had| went| did| was)\b/,
    unless: /\b(?:died|dying|dead|i should like|couldn'?t|asked if|should have (?:one|a|some|my))\b/,
    says: ['You know to the inch where you would put your foot differently.'],
    asks: ['#moment What did you know that day, and what only since?', '#time When does that one come round, mostly?'],
  },
  {
    id: 'p-i-wonder', weight: 1,
    hears: /\bi (?:do |often |sometimes |just |still )?(?:wonder|keep wondering|was wondering) (?:if|whether|what|how|who|why|where)\b/,
    unless: /\b(?:die|dying|died|dead|death|kill\w*|suicid\w*|alive|end it|disappear\w*|be here|wake up|burden|go out|be gone|bother|miss me|notice|carry on|go on|keep going|the point)\b/,
    says: ['Nobody is able to answer that one, so it keeps its place in the queue.'],
    asks: ['#time When does it come, mostly: evenings, or in the middle of something?'],
  },
  {
    id: 'p-what-if', weight: 2,
    hears: /^(?:and |but |so |now |or |though )?w(?:h)?at if\b|[,;] what if\b/,
    unless: dark,
    says: ["That one has no bottom to it, once it gets going."],
    asks: ['#word What do you answer it with?'],
  },
  // What is wanted.
  {
    id: 'p-just-one', weight: 2,
    hears: /\b(?:want|wanted|like|love|wish|be nice|if (?:someone|somebody) could|to (?:hear|see|sit|sleep|stand|be|have|do|go))\b.{0,60}\b(?:one|a single) (?<unit>time|hour|day|night|evening|sunday|saturday|wednesday|morning|week|phone ?call|call|sentence)\b|\bjust one time\b|\bjust once\b/,
    unless: /\b(?:one day (?:he|she|i|we|they)|one night (?:he|she|i|we|they)|every|all in one|said)\b|\bdie\b/,
    says: ["Just the one. You aren't asking for the shop.", 'One would do. That is how scarce it has got.'],
    asks: ['#want How would it go, that once?'],
  },
  {
    id: 'p-to-be-asked', weight: 2,
    hears: /\b(?:want|wants|wanted|like|love)(?:,? very much,?)? (?:(?:only|just|somebody|someone|one person|people|him|her|them) )?to (?:be|get) (?<what>asked|called|met|touched|expected|needed|missed|seen|held|told|remembered|picked|chosen|invited|allowed|heard|known|noticed|waited for|thanked|looked at)\b|^(?:only )?to be (?<only>asked|called|met|touched|expected|needed|missed|seen|held|allowed|invited|chosen)\b/,
    unless: dark,
    says: ["That takes another person, and it can't be ordered.", 'It costs the other one next to nothing, and that is what makes it sting.'],
    asks: ['#who By whom, if you could pick?', '#time When was the last time?'],
  },
  {
    id: 'p-want-to-sense', weight: 1,
    hears: /\b(?:i(?:'d| would)? (?:just |only |dearly |really |like very much )?(?:want|like|love)(?: very much)?|all i want(?:ed)?(?: is)?|all i ever wanted) to (?<what>hear|see|read|finish|stand|sit|sleep|play|sing|know|smash|make|walk|go up|learn|laugh|smell|cook|dance|stay|watch|build)\b|^to (?:hear|stand|sit|sleep|see|play|sing) .{10,}/,
    unless: /\b(?:die|dead|dying|not want|don'?t|never|kill|forever|sleep and|sleep forever|him|her|them) ?\b|wake/,
    says: ["That's a wish with its feet on the ground.", 'Not much to ask, and nobody can wrap it.'],
    asks: ['#want What stands between you and that, this week?'],
  },
  {
    id: 'p-people-want-me', weight: 2,
    hears: /\b(?:people|everyone|everybody|they|friends|the girls|(?:my|his|her) (?:mother|mum|mom|sister|brother|son|daughter|family|husband|wife)|she|he) (?:all )?(?:want|wants|expects?|needs?|wanted|keeps? wanting|reckons?) (?:me to|i should|i ought)\b/,
    unless: /\b(?:die|dead|kill|hurt)\b/,
    says: ["So there is a version of you on order, and you'd have to act it.", 'They have it all arranged in their heads, where it costs nothing.'],
    asks: ['#others Who lets you be as you are, of the lot of them?', '#want And you, what did you want?'],
  },
  // What was refused.
  {
    id: 'p-no-not-that', weight: 2,
    hears: /^(?:no|nah|naw|nope|nup|uh[- ]uh|lord no)[,.!]? (?:please |thanks |thank you )?(?:i'?m |im |we'?re |i'?ll |i will |i do |i )?(?:not (?:going|gonna|ready|doing|telling|asking|ringing|messagin\w*|talking|taking|giving|blocking|moving|writing|covering|signing|sending|tryna|interested)|don'?t (?:want|need|wish|tell|ask)|do not (?:want|wish)|won'?t|wouldn'?t|can'?t)\b|^i(?:'?m| am) not (?:ringing|asking|telling|writing|interested|going to (?:sit|ring|write|talk|ask|call)|sending|signing|apologi\w+)\b/,
    unless: /\b(?:live|alive|hurt|safe|promise|be here|go on|carry on|any ?more|wake|eat)\b/,
    says: ['Noted. That one goes off the list.', 'Then not. It needs no reasons here.'],
    asks: [],
  },
  {
    id: 'p-dont-say-it', weight: 2,
    hears: /(?:^|[,.;:] |\b(?:please|so|ay no|uh-uh),? )(?:please )?(?:don'?t|do not|nobody)(?: you)? (?:tell|say|suggest|ask|send|give|start|nudge|call) (?:me|it|to me|that|again|about)\b|\bdon'?t even say\b|\b(?:don'?t|do not) suggest\b|\bplease don'?t\b|^stop\.$/,
    unless: /\b(?:i|we|they|you|people|kids|boys|to) (?:please )?(?:don'?t|do not)\b|\b(?:police|hurt|hospital|anyone|anybody|my (?:wife|husband|mum|mom|mother|son|daughter))\b/,
    says: ["You won't get that from me.", 'Left unsaid, then, gladly.'],
    asks: ['#others Who has been saying it to you?', '#others How many times have you had to hear that?'],
  },
  {
    id: 'p-not-brave', weight: 2,
    hears: /\b(?:it|that|this|i)(?:'s| wasn'?t| isn'?t|'m| ain'?t| is| was)? (?:not )?["'“‘]?(?:brave|strong|courageous|a hero|inspiring|resilient|stubborn|an identity crisis|a crisis|a breakdown|depression)\b|\bwish to be (?:courageous|brave|strong)\b|\bwouldn'?t call it\b/,
    unless: /^(?!.*(?:n'?t|\bnot\b))/,
    says: ['Then that word comes off again.', 'Other people hand out those words. You needn\'t sign for them.'],
    asks: ['#word What would you call it, if it has to be called something?'],
  },
]
