import type { Particular } from '../../texts'

/** Animals, and things that break. */
export const lightMishaps: readonly Particular[] = [
  // Animals.
  {
    id: 'cat-about', weight: 1,
    hears: /\b(?:(?:the|my|our|this|that|his|her|barn) cats?)\b[^,.]{0,40}\b(?:looks?|looked|stares?|stared|judg\w+|sleeps?|asleep|sits?|sat|moved|raging|furious|eats?|peed|pissed|follows?|meows?|miaows?|purr\w*|waits?|yowls?|comes?|came|on (?:my|the) (?:lap|bed|keyboard|chest|chair)|unimpressed|disgusted|hates?|knows|wants?|screaming|brings?|brought|knocked|ignor\w+)\b/,
    unless: /\b(?:call in the cat|didn'?t come|died|dead|dying|put down|put to sleep|vet|kidney|cancer|lost|missing|ran over|run over|went with|because of the cat|called in the cat|my cat died|sleeps in it)/,
    says: ['Cats keep minutes and never publish them.', "There is the cat's opinion to consider, naturally."],
    asks: ['#thing What is the expression, exactly?'],
  },
  {
    id: 'cat-mention', weight: 1,
    hears: /\bbecause of the cat\b|\b(?:me,? )?(?:and )?the cat (?:in a|and me)\b|\bcat (?:with|that has) more\b|\bleft me (?:his|her) cat\b|\bher cat too\b/,
    unless: /\b(?:leave .* because|died|dead|put down)/,
    says: ['Cats do not fill in the paperwork, they only cause it.', 'In any upheaval the cat needs its own arrangements.'],
    asks: ['#thing What is the cat called?'],
  },
  {
    id: 'dog-keeps-hours', weight: 2,
    hears: /\b(?:the|my|our|his|her|their) (?:dog|pup|puppy|old dog|collie|lab|terrier|staffie|spaniel)\b[^.]{0,45}\b(?:waits?|waiting|still looks|looks for|sits? (?:at|by|in front of)|lies (?:at|by)|sleeps (?:on|by|in) (?:his|her)|goes to (?:the door|his|her)|listens for|won'?t eat|whines?|howls?|at the (?:door|gate|window))\b/,
    unless: /\b(?:died|put down|put to sleep|vet|before|i used to)/,
    says: ['Nobody has found a way to tell the dog.', 'The dog is still keeping the old hours.'],
    asks: ['#now What happens when a car pulls up?'],
  },
  {
    id: 'daft-pet-name', weight: 1,
    hears: /\b(?:cat|dog|staffie|parrot|budgie|hen|hens|goat|tortoise|rabbit|hamster|goldfish|fish|horse|pony|cow|donkey|van|car|truck|tractor|boat|bike|kayak|robot|plant|starter)\b.{0,20}\b(?:called|named|name(?:'s| is| was)) (?!me\b|him\b|her\b|after\b|it\b|for\b|in\b|off\b|out\b|round\b|by\b|every\b|the\b|a\b|an\b)[\w'-]{3,}/,
    unless: /\b(?:died|put down|put to sleep|doctor|killed)/,
    says: ['A name like that does half the introduction.', 'You can nearly see the face from the name.'],
    asks: ['#who Who picked the name?'],
  },
  {
    id: 'parrot', weight: 2,
    hears: /\b(?:parrot|budgie|cockatiel|mynah|macaw|african grey|parakeet|galah)\b.{0,50}\b(?:says|said|calls|imitates|does|repeats|talks|shouts|voice|whistles|swears)\b/,
    says: ['No idea what it means, and says it anyway.', 'In the same voice, with no warning.'],
    asks: ['#word What else is in the repertoire?', '#time What time of day does it start?'],
  },
  {
    id: 'hens', weight: 1,
    hears: /\b(?:the|my|his|her|six|four|three|two|five) (?:hens|chooks)\b/,
    unless: /\b(?:ducks left|recipe|soup|fried|dinner|killed|wings|duck(?:s)? (?:sauce|confit)|number of|kfc|counter|roast)/,
    says: ['They keep their own calendar, that lot, and they stick to it.', 'A loyal audience, as long as there is corn.'],
    asks: ['#thing Which one is in charge?'],
  },
  {
    id: 'cows-dont-care', weight: 1,
    hears: /\b(?:cows?|sheep|ewes?|goats?|horses?|pigs?|bees|cattle|animals|hens|chooks|stock|lambs)\b.{0,25}\b(?:don'?t|dont|do not|doesn'?t|won'?t) (?:care|know|wait|mourn|ask|mind|take (?:a )?(?:day|holiday)s?)\b|\b(?:cows?|sheep|goats?|horses?|pigs?|stock) still (?:need|have to|want)\b/,
    unless: /\b(?:sold|shot|slaughter)/,
    says: ['Feed and water keep to the clock, whatever has happened.', 'Of grief they know nothing. Of breakfast, plenty.'],
    asks: ['#time What hour does the round start?'],
  },
  {
    id: 'critters', weight: 1,
    hears: /\b(?:a|the|one|this|huge|massive|tiny|two) (?<bug>spider|mouse|rat|wasp|ants|cockroach|roach|moth|bat|slug|possum|raccoon|squirrel|snake|lizard|gecko|huntsman)\b.{0,45}\b(?:in the (?:bath|kitchen|house|loft|attic|shower|bed|car|roof|colander|pantry)|in (?:my|our) (?:\w+)|got in|screamed|caught|trapped|glass|chased|moved in|ran)\b/,
    unless: /\b(?:poison|lab|bit(?:e|ten))/,
    says: ['Company nobody ordered, and no rent paid.', 'That calls for a quick decision and a glass.'],
    asks: ['#moment So who won?'],
  },
  // Things that break, and the house.
  {
    id: 'it-broke', weight: 1,
    hears: /\b(?:the|my|our|and the) (?<thing>boiler|washing machine|washer|dryer|fridge|freezer|dishwasher|oven|cooker|kettle|toaster|car|van|truck|phone|laptop|computer|heating|shower|lift|telly|tv|furnace|water heater|microwave|hoover|lawnmower|mower|tap|toilet|cistern|garage door|air con|aircon|ac)\b(?:'s| has| is| just| also| went and| has just| decided to)* (?:broke(?:n)?(?: down)?|died|packed (?:in|up)|conked(?: out)?|gave up|given up|blew up|gone bang|went bang|won'?t start|wouldn'?t start|is leaking|leaking|leaks|flooded|bust(?:ed)?|on the blink|on the fritz|playing up|acting up|kaput|knackered|banjaxed|gone|been cut off|quit)\b/,
    unless: /\b(?:car crash|broke down on the day|gone to|gone in|is gone to)/,
    says: ['So many weeks to choose from, and it picked this one.', 'Appliances can smell a bad patch.'],
    asks: ['#others Who gets the call in your house for that?', '#thing Is it fixable, or is that that?'],
  },
  {
    id: 'appliance-riddle', weight: 1,
    hears: /\b(?:can'?t|cannot|cannae|couldn'?t|don'?t know how to|no idea how to|never learned to) (?:even )?(?:work|use|set|operate|figure out|turn on|switch on|programme|program) (?:the|his|her|that|it)? ?(?<thing>washing machine|washer|boiler|oven|heating|thermostat|dishwasher|telly|tv|remote|timer|coffee maker|microwave|dryer|sat ?nav|printer|computer|phone|cooker|iron)\b|\bturned \w+ (?:shirts?|whites|everything|towels) pink\b/,
    unless: /\b(?:maiden name|ventilator)/,
    says: ['Those buttons were drawn by somebody with a grudge.', 'The manual is in a drawer, in a very small font.'],
    asks: ['#others Anybody about who knows which button is the real one?'],
  },
  {
    id: 'power-cut', weight: 1,
    hears: /\b(?:power'?s? (?:cut|out|went|is out|is off)|wi-?fi (?:went|is down|'s down|died)|internet (?:went|is down|died)|no hot water|no heating|roof (?:leaks|is leaking|leaked)|ceiling (?:leaks|came down|dripping|is leaking)|pipes? (?:burst|froze|frozen)|load ?shedding|leaks? in the)\b/,
    unless: /\b(?:hospital|ventilator|oxygen|i had a blackout|blackout drunk|my blackouts)/,
    says: ['The house has its own views on timing.', 'Those never go on a quiet day.'],
    asks: ['#now Is it back, or are we still waiting?'],
  },
  {
    id: 'on-hold', weight: 1,
    hears: /\b(?:another|one more|wrong|sent a) form\b|\bone form that asks\b|\bproof of (?:address|identity)\b|\bthere'?s no (?:box|option) for\b|\bin triplicate\b|\bcomputer says no\b|\bthe (?:form|system) (?:won'?t|doesn'?t|has no)\b/,
    unless: /\b(?:life form)/,
    says: ['There is always one more form, and never the same one.', 'That office exists in every country, with the same chair.'],
    asks: ['#time How many rounds of that so far?'],
  },
  {
    id: 'noisy-neighbour', weight: 1,
    hears: /\b(?:neighbou?rs?|next door|upstairs|downstairs|roommate|flatmate|housemate|bunkmate|fella in the next)\b[^,.]{0,40}\b(?:karaoke|music|drill\w*|hoover\w*|snor\w+|sings?|singing|bass|trumpet|drums?|loud parties|banging|dancing|line danc\w*|bagpipes|recorder|violin)\b|\bkaraoke machine\b|\bsnores? like\b/,
    says: ['A soundtrack nobody asked for.', 'And no knob to turn it down with.'],
    asks: ['#time What time does the concert start?'],
  },
  {
    id: 'nosy-neighbour', weight: 1,
    hears: /\b(?:neighbou?r|woman across|her (?:opposite|over the road)|mrs \w+)\b[^.]{0,45}\b(?:curtains?|nosy|peer\w*|peek\w*|watching|twitch\w*|wants to know|fishing for|already knows?|had heard|clocked)\b|\bwhole (?:street|town|village|altos|parish|church) (?:knew|knows|heard)\b/,
    unless: /\b(?:kind|help|found (?:him|her))/,
    says: ['No newspaper needed on that street.', 'Well informed, if nothing else.'],
    asks: ['#word And what does one say to that?'],
  },
  {
    id: 'ugly-heirloom', weight: 1,
    hears: /\b(?:ugly|hideous|horrible|horrid|god-?awful|awful|ghastly|vile|revolting|tacky) (?:\w+ ){0,2}(?<thing>vase|lamp|clock|painting|picture|rug|sofa|couch|recliner|armchair|chair|curtains?|ornament\w*|figurine\w*|jumper|sweater|cardigan|tie|shirt|dress|hat|coat|cushions?|statue|mug|quilt|teapot|plates?|wallpaper|raincoat|boots|tattoo|carpet)\b/,
    unless: /\b(?:hospital|gown)/,
    says: ['Nobody can throw out a thing that ugly once it has an owner.', 'Somebody chose that with full conviction.'],
    asks: ['#thing Which room does it rule over?'],
  },
]
