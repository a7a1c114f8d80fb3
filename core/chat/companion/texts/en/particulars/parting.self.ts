import { patternOf } from '../../../listen/any-of'
import type { Particular } from '../../texts'
import { dark, number } from './parting.words'

/** What many say after a parting: how one is, ways to go, what is wanted and refused. */
export const partingSelf: readonly Particular[] = [
  // How one is, and how it is put.
  {
    id: 'p-look-like', weight: 1,
    hears: /\bi (?:look|looked|sound|sounded|smell|smelled|sat there|stood there|walk(?:ed)? (?:in|around)?|hawked) like (?<thing>(?:a|an|the|some) (?!(?:ghost|corpse|zombie|failure|loser|idiot|fool|monster|mess|wreck|whale|pig|freak|dead|old|fat|mad|crazy|homeless|sad|bad|bitch|widow|hundred)\b)[a-z-]+(?: (?!ghost|corpse|zombie|failure|loser|idiot|fool|monster|mess|wreck)[a-z-]+)?)(?= ?(?:$|[,.;]| (?:that|who|when|where|with|on|in|without|under|over|at)\b))/,
    says: ['I can just picture {thing}.'],
    asks: ['#others Has anyone else said so?'],
  },
  {
    id: 'p-my-part-is', weight: 1,
    hears: /\bmy (?<part>hands?|fingers|fingertips|wrists?|knees?|ears?|shoulders|jaw|stomach|feet|legs|forearms|body) (?:(?:are|is|keeps?|go|goes) (?:\w+ )?(?:shaking|trembling|cold|numb|clenched|tight|in (?:a )?knots?|churning|heavy|stiff|weak)|won'?t stop|shakes?\b|still (?:wake|wakes|curls?|reach(?:es)?|turns?|moves?|expects?|go|goes))/,
    unless: /\b(?:cancer|tumou?r|broken|doctor|hospital|knife|blood|bleeding)\b/,
    says: ['Your body feels it too, then.'],
    asks: ['#body Is it there all day?'],
  },
  {
    id: 'p-at-this-age', weight: 1,
    hears: patternOf(String.raw`\b(?:i'?m|im|i am|i'?ll be|i'?m turning|i turn(?:ed)?|turning|at) (?<aged>(?:2[5-9]|[3-5]\d)|(?:thirty|forty|fifty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)\b.{0,50}\b(?:start(?:ing)? (?:over|again|from)|no (?:kids|flat|job|house|partner|career)|single|divorced|back (?:with|at|in) my (?:mum|mom|parents|dad|mother|old room)|nothing to show|flatshare|housemates?)\b`),
    unless: /\b(?:minutes?|hours?|degrees|miles|pm|am|o'?clock|past|dollars|quid|weeks|mph|died|death)\b/,
    says: ["At {aged}, it's not where you thought you'd be."],
    asks: ['#time What did you think {aged} would look like?'],
  },
  {
    id: 'p-grew-up-in-it', weight: 2,
    hears: patternOf(String.raw`\b(?:together since (?:i was|we were)|met at|when (?:we|i) met.{0,6}(?:at|was|were)|we were) (?<aged>1[3-9]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b(?!\s*(?:of|weeks|months|minutes|years in|people|that|who|:))`),
    unless: /\b(?:weeks|of us)\b/,
    says: ['You were so young. You grew up together.'],
    asks: ['#moment What were you like, at {aged}?'],
  },
  // Numbers said first.
  {
    id: 'p-years-first', weight: 1,
    hears: patternOf(String.raw`^(?:so |and |nearly |almost |about |it'?s |was |me,? |\w+,? )?(?<years>(?!(?:one|two|three|[1-3])\b)${number} (?:years|yrs))(?=[ ,.]*$|,| (?:and|driver|teaching|on|at|in|with|together|married|me|i|we|n)\b|\s*[&+])`),
    unless: /\b(?:ago|later|old|prison|sentence|inside|out in|recorded|birthday|since (?:he|she) (?:died|passed)|died|dead|wait|it takes|for the first|got|would(?:'ve| have)|alive|never)\b/,
    says: ["That's a long time, {years}."],
    asks: ['#moment What was it like at the start?'],
  },
  {
    id: 'p-did-it-twice', weight: 2,
    hears: /\bi (?:\w+ )?(?<done>ironed|vacuumed|hoovered|swept|washed|cleaned|painted|polished|folded|wiped|mopped)\b.{0,30}\btwice\b/,
    unless: /\b(?:once or twice|think twice|enough|married|phoned|twice a)\b/,
    says: ['Twice. You must have needed something to do.', "It's good to have something to do with your hands."],
    asks: [],
  },
  // Two ways to go.
  {
    id: 'p-if-and-if', weight: 3,
    hears: /\bif (?:i|we)\b.{2,90}\bif (?:i|we|not)\b/,
    unless: dark,
    says: ['Neither one is easy.'],
    asks: ['#want Which of the two could you live with?', '#time When do you have to know by?'],
  },
  {
    id: 'p-do-i-or', weight: 3,
    hears: /\b(?:do|should|shall) i (?!say so)\b.{3,90}\bor\b/,
    unless: dark,
    says: ["That's not an easy choice."],
    asks: ['#want Which one did you want, before you started weighing it up?', '#time How long have you been going back and forth?'],
  },
  {
    id: 'p-either-or', weight: 2,
    hears: /\b(?:it'?s|its) (?:that|either|this) or\b|\bor the (?:roof|rent|car)\b|\b(?:go or (?:don'?t|stay)|stay or go)\b/,
    says: ["That's a horrible choice to have to make."],
    asks: ['#want And if nobody else had a say?', '#time By when do you have to decide?'],
  },
  {
    id: 'p-said-yes-no', weight: 2,
    hears: /(?:^|\bi(?:'ve)? |\bi just |\bi finally )said (?<word>no)\b(?! (?:one|idea|matter|to me|thanks|problem|word|more))/,
    unless: /\b(?:didn'?t (?:stop|listen)|did not (?:stop|listen)|wouldn'?t stop|anyway|forced|kept (?:on|going)|touch\w*|hands?|rape[ds]?|held me|on top)\b/,
    says: ["You said {word}. That can't have been easy."],
    asks: ['#moment How did it feel to say {word}?'],
  },
  {
    id: 'p-by-a-day', weight: 1,
    hears: /\b(?:on|this|next|come|by|till|until|for) (?<when>(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d+(?:st|nd|rd|th))\b.{0,50}\b(?:i(?:'ll| will| go| am| have to| must| start| fly| leave)|we(?:'ll| will|'re| go| take)|(?:he|she|they)(?:'ll| will|'s coming|'re coming| comes| come| lands| wants))\b|\b(?:(?:i|we)(?:'ll| will| go|'m going| must| have to| start| fly|'re)|lands|coming down|flying out|starts)\b.{2,40}\b(?:on|this|next|by|till|until) (?<date>(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d+(?:st|nd|rd|th))\b/,
    unless: /\bevery\b|\b(?:funeral|buried|surgery|was|were)\b/,
    says: ['It must be on your mind until then.'],
    asks: ['#time What do you have to get done before then?'],
  },
  {
    id: 'p-should-have', weight: 2,
    hears: /\bi (?:(?:should|could)(?:'ve| ?have| of|a)|shoulda|coulda) (?:just |never |at least |only )?(?!an?\b|the\b|one\b|some\b|my\b|more\b|no\b)\w+|\bmaybe if i(?:'d| had| hadn'?t)\b|\bmebbe if i(?:'d| had)\b|\bi wish i(?:'d| had) (?!an?\b|the\b|my\b|some\b|more\b|any|enough|no\b|it\b)\w+/,
    unless: /\b(?:died|dying|dead|couldn'?t|asked (?:me )?(?:if|whether|had)|she said|he said|they said|i could have (?:sworn|kissed|cried|hugged|died|killed|laughed))\b/,
    says: ["You wish you'd done it differently. I understand that.", "That's a hard thought to be left with."],
    asks: ['#others Have you been able to say that to anyone?'],
  },
  {
    id: 'p-i-wonder', weight: 1,
    hears: /\bi (?:do |often |sometimes |just |still )?(?:wonder|keep wondering|was wondering) (?:if|whether|what|how|who|why|where)\b/,
    unless: /\b(?:die|dying|died|dead|death|kill\w*|suicid\w*|alive|end it|disappear\w*|be here|wake up|burden|go out|be gone|bother|miss me|notice|carry on|go on|keep going|the point)\b/,
    says: ["I can see why you'd wonder."],
    asks: ['#time When do you wonder about it most?'],
  },
  {
    id: 'p-what-if', weight: 2,
    hears: /^(?:and |but |so |now |or |though )?w(?:h)?at if\b|[,;] what if\b/,
    unless: dark,
    says: ['That could keep anyone awake.'],
    asks: ['#word What do you tell yourself then?'],
  },
  // What is wanted.
  {
    id: 'p-just-one', weight: 2,
    hears: /\b(?:i(?:'d| would)?(?: just| only| dearly| really)? (?:want|like|love)|i wish|it'?d be nice|what i'd (?:love|like|want) is|if (?:someone|somebody) could)\b.{0,60}\b(?:one|a single) (?<unit>time|hour|day|night|evening|sunday|saturday|wednesday|morning|week|phone ?call|call|sentence)\b|\bjust once i(?:'d| want)\b/,
    unless: /\b(?:one day (?:he|she|i|we|they)|one night (?:he|she|i|we|they)|every|all in one|said)\b|\bdie\b/,
    says: ["Just one. You're not asking for much.", "Of course you'd want that."],
    asks: ['#want How would it go?'],
  },
  {
    id: 'p-to-be-asked', weight: 2,
    hears: /\bi(?:'d| would| just| only| really| dearly)* (?:want|like|love)(?:,? very much,?)? (?:only |just )?to (?:be|get) (?<what>asked|called|met|touched|expected|needed|missed|seen|remembered|picked|chosen|invited|heard|known|noticed|waited for|thanked)\b|^(?:only )?to be (?<only>asked|called|met|touched|expected|needed|missed|seen|invited|chosen)\b/,
    unless: dark,
    says: ['Everybody needs that. Of course you do.', "That's not a lot to want."],
    asks: ['#who By whom, if you could pick?'],
  },
  {
    id: 'p-want-to-sense', weight: 1,
    hears: /\b(?:i (?:just |only |really )?want(?: very much)?|i(?:'d| would) (?:just |only |dearly |really )?(?:like|love)(?: very much)?|all i want is) to (?<what>hear|see|read|finish|stand|sit|sleep|play|sing|make|walk|go up|learn|laugh|cook|dance|stay|watch|build)\b/,
    unless: /\b(?:die|dead|dying|not want|don'?t|did i|do i|never|kill|forever|sleep and|sleep forever|him|her|his|them|their|again|back|mum|dad|mom) ?\b|wake|scream|cry\b/,
    says: ['I really hope you get to do that.', "That's a good thing to want."],
    asks: ['#want How do you picture it?'],
  },
  {
    id: 'p-people-want-me', weight: 2,
    hears: /\b(?:people|everyone|everybody|they|friends|the girls|(?:my|his|her) (?:mother|mum|mom|sister|brother|son|daughter|family|husband|wife)|she|he) (?:all )?(?:want|wants|expects?|needs?|keeps? wanting|reckons?) (?:me to|i should|i ought)\b/,
    unless: /\b(?:die|dead|kill|hurt)\b/,
    says: ["And you're the one who'd have to do it."],
    asks: ['#want And you, what do you want?'],
  },
  // What was refused.
  {
    id: 'p-no-not-that', weight: 2,
    hears: /^(?:no|nah|naw|nope|nup|uh[- ]uh|lord no)[,.!]? (?:please |thanks |thank you )?(?:i'?m |im |we'?re |i'?ll |i will |i do |i )?(?:not (?:going to|gonna|ready to|doing|telling|asking|ringing|messagin\w*|talking|taking|giving|blocking|moving|writing|covering|signing|sending|tryna|interested)|don'?t (?:want to|need to|wish to)|do not (?:want|wish) to)\b|^i(?:'?m| am) not (?:ringing|asking|telling|writing|interested|going to (?:sit|ring|write|talk|ask|call)|sending|signing|apologi\w+)\b/,
    unless: /\b(?:live|alive|hurt|safe|promise|be here|go on|carry on|any ?more|wake|eat)\b/,
    says: ["All right. You don't have to.", "You don't have to, and you don't have to explain."],
    asks: [],
  },
  {
    id: 'p-dont-say-it', weight: 2,
    hears: /(?:^|[,.;:] |\b(?:please|so|ay no|uh-uh),? )(?:please )?(?:don'?t|do not|nobody)(?: you)? (?:tell|say|suggest|ask|send|give|start|nudge|call) (?:me|it|to me|that|again|about)\b|\bdon'?t even say\b|\b(?:don'?t|do not) suggest\b|\bplease don'?t\b|^stop\.$/,
    unless: /\b(?:i|we|they|you|people|kids|boys|to) (?:please )?(?:don'?t|do not)\b|\b(?:police|hurt|hospital|anyone|anybody|my (?:wife|husband|mum|mom|mother|son|daughter))\b/,
    says: ["All right, I won't."],
    asks: ['#others Has somebody been saying it to you?'],
  },
  {
    id: 'p-not-brave', weight: 2,
    hears: /\b(?:it|that|this|i)(?:'s| wasn'?t| isn'?t|'m| ain'?t| is| was)? (?:not )?["'“‘]?(?:brave|strong|courageous|a hero|inspiring|resilient|stubborn|an identity crisis|a crisis|a breakdown|depression)\b|\bwish to be (?:courageous|brave|strong)\b|\bwouldn'?t call it\b/,
    unless: /^(?!.*(?:n'?t|\bnot\b))/,
    says: ["All right, that's not the word.", "Other people say that. It doesn't have to fit you."],
    asks: ['#word What would be a truer word?'],
  },
]
