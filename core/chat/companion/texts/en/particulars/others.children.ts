import { patternOf } from '../../../listen/any-of'
import type { Particular } from '../../texts'
import { child } from './others.words'

/** Children. */
export const othersChildren: readonly Particular[] = [
  // Children.
  {
    id: 'child-asks', weight: 3,
    hears: patternOf(String.raw`\b(?:${child}|zosia|(?:six|seven|five|four|eight|three|\d+)[- ]year[- ]old|he's (?:four|five|six|seven|eight)|she's (?:four|five|six|seven|eight))(?:,? \w+,?){0,3}? (?:asks?|asked|keeps asking|wants to know|wanted to know|still asks?|says|said),? (?:me |us |if |on video |today |last night |every night |the other day )*\b(?:where|when|why|if (?:mum|mom|mummy|mommy|dad|daddy|papa|granny|gran|nana|he|she|the|we)|who|is (?:he|she|daddy|mummy|daddy|mum|dad|mommy|granny)|does (?:he|she|it)|what (?:happened|dead|happens)|how (?:her|his|cold)|can (?:he|she|we)|was|did|are you)\b`),
    unless: /\bmay have\b|\bi asked\b|\bwhen i (?:asked|said)\b/,
    says: ["That's a hard question to get from a child.", "And you're the one who has to answer."],
    asks: [],
  },
  {
    id: 'what-to-tell-a-child', weight: 2,
    hears: patternOf(String.raw`\b(?:what|how) (?:do|should|can|could|am|would|to|on earth)(?: i| we| you)?(?: going)?(?: to| supposed to)? (?:tell|explain|say|break)\b.{0,25}\b(?:my|the|our|a|his|her|to my|to the)\b.{0,4}${child}\b|\b(?:don't|dont|didn't|not) know (?:what|how) to (?:tell|say|explain)\b.{0,18}\b(?:my|the|our|to my|to the) ${child}\b|\b(?:we're|i'm|we are|i am|going to|have to|had to|got to|dreading) (?:tell|telling) (?:my|the|our) (?:kids|children|boys|girls|twins|little one|son|daughter)\b`),
    unless: /\btelling (?:the|my|our) (?:kids|children|boys|girls) (?:i'm|im|to)\b/,
    says: ["That's such a hard thing to have to tell a child.", "No wonder you don't know how to say it."],
    asks: ['#word What have you said so far?', '#time How old?'],
  },
  {
    id: 'children-dont-know', weight: 2,
    hears: patternOf(String.raw`\b(?:the |my |our )?(?:kids|children|boys|girls|little ones|grandkids|bairns|youngest) (?:still |yet )?(?:don't|dont|do not|doesn't|didn't) know\b(?! (?:what to|how|where|who|whether|me|that feeling|why i))|\b(?:haven't|have not|hent|not) told (?:the|my|our) (?:kids|children|boys|girls|daughter|son|grandkids|bairns)\b`),
    says: ['And you have to act normal in front of them.', "So they still don't know."],
    asks: ['Have they noticed anything?'],
  },
  {
    id: 'sleeps-in-my-bed', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|she|he|they)(?:'s| is| has| are)?(?: \w+){0,3} (?:sleeps?|sleeping|climbs?|climbing|creeps?|crawls?|gets?|getting|comes?|coming|back|ends? up|moved|slept|been) (?:in |into |back )*(?:to |in |into )?(?:my|our|the big|beside me in|bed with) (?:bed|me|room)\b|\b(?:kids?|boys?|girls?|children|youngest|wee one|little one|daughter|son)\b.{0,20}\b(?:in (?:with me|my bed)|in bed with me|on my floor)\b`),
    unless: /\b(?:used to|when i was|my husband|my wife|dog|cat|ex)\b/,
    says: ['That must be a comfort to both of you.', 'Poor thing, not wanting to sleep alone.'],
    asks: ['#time What time does it usually happen?', 'Does anyone get any sleep?'],
  },
  {
    id: 'little-again', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|he|she)(?:'s| is| has| started)*(?: \w+){0,4} (?:wet(?:s|ting)? (?:the|his|her) bed|wetting (?:himself|herself|again)|bed-?wetting|back in nappies|back in diapers|sucking (?:his|her) thumb|talk(?:s|ing) like a baby|baby voice|baby talk|bit(?:es|ing) (?:his|her) nails|chew(?:s|ing) (?:his|her)|won't use the toilet)\b`),
    says: ['Poor thing. That must worry you.', "That's a lot for a child to deal with."],
    asks: ['#time When was the first time?', 'Does anything get said when it happens?'],
  },
  {
    id: 'draws', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|zosia|she|he)(?:'s| is| has)?(?: \w+){0,3} (?:draws?|drew|drawing|drawn|coloured|colored) (?:a |the |us|him|her|pictures?|everyone|all|daddy|mummy|his|our|mum|dad|granny|mom|me)\b.{0,40}\b(?:house|family|us|daddy|mummy|dad|mum|mom|heaven|all of us|everyone|grave|dog|granny|angel|wings|together|stick)\b`),
    unless: /\b(?:curtains|breath|line|salary|pension|blood|bath)\b/,
    says: ['A drawing like that says a lot.', 'I can see why you kept looking at that drawing.'],
    asks: ["Who's standing next to whom in it?", '#thing Where is the drawing now?'],
  },
  {
    id: 'too-good', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|karim)(?:'s| is| has| became| gone| been| being)*(?:,? \w+,?){0,4} (?:too|so|very|awful|terribly|ever so|become|became|gone|goes) (?:very |too |so )?(?:good|quiet|polite|tidy|helpful|well behaved|well-behaved|grown up|grown-up|serious|sensible)\b`),
    unless: /\b(?:good (?:at|with|to|for|boy|girl|man|woman|company|friend|mother|father|cook|dog)|too good|so quiet (?:here|now|in)|is (?:so|very) good to me|when i|quiet on|looks|very good(?:,| and))\b|\b(?:he|she)'s (?:so|very) good\b|\bthe (?:house|phone|line|street)\b/,
    says: ["You'd almost like a bit of noise.", 'That must worry you, so well behaved all of a sudden.'],
    asks: ['What was it like before?', '#time When did that begin?'],
  },
  {
    id: 'shut-in-the-room', weight: 2,
    hears: patternOf(String.raw`\b(?:my|our|the) (?:\w+ )?(?:${child}|teenager|teen|\d+ year old)(?:'s| is| has| are)?(?: \w+){0,4} (?:shuts?|shut|locks?|locked|stays?|barricaded|hides?|holed|always|lives?) (?:himself|herself|themselves|up|away)?\s?(?:up )?in (?:his|her|their|the) (?:bed)?room\b|\b(?:my|our|the) (?:\w+ )?(?:${child}|teen)\b.{0,30}\b(?:won't come out|doesn't come out|door (?:shut|closed|locked)|slams? (?:the |every )?doors?|headphones|earbuds|airpods)\b`),
    says: ["It's hard, standing outside that closed door.", 'You must worry about what goes on in there.'],
    asks: ['What brings them out?', "Is there anyone they'll talk to?"],
  },
  {
    id: 'one-word-answers', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|he|she)\b.{0,25}\b(?:one[- ]word answers|grunts|shrugs|just says (?:fine|ok|okay|nothing)|says (?:"|')?(?:fine|nothing|whatever)|monosyllab\w+|doesn't say (?:anything|a word|much)|looks out the window|won't talk to (?:me|anyone|us))\b`),
    unless: /\bi (?:shrug|say)\b/,
    says: ["It's hard when you can't get a word out of somebody.", 'And you keep trying anyway.'],
    asks: ['What was there to talk about before?', 'Is there anyone who does hear more?'],
  },
  {
    id: 'angry-child', weight: 2,
    hears: patternOf(String.raw`\b(?:${child})(?:'s| is| has| are)?(?: \w+){0,4} (?:angry|furious|raging|kicking off|acting out|lashing out|fighting|hitting|biting|got suspended|suspended|excluded|punched|smashed|broke his|hates me|screams at me|shouting|shouts|swearing|throwing things|slams)\b`),
    unless: /\bsays\b|\bfighting (?:for (?:his|her) life|cancer|it|back)\b/,
    says: ["That's so hard to be on the other end of.", "All that anger, and you're the one who's there."],
    asks: ['#who Who gets most of it?', "And afterwards, when it's over?"],
  },
  {
    id: 'child-takes-over', weight: 2,
    hears: patternOf(String.raw`\b(?:man|woman|lady|head) of the (?:house|family)\b|\b(?:trying|try|tries|thinks (?:he|she) has) to be (?:the man|the dad|the mum|the mom|a man|the mother|the father|mother|my parent)\b|\b(?:${child}|elder girl|older girl|big one)(?:'s| is| has| had)?(?: \w+){0,4} (?:taken over|took over|takes care of|looks after|minding|minds|cooks for|puts .{0,14} to bed|packs? (?:the )?lunch\w*|does the (?:lunches|dinner|washing)|making (?:the )?(?:dinner|lunches))\b`),
    unless: /\b(?:the business|the farm|the accounts)\b/,
    says: ["That's a big job for someone so young.", "You can be proud and still wish it weren't needed."],
    asks: ['#time What age is that?', '#who Whose job was that before?'],
  },
  {
    id: 'child-keeps-a-place', weight: 3,
    hears: patternOf(String.raw`\b(?:${child}|my nephew|wee one|lil man)(?:'s| is| has)?(?: \w+){0,4} (?:saves?|saved|packs?|packed|kisses?|waves?|waved|says goodnight|blows? (?:a )?kiss\w*|talks? to (?:the|his|her)|looks? for|waits? (?:by|at|for)|sets? a place|writes? (?:him|her|to)|wears? (?:his|her)|sleeps? with (?:his|her)|carries (?:his|her))\b.{0,45}\b(?:him|her|papa|daddy|dad|mum|mummy|mom|mommy|granny|grandad|photo|picture|sky|grave|jumper|shirt|window|platform|others)\b`),
    unless: /\b(?:for himself|for herself|her own)\b/,
    says: ["That would bring tears to anyone's eyes.", 'What a loving thing for a child to do.'],
    asks: ['#word Are there words that go with it?', 'Did anyone teach it, or did it just begin?'],
  },
  {
    id: 'for-the-kids', weight: 2,
    hears: /\bfor the (?:kids|children|boys|girls|bairns|weans|wee ones|little ones)(?:'s sake|' sake)\b|\b(?:if it wasn't|if it weren't|only|keep going|keep it together|holding it together|get up|i'm here|stay|carry on|strong|got to|have to)\b.{0,18}\bfor (?:the|my|our) (?:kids|children|boys|girls|son|daughter|bairns|grandkids)\b/,
    unless: /\bcook(?:ed|ing)?\b/,
    says: ["You keep going for them. That's a lot every day.", 'And the breakfasts still have to be made.'],
    asks: ["#time And once they're asleep?", '#time What ages are they?'],
  },
  {
    id: 'sunday-call', weight: 1,
    hears: patternOf(String.raw`\b(?:my |the |our )?(?:(?:${child}|lad|niece|nephew) (?:\w+ )?(?:calls|rings|phones|comes|visits|facetimes|pops in|drops in|telephones)|(?:kids|boys|girls|children|grandkids) (?:call|ring|phone|come|visit))\b.{0,12}\b(?:sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|every|once a|each|when (?:he|she|they) can)\b`),
    says: ['I bet you look forward to that.', "It's good that there's that in the week."],
    asks: ['What do the two of you talk about?', "What don't you tell them?"],
  },
  {
    id: 'come-and-live-with-us', weight: 2,
    hears: /\b(?:son|daughter|kids|children|boys|girls|family|niece|keith's wife|they)\b.{0,30}\b(?:wants? me (?:to (?:come|move|live|go|sell)|in)|come (?:and|to) (?:live|stay)|come to (?:perth|durban|bloemfontein|toronto|london|live)|into a home|in a home|care home|sheltered|assisted living|move in with|retirement (?:village|home)|granny flat|brochure|says come)\b/,
    unless: /\b(?:he|she) (?:was|is|went|died) in a (?:care )?home\b/,
    says: ["They mean well, but you're the one who'd be moving."],
    asks: ['#thing What would you miss most about your own place?'],
  },
  {
    id: 'mothers-day-at-school', weight: 3,
    hears: /\b(?:mother's|mothers|father's|fathers|grandparents'?) day\b.{0,50}\b(?:at school|class|nursery|kindergarten|teacher|assembly|playgroup|kindy)\b|\b(?:school|class|nursery|kindergarten|teacher|kindy)\b.{0,50}\b(?:mother's|mothers|father's|fathers) day\b/,
    says: ["So it comes up at school as well. That's hard.", 'That day at school must be so hard.'],
    asks: ['Is there anyone at the school you could say that to?'],
  },
  {
    id: 'between-two-houses', weight: 3,
    hears: patternOf(String.raw`\b(?:the |my |our )?(?:${child})(?: \w+)? (?:go|goes|went|are|is|gone|comes? back|come home|stay|stays) (?:to|at|with|from|back to|off to|over to) (?:his|her|their|the other|him|her) ?(?:dad|dad's|mum's|mom's|father's|mother's|place|house|dads|mums|moms)?\b.{0,20}\b(?:on|for|every|fri\w+|wed\w+|weekend\w*|sunday\w*|week|nights?|dad's|mum's|mom's)\b|\b(?:every other|alternate|my|his|her) weekend\b|\bmy week(?:s)? (?:with|without)\b|\b(?:nights?|days?|weeks?|weekends?) (?:i|they) (?:don't )?have (?:the kids|them|him|her)\b|\bhand(?:over|ing them over)\b`),
    unless: /\bfor the school week\b|\bweekend (?:job|bag)\b|\bhandover (?:at work|sheet|notes)\b|\bnurses?\b/,
    says: ['The house must feel so quiet when they go.', 'All that packing of bags back and forth.'],
    asks: ['#time Which night is the longest?', '#thing What always gets left behind?'],
  },
  {
    id: 'in-the-middle', weight: 3,
    hears: patternOf(String.raw`\b(?:${child}|i'm|we're)\b(?:'s| is| are|'re)?(?: just| always| stuck| caught)? (?:in the middle|caught between|stuck between|torn between|piggy in the middle)\b|\b(?:mum|mom|mam|friend|sister|brother|dad|son|daughter) (?:is|was) (?:caught|stuck|torn) between\b`),
    unless: /\bin the middle of (?!it\b|this\b|that\b|all)/,
    says: ["That's a rotten place to be, in the middle."],
    asks: ['Does it ever get talked about?'],
  },
]
