import { withWords } from '../../listen/any-of'

/** What the words in capitals stand for in the patterns of death and of absence. */
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
export function near(...cues: readonly RegExp[]): RegExp {
  return new RegExp(`(?:^|[.?!] )${cues.map(({ source }) => `(?=.{0,160}\\b(?:${source})\\b)`).join('')}`)
}

/** A pattern with such words written out. */
export const heard = withWords(words)
