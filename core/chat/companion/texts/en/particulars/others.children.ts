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
    says: ["Children ask the thing the grown-ups walk round.", "It arrives whole, with no wrapping on it."],
    asks: [],
  },
  {
    id: 'what-to-tell-a-child', weight: 2,
    hears: patternOf(String.raw`\b(?:what|how) (?:do|should|can|could|am|would|to|on earth)(?: i| we| you)?(?: going)?(?: to| supposed to)? (?:tell|explain|say|break)\b.{0,25}\b(?:my|the|our|a|his|her|to my|to the)\b.{0,4}${child}\b|\b(?:don't|dont|didn't|not) know (?:what|how) to (?:tell|say|explain)\b.{0,18}\b(?:my|the|our|to my|to the) ${child}\b|\b(?:we're|i'm|we are|i am|going to|have to|had to|got to|dreading) (?:tell|telling) (?:my|the|our) (?:kids|children|boys|girls|twins|little one|son|daughter)\b`),
    unless: /\btelling (?:the|my|our) (?:kids|children|boys|girls) (?:i'm|im|to)\b/,
    says: ["It has to fit in a small head and be true as well.", "They remember, later, which chair you said it from."],
    asks: ["#word What's been worked out without you so far?", '#time How old?'],
  },
  {
    id: 'children-dont-know', weight: 2,
    hears: patternOf(String.raw`\b(?:the |my |our )?(?:kids|children|boys|girls|little ones|grandkids|bairns|youngest) (?:still |yet )?(?:don't|dont|do not|doesn't|didn't) know\b(?! (?:what to|how|where|who|whether|me|that feeling|why i))|\b(?:haven't|have not|hent|not) told (?:the|my|our) (?:kids|children|boys|girls|daughter|son|grandkids|bairns)\b`),
    says: ["Until they know, everything in their rooms is still where it was.", "Every word at the table has to be watched till then."],
    asks: ['Have they noticed something already?'],
  },
  {
    id: 'sleeps-in-my-bed', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|she|he|they)(?:'s| is| has| are)?(?: \w+){0,3} (?:sleeps?|sleeping|climbs?|climbing|creeps?|crawls?|gets?|getting|comes?|coming|back|ends? up|moved|slept|been) (?:in |into |back )*(?:to |in |into )?(?:my|our|the big|beside me in|bed with) (?:bed|me|room)\b|\b(?:kids?|boys?|girls?|children|youngest|wee one|little one|daughter|son)\b.{0,20}\b(?:in (?:with me|my bed)|in bed with me|on my floor)\b`),
    unless: /\b(?:used to|when i was|my husband|my wife|dog|cat|ex)\b/,
    says: ["At three in the morning nobody in that house wants to be far away.", "It's a check, to see that somebody's still there."],
    asks: ['#time What hour, usually?', 'Which side of the bed gets taken?'],
  },
  {
    id: 'little-again', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|he|she)(?:'s| is| has| started)*(?: \w+){0,4} (?:wet(?:s|ting)? (?:the|his|her) bed|wetting (?:himself|herself|again)|bed-?wetting|back in nappies|back in diapers|sucking (?:his|her) thumb|talk(?:s|ing) like a baby|baby voice|baby talk|bit(?:es|ing) (?:his|her) nails|chew(?:s|ing) (?:his|her)|won't use the toilet)\b`),
    says: ["Back to an age at which this hadn't happened.", "A child's body hears things on its own account."],
    asks: ['#time When was the first night of it?', 'Does anything get said when it happens?'],
  },
  {
    id: 'draws', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|zosia|she|he)(?:'s| is| has)?(?: \w+){0,3} (?:draws?|drew|drawing|drawn|coloured|colored) (?:a |the |us|him|her|pictures?|everyone|all|daddy|mummy|his|our|mum|dad|granny|mom|me)\b.{0,40}\b(?:house|family|us|daddy|mummy|dad|mum|mom|heaven|all of us|everyone|grave|dog|granny|angel|wings|together|stick)\b`),
    unless: /\b(?:curtains|breath|line|salary|pension|blood|bath)\b/,
    says: ["On paper everybody can be put where they ought to be.", "What isn't said at the table comes out in crayon."],
    asks: ['Where has each person been put?', '#thing What colours got used?'],
  },
  {
    id: 'too-good', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|karim)(?:'s| is| has| became| gone| been| being)*(?:,? \w+,?){0,4} (?:too|so|very|awful|terribly|ever so|become|became|gone|goes) (?:very |too |so )?(?:good|quiet|polite|tidy|helpful|well behaved|well-behaved|grown up|grown-up|serious|sensible)\b`),
    unless: /\b(?:good (?:at|with|to|for|boy|girl|man|woman|company|friend|mother|father|cook|dog)|too good|so quiet (?:here|now|in)|is (?:so|very) good to me|when i|quiet on|looks|very good(?:,| and))\b|\b(?:he|she)'s (?:so|very) good\b|\bthe (?:house|phone|line|street)\b/,
    says: ["At that age you can hear a calm like that.", "Somebody has decided not to be any trouble."],
    asks: ['What was it like before, when there was noise?', '#time When did that begin?'],
  },
  {
    id: 'shut-in-the-room', weight: 2,
    hears: patternOf(String.raw`\b(?:my|our|the) (?:\w+ )?(?:${child}|teenager|teen|\d+ year old)(?:'s| is| has| are)?(?: \w+){0,4} (?:shuts?|shut|locks?|locked|stays?|barricaded|hides?|holed|always|lives?) (?:himself|herself|themselves|up|away)?\s?(?:up )?in (?:his|her|their|the) (?:bed)?room\b|\b(?:my|our|the) (?:\w+ )?(?:${child}|teen)\b.{0,30}\b(?:won't come out|doesn't come out|door (?:shut|closed|locked)|slams? (?:the |every )?doors?|headphones|earbuds|airpods)\b`),
    says: ["Behind that door somebody's missing too.", "There are signs of life, and that's about all."],
    asks: ['What brings them out?', "Is there anyone they'll talk to?"],
  },
  {
    id: 'one-word-answers', weight: 2,
    hears: patternOf(String.raw`\b(?:${child}|he|she)\b.{0,25}\b(?:one[- ]word answers|grunts|shrugs|just says (?:fine|ok|okay|nothing)|says (?:"|')?(?:fine|nothing|whatever)|monosyllab\w+|doesn't say (?:anything|a word|much)|looks out the window|won't talk to (?:me|anyone|us))\b`),
    unless: /\bi (?:shrug|say)\b/,
    says: ["Words are being saved like electricity in that quarter.", "At the table, in body, and each word has to be fetched."],
    asks: ['What was the talk about before?', "Is there anyone who does get told things?"],
  },
  {
    id: 'angry-child', weight: 2,
    hears: patternOf(String.raw`\b(?:${child})(?:'s| is| has| are)?(?: \w+){0,4} (?:angry|furious|raging|kicking off|acting out|lashing out|fighting|hitting|biting|got suspended|suspended|excluded|punched|smashed|broke his|hates me|screams at me|shouting|shouts|swearing|throwing things|slams)\b`),
    unless: /\bsays\b|\bfighting (?:for (?:his|her) life|cancer|it|back)\b/,
    says: ["At that age what doesn't fit comes out by the hands and the mouth.", "It lands on whoever is standing there, and that's whoever didn't leave."],
    asks: ['#who Who gets most of it?', "And afterwards, when it's passed?"],
  },
  {
    id: 'child-takes-over', weight: 2,
    hears: patternOf(String.raw`\b(?:man|woman|lady|head) of the (?:house|family)\b|\b(?:trying|try|tries|thinks (?:he|she) has) to be (?:the man|the dad|the mum|the mom|a man|the mother|the father|mother|my parent)\b|\b(?:${child}|elder girl|older girl|big one)(?:'s| is| has| had)?(?: \w+){0,4} (?:taken over|took over|takes care of|looks after|minding|minds|cooks for|puts .{0,14} to bed|packs? (?:the )?lunch\w*|does the (?:lunches|dinner|washing)|making (?:the )?(?:dinner|lunches))\b`),
    unless: /\b(?:the business|the farm|the accounts)\b/,
    says: ["Somebody that age has picked up a shift nobody gave out.", "A house shares itself out, and not always to the right size of person."],
    asks: ['#time What age is that?', '#who Who used to do that?'],
  },
  {
    id: 'child-keeps-a-place', weight: 3,
    hears: patternOf(String.raw`\b(?:${child}|my nephew|wee one|lil man)(?:'s| is| has)?(?: \w+){0,4} (?:saves?|saved|packs?|packed|kisses?|waves?|waved|says goodnight|blows? (?:a )?kiss\w*|talks? to (?:the|his|her)|looks? for|waits? (?:by|at|for)|sets? a place|writes? (?:him|her|to)|wears? (?:his|her)|sleeps? with (?:his|her)|carries (?:his|her))\b.{0,45}\b(?:him|her|papa|daddy|dad|mum|mummy|mom|mommy|granny|grandad|photo|picture|sky|grave|jumper|shirt|window|platform|others)\b`),
    unless: /\b(?:for himself|for herself|her own)\b/,
    says: ["There's someone small in that house who hasn't taken anybody off the list.", "Done as plainly as laying the table."],
    asks: ['#word Are there words that go with it?', 'Did anyone teach it, or did it just begin?'],
  },
  {
    id: 'for-the-kids', weight: 2,
    hears: /\bfor the (?:kids|children|boys|girls|bairns|weans|wee ones|little ones)(?:'s sake|' sake)\b|\b(?:if it wasn't|if it weren't|only|keep going|keep it together|holding it together|get up|i'm here|stay|carry on|strong|got to|have to)\b.{0,18}\bfor (?:the|my|our) (?:kids|children|boys|girls|son|daughter|bairns|grandkids)\b/,
    unless: /\bcook(?:ed|ing)?\b/,
    says: ["The breakfasts have to be put out all the same.", "There's hair to brush and a bag to find, whatever the day."],
    asks: ["#time And once they're asleep?", '#time What ages are they?'],
  },
  {
    id: 'sunday-call', weight: 1,
    hears: patternOf(String.raw`\b(?:my |the |our )?(?:(?:${child}|lad|niece|nephew) (?:\w+ )?(?:calls|rings|phones|comes|visits|facetimes|pops in|drops in|telephones)|(?:kids|boys|girls|children|grandkids) (?:call|ring|phone|come|visit))\b.{0,12}\b(?:sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|every|once a|each|when (?:he|she|they) can)\b`),
    says: ["With a fixed day, the week gets folded there.", "Between one call and the next there are a good many hours."],
    asks: ['What do the minutes go on?', "What don't they get told?"],
  },
  {
    id: 'come-and-live-with-us', weight: 2,
    hears: /\b(?:son|daughter|kids|children|boys|girls|family|niece|keith's wife|they)\b.{0,30}\b(?:wants? me (?:to (?:come|move|live|go|sell)|in)|come (?:and|to) (?:live|stay)|come to (?:perth|durban|bloemfontein|toronto|london|live)|into a home|in a home|care home|sheltered|assisted living|move in with|retirement (?:village|home)|granny flat|brochure|says come)\b/,
    unless: /\b(?:he|she) (?:was|is|went|died) in a (?:care )?home\b/,
    says: ["It came thought out already."],
    asks: ["#thing Which corner of your place isn't up for discussion?"],
  },
  {
    id: 'mothers-day-at-school', weight: 3,
    hears: /\b(?:mother's|mothers|father's|fathers|grandparents'?) day\b.{0,50}\b(?:school|class|nursery|kindergarten|card|teacher|assembly|craft|recit\w+|made|playgroup|kindy)\b|\b(?:school|class|nursery|kindergarten|teacher|kindy)\b.{0,50}\b(?:mother's|mothers|father's|fathers) day\b/,
    says: ["The card gets made just the same, and then there's nowhere to post it.", "A whole classroom gluing pasta for somebody."],
    asks: ['Does the teacher know?', 'Has anything been said about what to do that day?'],
  },
  {
    id: 'between-two-houses', weight: 3,
    hears: patternOf(String.raw`\b(?:the |my |our )?(?:${child})(?: \w+)? (?:go|goes|went|are|is|gone|comes? back|come home|stay|stays) (?:to|at|with|from|back to|off to|over to) (?:his|her|their|the other|him|her) ?(?:dad|dad's|mum's|mom's|father's|mother's|place|house|dads|mums|moms)?\b.{0,20}\b(?:on|for|every|fri\w+|wed\w+|weekend\w*|sunday\w*|week|nights?|dad's|mum's|mom's)\b|\b(?:every other|alternate|my|his|her) weekend\b|\bmy week(?:s)? (?:with|without)\b|\b(?:nights?|days?|weeks?|weekends?) (?:i|they) (?:don't )?have (?:the kids|them|him|her)\b|\bhand(?:over|ing them over)\b`),
    unless: /\bfor the school week\b|\bweekend (?:job|bag)\b|\bhandover (?:at work|sheet|notes)\b|\bnurses?\b/,
    says: ["The school bags make the journey the grown-ups don't make now.", "The house changes its noise with the day of the week."],
    asks: ['#time Which night is the longest?', '#thing What always gets left behind?'],
  },
  {
    id: 'in-the-middle', weight: 3,
    hears: patternOf(String.raw`\b(?:${child}|mum|mom|mam|friend|sister|brother|dad|i'm|we're)\b.{0,14}\b(?:in the middle|caught between|stuck between|torn between|piggy in the middle)\b`),
    unless: /\bin the middle of (?:the (?:night|road|room|kitchen|lake|day|floor|bed)|a|an|all|nowhere|it)\b/,
    says: ["From the middle you hear both stories and can tell neither.", "Whoever's in the middle sees both faces at once."],
    asks: ['How does it show?', 'Does it ever get spoken of?'],
  },
]
