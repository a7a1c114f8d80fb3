import type { Particular } from '../texts'

/** Words that make a wish or a fear something else: none of these lines is the answer then. */
const dark =
  /\b(?:die|dying|died|dead|death|kill\w*|suicid\w*|alive|end it|end my|disappear\w*|not (?:be )?here|be here|wake up|burden|hurt(?:ing)? myself|hit me|hits me|beat me|choked|threaten\w*|rap(?:ed|ist)|abus\w+|knife|gun|pills|overdose|cut myself|funeral|coffin|grave)\b/

/** Somebody of the family. */
const kin = 'mum|mom|mam|mammy|mama|mummy|mother|nana?|nanny|gran|granny|grandma|grandmother|gogo|abuela|amma|ammi|appa|dad|da|daddy|papa|father|grandad|granddad|grandfather|sister|brother|auntie?|aunty|uncle|cousin|niece|nephew|mother[ -]in[ -]law|comadre'
const child = 'son|daughter|boy|girl|kid|little one|wee one|youngest|oldest|eldest|granddaughter|grandson|four-year-old|five-year-old|six-year-old'
const number = String.raw`(?:\d+(?:\.\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)`

export const parting: readonly Particular[] = [
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
    hears: new RegExp(String.raw`\b(?:i'?m|im|i am|i'?ll be|i'?m turning|i turn(?:ed)?|turning|at|am i at) (?<aged>[2-5]\d|(?:twenty|thirty|forty|fifty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)(?=[ ,.]*$|[,.] | and\b| now\b| years? old\b)`),
    unless: /\b(?:minutes?|hours?|degrees|miles|pm|am|o'?clock|past|dollars|quid|weeks|mph|died|death)\b/,
    says: ['At {aged}, with the whole world assuming that the large questions are settled.', "It isn't the age on the brochure for starting over, {aged}."],
    asks: ['#time What did you think {aged} would look like?'],
  },
  {
    id: 'p-grew-up-in-it', weight: 2,
    hears: new RegExp(String.raw`\b(?:since (?:i was|we were)|met at|when (?:we|i) met.{0,6}(?:at|was|were)|we (?:were|met)(?: at)?) (?<aged>1[5-9]|2\d|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ]\w+)?|eleven|twelve|thirteen|fourteen|11|12|13|14)\b(?!\s*(?:of|weeks|months|minutes|years in|people|that|who|:))`),
    unless: /\b(?:weeks|of us)\b/,
    says: ['Then a good part of growing up was done side by side with it.', 'At {aged} nobody signs up for this many years, and yet.'],
    asks: ['#moment What were you like, at {aged}?'],
  },
  // Numbers said first.
  {
    id: 'p-years-first', weight: 1,
    hears: new RegExp(String.raw`^(?:so |and |nearly |almost |about |it'?s |was |me,? |\w+,? )?(?<years>${number} (?:years?|yrs?|yr))(?=[ ,.]*$|,| (?:and|driver|teaching|on|at|in|of|with|together|married|me|i|we|n)\b|\s*[&+])`),
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
  // Who knows, and who does not.
  {
    id: 'p-only-you-know', weight: 3,
    hears: /\b(?:it'?s )?only me (?:that|who) knows\b|\bi(?:'ve|'d| have)? (?:never|not|haven'?t) (?:told|tell|said it to|admitted (?:that|it|this) to)\b.{0,20}\b(?:anyone|anybody|no one|nobody|noone|a soul|geoff|[a-z]+)\b|\b(?:told|tell) (?:it to |it )?(?:no one|nobody|noone)\b|\bnever told (?:anyone|anybody|no one|nobody|noone)\b|\beven [a-z]+ (?:doesn'?t|don'?t) know (?:this|that|it)\b|\bi can'?t tell (?:anyone|anybody)\b|\bhaven'?t told\b|\bnobody but me\b|\b(?:brother|sister|he|she) asked me not to tell\b/,
    unless: /\b(?:abuse|rape|touched|kill|die)\w*\b/,
    says: ['Now it has been said once, at least.', 'You have carried that about without a lid, and without spilling it.'],
    asks: ['#time How long have you had it all to yourself?', '#who Who came nearest to hearing it?'],
  },
  {
    id: 'p-ashamed', weight: 3,
    hears: /\b(?:so |that |also |been |was |i'?m |i am |was )?ashamed\b|\bembarrassed\b|\bmortified\b|\bmade a fool\b|\bhumiliat\w+/,
    unless: /\b(?:isn'?t|wasn'?t|not|of (?:me|her|him|them)|die|kill|raped?)\b/,
    says: ['That one you could have left out, and you put it in.'],
    asks: ['#others Whose eyebrow do you see going up?'],
  },
  {
    id: 'p-found-out-from', weight: 3,
    hears: /\b(?:found (?:it )?out|learned (?:it|of it|about it)?|learnt|read it|heard (?:it|about it)|knew (?:it )?by|saw it) (?:all )?(?:from|on|in|through|by|off|at) (?<source>(?:a|an|the|my own|my|his|her|their) [a-z]+(?: (?!who|that|with|and|on|in|from|when|where|because|standing|which|he|she|while|for|next|after|before)[a-z']+)?)/,
    unless: /\b(?:died|dead|dying|school|the (?:way|time|start|end|first|sound)|the hard)\b/,
    says: ['So {source} had it before you did.'],
    asks: ['#moment What did you do in the minute after?', '#who Who was near enough to see your face?'],
  },
  {
    id: 'p-nobody-asked', weight: 3,
    hears: /\b(?:nobody|no one|noone|not one person|no-one|no man)\b(?:'s|'d)?(?: (?:has|had|have|ever|even|else|really|once))*(?: me)? ask(?:s|ed|ing)?\b|\bnever (?:once )?ask(?:s|ed)? (?:me|it|her|him)?\b/,
    unless: /\b(?:i(?:'ve| have| had)? never|i haven'?t|died|dead|asked for|where anything|asks me where|no one's asked [a-z]+|never ask(?:s|ed)? (?:for|her|him)|you asked)\b/,
    says: ['Then it is asked now. Go on, if you like.', 'And the answer has been lying there ready all that time.'],
    asks: ['#word What would you have told them?'],
  },
  {
    id: 'p-i-never-asked', weight: 3,
    hears: /\bi (?:have |had |'ve )?(?:never|not) ask(?:ed)?\b|\bi haven'?t asked\b|\bi never asked\b|\bwhere i asked (?:him|her)\b|\bi didn'?t (?:ask|dare|even ask)\b/,
    unless: /\b(?:for (?:any|a|this|that)|didn'?t ask for|dare to)\b/,
    says: ['The question was there, and the moment for it looked like every other moment.', 'It usually seems there will be time for that one later.'],
    asks: ['#word How would you word it, today?'],
  },
  
  // How it was said, and where one stood.
  {
    id: 'p-of-all-places', weight: 2,
    hears: /\b(?:he|she|they)(?:'d| had| just)? (?:told me|said it|told us|announced it|sat me down|rang me|did it|ended it|came out with it|handed it)(?: that| it)? (?<where>(?:in|on|at|by|outside|over|from) (?:the|a|an|our|my|his|her) [a-z]+(?: (?:store|bus|park|station|shop|room|table|queue|bench|stop|lot|yard|line|office))?)\b/,
    unless: /\b(?:in the (?:morning|end|evening|night|afternoon|spring|summer|first|same)|on the (?:phone|same|day|first)|hospital|hospice|at the (?:time|end|same|start)|in a (?:way|voice|row))\b/,
    says: ['Of all places, {where}.', 'And you will have to pass that spot again, as if it were nothing.'],
    asks: ['#moment What was going on around you?'],
  },
  {
    id: 'p-said-and-said', weight: 2,
    hears: /\bi (?:just )?(?:said|says?|told (?:him|her)|asked(?: him| her)?|goes)\b.{3,70}\b(?:(?:and|then|so|but) )(?:then )?(?:he|she|they)(?: just| only)? (?:said|says|goes|told|answered|laughed|asked|looked)\b|\b(?:he|she) (?:said|says|goes|asked)\b.{3,70}\b(?:and|so|then) i (?:just )?(?:said|says|told|answered|goes)\b/,
    unless: /\b(?:died|dying|dead|hospital|hospice)\b/,
    says: ['Not many lines, and you have them word for word.'],
    asks: ['#word Which of the two lines stays with you?'],
  },
  {
    id: 'p-went-quiet', weight: 2,
    hears: /\b(?<subj>he|she|they|line|phone|house|room) (?:just )?(?:went|kept|was|stayed|got|has gone|'s gone) (?:dead |very |so |all |completely )?(?:quiet|silent)\b|\b(?:he|she|they|da's|mum'?s|dad'?s|and not one|mam)(?: just|'s)? (?:said|says|say) (?:nothing|nowt|not a word)\b|\b(?:he|she|they) (?:didn'?t|doesn'?t|did not) (?:say|answer)(?: a word| anything| owt| nothing|\b)/,
    unless: /\b(?:died|dying|coma|dead|why|if|anything (?:big|much|else)|about|said nothing [a-z]+, that's)\b/,
    says: ['And you were left to listen to that.', 'A silence can be heard quite exactly: how long, and whose.'],
    asks: [],
  },
  {
    id: 'p-i-did-hit-out', weight: 2,
    hears: /\bi (?:just |then |only |do |went .{2,20} and )?(?:shouted|screamed|yelled|snapped|swore|slammed|lost it|lost my temper|threw|shout|hung up|walked out|lectured)\b/,
    unless: /\b(?:threw (?:up|a party|a bowl|a pot|away|out)|lost it in|died|the baby|my (?:kid|son|daughter)|hit|class(?:room)?|at the sea|hear (?:he|him|her|she))\b/,
    says: ['That had been waiting its turn.'],
    asks: ['#moment And in the quiet afterwards?'],
  },
  {
    id: 'p-keep-doing', weight: 2,
    hears: /\b(?:i|and) (?:just )?keep (?<what>thinking|seeing|hearing|returning|wondering|looking|checking|pressing|refreshing|wanting|picking|waiting|going back|saying|telling|reading|asking|buying|walking|opening|dreaming|imagining|turning|writing|getting up|making|cooking|setting)\b/,
    unless: dark,
    says: ['The {what} goes on without being asked.', 'Some part of you has not yet been told that it may stop.'],
    asks: [],
  },
  // Keeping, and what lies about.
  {
    id: 'p-took-this', weight: 2,
    hears: /\bi (?:took|stole|nicked|pinched|have|'ve|kept|keep|grabbed)(?: only| also| just| in my bag| his| her)? (?<thing>(?:one|a single|two) (?:of (?:her|his) |hospital )?(?:sock|socks|napkin|key|keys|photo|picture|cup|mug|spoon|glove|shirt|jumper|envelope|stone|tile|piece|page|letter|ticket|button|bands?|brick|plate|tooth|record|bottle|pair|ring|word|suitcase|anklets?)|the (?:sign|light|whistle|bell|board|napkin|key|keys|badge|clock|mug|arm|on-air light|offering envelope))\b|\bi(?:'ve| have) (?:still )?(?<relic>(?:his|her) (?:tweezers|bicycle|keys?|scarf|jumper|coat|savings book|glasses|watch|pen|cup|mug|hat|shirt|tin|notebook|ring|lighter|umbrella|toothbrush|recipe|letters?))\b|\bgot his (?<gear>[a-z]+)\b(?=.*,)/,
    unless: /\b(?:died|picture of us|one suitcase n no)\b/,
    says: ['Out of everything there was, that.'],
    asks: ['#thing Where does it live?', '#moment Why that one, do you think?'],
  },
  {
    id: 'p-carried-on-you', weight: 1,
    hears: /\b(?:it'?s|its|it is|they'?re|is|was|keep it|keep them) (?:still |tucked |folded )?in my (?<place>passport|bag|shoe|purse|wallet|pocket|handbag|bra|wrapper|coat|glovebox|rucksack|backpack|car)\b|\bi have in my (?:bag|pocket|wallet|purse)\b/,
    says: ['It goes where you go, then.', 'Nearer than most people are let.'],
    asks: ['#moment When did you last take it out?'],
  },
  {
    id: 'p-put-away', weight: 1,
    hears: /\b(?:it'?s|its|it is|they'?re) (?:still |all |sitting |lying |now )?(?:in|under|behind|on top of) (?:a|the|my) (?<place>drawer|closet|front closet|attic|loft|garage|basement|cupboard|wardrobe|shed|cellar|bottom drawer|airing cupboard|bureau|trunk|boot)\b|\b(?:a|the) (?:closet|drawer|cupboard|wardrobe) (?:in my place )?(?:full of|with)\b/,
    unless: /\b(?:he'?s|she'?s|died|hiding|the cat|coffin|grave)\b/,
    says: ['Out of sight, and never for a minute forgotten.', 'Not used, not thrown out. There is no shelf in a house for that.'],
    asks: ['#time When did you last open it?', '#thing What else is in there with it?'],
  },
  {
    id: 'p-still-like-that', weight: 2,
    hears: /\b(?<thing>(?:his|her|their|my|the|our) (?!mum|mom|dad|mother|father|wife|husband|son|daughter|sister|brother|boy|girl|kids?|boys|man|woman)[a-z]+(?: [a-z]+)?)(?:'s| is| are|'re) still (?:there|on|in|at|hooked|hanging|up|hers|his|blinking|sitting|standing|next|behind|under|open|here|written|stuck|blinks|parked|pinned)\b|\bstill (?:has|have|got|says|say) (?:my|his|her|our) (?<mark>name|measurements|number|photo|coat|key|mug|chair)\b|\bthere'?s still\b/,
    unless: /\b(?:alive|in hospital|died|in pain)\b/,
    says: ['Nobody has told the things yet.', 'That has stayed exactly where the last ordinary day left it.'],
    asks: ['#thing Would you know what to do with it?'],
  },
  {
    id: 'p-i-still-do', weight: 2,
    hears: /\bi still (?<what>step|set|make|buy|lay|cook|put|leave|turn|look|sleep|wake|walk|go|listen|reach|say|do|wear|keep|save|check|pay|write|use|iron|call|get|think in)\b/,
    unless: /\b(?:love|miss|die|can'?t|don'?t)\b/,
    says: ["The feet and the hands haven't been informed.", 'Nobody asks it of you any more, and still it gets done.'],
    asks: [],
  },
  {
    id: 'p-missing-from-place', weight: 2,
    hears: /\b(?:there'?s|theres|there is) (?:no|nothing|nobody|no more|now) (?:more )?(?<thing>[a-z]+(?: [a-z]+)?) (?:in|on|at|by) (?:the|my|our) (?:hall|kitchen|house|hob|table|bed|door|sofa|bathroom|car|porch|sink|shelf|fridge|other side|bundles|hand)\b|\bthere'?s no (?:more )?(?:bundles|smell|noise|sound|key|bag|boots|shoes|coat)\b|\bnobody in the (?:kitchen|house|bed|hall)\b|\bnothing (?:in|on) the (?:hand|hob|stove|table)\b/,
    says: ['You can see exactly where it is not.', 'An empty place has an outline, if one knows what stood there.'],
    asks: ['#time At what hour does one see it most?'],
  },
  {
    id: 'p-cannot-face-thing', weight: 2,
    hears: /\bi (?:can'?t|cannot|cant|couldn'?t) (?:even )?(?:look at|face|open|touch|listen to|watch|eat|smell|hear|wear|play|bear) (?<thing>(?:my|his|her|the|that|a|their|those|any) [a-z]+(?: [a-z]+)?)/,
    unless: /\b(?:the (?:future|thought|rest of)|life|dying|died)\b/,
    says: ['So you steer round it, and it knows where you live.', 'Everyone else sees an ordinary thing there. You see the lot.'],
    asks: ['#moment What happens, when you try?'],
  },
  // We.
  {
    id: 'p-own-language', weight: 2,
    hears: /\b(?:a whole language|our (?:own )?(?:language|code|word|joke|signal|nickname)|we (?:called|used to call) it|we had a (?:word|code|name for|sign|joke|song)|if (?:he|she|one of us) sa(?:ys|id) ['"“].{2,20}it mean[st]|never agreed it)\b/,
    says: ['A language with two speakers, and no grammar book.', 'Nobody else would even know that it was a word.'],
    asks: ['#word Which of those words still comes to the tongue?'],
  },
  {
    id: 'p-i-think-we-were', weight: 3,
    hears: /\b(?:i|now i|what i) (?:think|believe|reckon|dont reckon|don'?t think|see is|figure is|understand)(?: is| now| that| maybe| sometimes)* (?:we|i|it|he|she|both of us) (?:was|were|wasn'?t|am|got|had|chose|stayed|fell|made|used|married|loved|confused)\b|\bthinks? we were\b|\bmaybe i (?:stayed|was|wanted|loved|married|only)\b|\bwhat i have come to see\b|\bi (?:did|do) (?:this|that|it) to (?:her|him|them) too\b/,
    unless: dark,
    says: ["One can't see that from the inside; you had to walk a good way off.", 'That took some working out, and nobody helped you with it.'],
    asks: ['#time When did you first see it like that?', '#word Did you ever say so to anybody in it?'],
  },
  {
    id: 'p-not-a-bad-one', weight: 3,
    hears: /\b(?:he|she|they|it|his wife|her husband)(?:'?s| was| is| were|'re)? (?:not|wasn'?t|isn'?t|weren'?t|aren'?t|ain'?t) (?:really )?(?:a |an )?(?:bad|cruel|evil|monster|villain|unkind|abusive|unfaithful)\b|\bnot a bad (?:guy|man|person|lad|bloke|woman|mother|father)\b|\bthere is no guilty\b|\bnobody'?s (?:fault|guilty)\b|\bthey weren'?t bad\b|\b(?:he|she) was (?:good|kind|decent) (?:to|with) me\b/,
    unless: /\b(?:it'?s not bad|bad (?:weather|time|idea))\b|\bit wasn'?t (?:even )?bad\b/,
    says: ['A villain would be so much less work.', 'That leaves the anger walking about with no house to call at.'],
    asks: [],
  },
  {
    id: 'p-no-blame', weight: 3,
    hears: /\bi (?:don'?t|dont|can'?t|cannot|wouldn'?t|do not|never) (?:even )?(?:blame|hate|resent) (?:him|her|them|you|it)\b|\bi'?m not (?:even )?(?:angry|mad) (?:at|with) (?:him|her|them)\b|\bi (?:wish|wished) (?:i could )?hate\b|\bi was sorry for (?:him|her)\b|\bi (?:nearly|almost) (?:like|understand) (?:him|her)\b/,
    says: ['Being fair is a lonely business, some nights.'],
    asks: ['#time Is it as true at three in the morning as at noon?'],
  },

  // The family, and the others.
  {
    id: 'p-kin-with-the-hands', weight: 2,
    hears: new RegExp(String.raw`\b(?:my|me|his|her|our) (?<person>${kin}) (?:just |still |always |even |has |came and )?(?:irons?|ironed|brings?|brought|cooks?|cooked|made|makes|knits?|knitted|painted|paints|packed|folded|fixed|baked|cleaned|washed|mended|fills?|filled|drove|drives)\b`),
    unless: /\b(?:died|dead|used to|made (?:it|me|up|a face|fun))\b/,
    says: ['Some families say it with a casserole, or an iron, and leave the words in the drawer.', 'Not one word of it spoken, I suppose, and all of it said.'],
    asks: ['#others Was anything said along with it?'],
  },
  {
    id: 'p-kin-wants', weight: 2,
    hears: new RegExp(String.raw`\b(?:my|me|our|the) (?<person>${kin}|${child}|husband|wife|boss|best friend|siblings|others) (?:just |now |only |even |has )?(?:wants?|wanted|offers?|offered|volunteered|insists?|asked can|is asking|plans|promised)\b`),
    unless: /\b(?:died|dead|me dead|dying|to die)\b/,
    says: ["That's one vote in, and it isn't yours.", 'There is somebody else with plans in this, then.'],
    asks: ['#want What would suit you?', '#others What did you answer?'],
  },
  {
    id: 'p-child-made', weight: 2,
    hears: new RegExp(String.raw`\b(?:my |the |our )?(?:little |\w+ )?(?:${child}|weans|kids|children|boys|girls|class) (?:\w+ )?(?:drew|draws|made me|painted|wrote me|kisses|shows? me|showed me|gave me|built|quizzes me|laughed)\b`),
    unless: /\b(?:died|dead)\b/,
    says: ['They see what is going on, and get out the crayons.', 'Nobody told them to. That is what is so good about it.'],
    asks: ['#thing Where have you put it?', '#word What did you say when you got it?'],
  },
  {
    id: 'p-child-this-old', weight: 1,
    hears: new RegExp(String.raw`\b(?:my |the |our |me )?(?:\w+ )?(?:${child}|kids|children|boys|girls)(?:'s|'re| is| are|s)? (?:only |just |now )?(?<aged>[2-9]|1[0-7]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)\b(?! (?:weeks|months|minutes|days|times|of|hundred|o'clock|years ago|kids|children))|\b(?:daughter|son|boy|girl),? (?<bare>[2-9]|1[0-7])\b,?`),
    unless: /\b(?:died|dead|stillborn|two of|one of)\b/,
    says: ['At {aged}, they hear what is said two rooms away.', 'Old enough at {aged} to notice, and not to be asked.'],
    asks: ['#others What do they make of it, at {aged}?'],
  },
  {
    id: 'p-far-calls', weight: 2,
    hears: new RegExp(String.raw`\b(?:${child}|${kin}|he|she|they) (?:calls?|rings?|phones?|facetimes|video ?calls|skypes) (?:me )?(?:\w+ )?(?:from|sundays?|every|three times|twice|once a|at (?:seven|eight|nine|noon|night)|on (?:sundays?|saturdays?|fridays?))\b|\bi call (?:at|every|them|him|her)\b.{0,20}\b(?:time|night|day|sunday)\b`),
    unless: /\b(?:died|dead|debt|bank)\b/,
    says: ['On a call one hears the room behind as well, and everything nobody mentions.'],
    asks: ['#word What stays unsaid, on those calls?'],
  },
  {
    id: 'p-everyone-says', weight: 1,
    hears: /\b(?:people|everyone|everybody|they|folk|folks|the aunties|the women)(?: all| just| keep| will| always)? (?:say|says|saying|tells? me|told me|keep telling|call it|calls it)\b(?! yes)/,
    unless: /\b(?:died|dead|funeral|police|doctor|they said yes|they say (?:he|she))\b/,
    says: ['They have that one ready before you have finished your sentence.'],
    asks: ['#word What would you rather hear, if anything?'],
  },

  // Reaching out.
  {
    id: 'p-sent-it', weight: 2,
    hears: /(?:^|\bi (?:just )?|\band |\btoday i .{3,25})(?:sent|posted|mailed) (?:it|her|him|them|the (?:letter|message|email|text|form|card))\b|^(?:ok |right |there )?sent[.]|\bpress(?:ed)? send\b|\bput it in (?:the |an )?(?:post|envelope)\b/,
    unless: /\b(?:back to|home|away|died|to (?:school|bed|hospital))\b/,
    says: ['Gone, then, and no string on it to pull it back.'],
    asks: ['#moment What did you do in the five minutes after?'],
  },
  {
    id: 'p-told-someone', weight: 2,
    hears: new RegExp(String.raw`(?:^|\bi |\bi've |\bi finally )told (?:my |the |me )?(?<person>boss|manager|${kin}|kids|wife|husband|doctor|priest|supervisor|boys|lads|team|class|daughter|son|best mate|friend)\b.{3,}`),
    unless: /\b(?:never told|haven'?t|not told|told (?:\w+ )?(?:to|not to)|died|dead)\b/,
    says: ['And now you are not the only one who has it.'],
    asks: ['#word What was the first thing that came back?', '#others What did that face do?'],
  },
  {
    id: 'p-talk-to-things', weight: 2,
    hears: /\bi(?:'ve been| do| just)? (?:talk(?:ing)?|say|speak|chat|read aloud|complain) (?:\w+ \w+ )?to (?<thing>the (?!kids|children|doctor|boss|lads|girls|family|lawyer|police|manager|guy|man|woman|lady|priest)[a-z]+|myself|my (?:plants?|dog|cat|car|kettle|coffee))\b/,
    says: ['Not a bad listener. Never once said "at least".', 'It keeps the voice from rusting.'],
    asks: [],
  },

  // Work, money, papers.
  {
    id: 'p-too-much-list', weight: 2,
    hears: /(?=.*\b(?:rent|bills?|loan|fees|mortgage|insurance|permit|form|forms|payslips?|housing|tax|deposit|court|two jobs|filing|overdraft)\b)(?=.*\b(?:shifts?|kids|hospital|appointments?|school|nursery|mum'?s?|mom'?s?|mama|mother|roof|van|car|lawyer|landlord|work|fuel|petrol|food|son'?s|diabetes|fitting|hrs|son|daughter|assignments)\b).*,.*(?:,| and | n )/,
    unless: /\b(?:died|funeral|used to)\b/,
    says: ["That's a list for three people, and one pair of hands.", 'Each of those alone would do for a week.'],
    asks: ['#time Which of them is for tomorrow?', '#others Is there one on it that somebody else could sign for?'],
  },
  {
    id: 'p-passed-down', weight: 2,
    hears: /\b(?:i took (?:it |the \w+ )?over (?:from|when)|my (?:father|dad|da|grandfather|granddad|grandad|mother|mum|uncle|nana)(?:'s)? (?:opened|built it|started it|founded|ran it|taught me|showed me how|first took me in)|(?:third|fourth|second|fifth) generation)\b/,
    unless: /\b(?:died|dying|funeral)\b/,
    says: ["More than one person's mornings went into that.", 'It was there before you could reach it.'],
    asks: ['#who What would the one before you say to it?', '#moment What is the first you remember of it?'],
  },
  {
    id: 'p-dont-know-whether', weight: 2,
    hears: /\b(?:i )?(?:don'?t|dont|dunno|do not|can'?t|couldn'?t|cannot) (?:even |honestly |really )?(?:know|tell|decide|say|work out|figure out)? ?(?:if|whether)\b/,
    unless: dark,
    says: ['Both can be so, and on the same day.'],
    asks: ['#time Which way was it leaning this morning?'],
  },
  {
    id: 'p-dont-know-what-to', weight: 2,
    hears: /\b(?:don'?t|dont|dunno|do not|didn'?t|not) know what (?:to|i'?d|i|else)(?: to)? (?<what>say|write|put|answer|call|tell|do|wear|be|cook)\b/,
    unless: dark,
    says: ['It is not on the tip of anything yet, then.'],
    asks: ['#word What do you have so far, even if it is only the first word?'],
  },
  {
    id: 'p-every-time', weight: 1,
    hears: /\bevery (?<unit>night|morning|evening|sunday|saturday|friday|thursday|wednesday|tuesday|monday|week|month|year)(?: at \w+)? (?:i|and i|he|she|we)\b|\bi(?:'m| am|'ve| still| just)? [a-z]+(?: [a-z']+){0,7} every (?<when>night|morning|evening|sunday|saturday|friday|thursday|wednesday|tuesday|monday|week|month|year|june|november)\b|\b(?:sunday|saturday|friday|thursday|wednesday|tuesday|monday) mornings? i\b|\b(?:sundays|saturdays|fridays|thursdays|wednesdays|tuesdays|mondays),? (?:i|we|he|she|ten|at)\b/,
    unless: /\b(?:died|dead|pray(?:s|ed)? to die|hit|used to|drink|drank|grave|cemetery)\b/,
    says: ['An appointment, then, though nobody wrote it down.', 'By now it does itself, I should think.'],
    asks: ['#moment How was it this last time?'],
  },
  {
    id: 'p-his-way-of', weight: 1,
    hears: /\b(?<subj>he|she)(?: used to (?!be\b|love\b|hit|drink|shout|say (?:he|she)|live|work|have|me\b)[a-z]+\b|'d (?:always |just )?(?:lay|slap|come in|ring me|phone me|sing|hum|whistle|tap|wink|leave me|leave little|iron|do it|do the|start my|measure|warm|bring|read|dance|drum|shave|crack|pull|hide|draw|save|walk)\b|'?d a way of\b)/,
    unless: /\b(?:if (?:he|she|i|we)|hit|hurt|shout|hated|little|died|dead)\b/,
    says: ['One would know that person across a station by it.'],
    asks: ['#moment Where did {subj} get that from?', '#moment Did {subj} know that you noticed?'],
  },
  {
    id: 'p-took-the-thing', weight: 2,
    hears: /\b(?<subj>he|she|they) (?:took|cleared out|emptied|carried off|packed|left) (?:the|his|her|half|all|every|eleven|both|only|me the|behind) (?:the |of )?(?<thing>(?!train|bus|job|kids|children|course|call|dog|baby|room|house|door|light|city|country|last|first|test|time|day|pills|table|car keys)[a-z]+(?: (?:speakers|pot|pan|table|machine|clock|chair|forks|platters|maker))?)\b/,
    unless: /\b(?:took the (?:blame|piss|mick)|died|life|hospital|outside light|his own|all of it out on|money and)\b/,
    says: ['And a paler patch where it stood.', 'One learns a good deal from what gets taken, and what gets left.'],
    asks: ['#thing What did {subj} not take?'],
  },
  {
    id: 'p-sorry-for-talking', weight: 2,
    hears: /\b(?:sorry|forgive me|excuse me)\b.{0,20}\b(?:i (?:do |did )?(?:go on|ramble)|rambling|bad way|cheap|long|rant\w*|boring|for the (?:rant|novel|length))\b|\bi do go on\b|\bthat was cheap\b|\bbad way of putting\b|\bcan i (?:just )?(?:vent|rant)\b|\bneed to vent\b|\bfeel free to boot\b/,
    says: ["Go on as long as it takes. There's no queue behind you.", 'Nobody here is looking at the clock.'],
    asks: [],
  },
  
]
