import type { Particular } from '../../texts'

/** Animals, and things that break. */
export const lightMishaps: readonly Particular[] = [
  // Animals.
  {
    id: 'cat-about', weight: 1,
    hears: /\b(?:(?:the|my|our|this|that|his|her|barn) cats?)\b[^,.]{0,40}\b(?:looks?|looked|stares?|stared|judg\w+|sleeps?|asleep|sits?|sat|moved|raging|furious|eats?|peed|pissed|follows?|meows?|miaows?|purr\w*|waits?|yowls?|comes?|came|on (?:my|the) (?:lap|bed|keyboard|chest|chair)|unimpressed|disgusted|hates?|knows|wants?|screaming|brings?|brought|knocked|ignor\w+)\b/,
    unless: /\b(?:call in the cat|didn'?t come|died|dead|dying|put down|put to sleep|vet|kidney|cancer|lost|missing|ran over|run over|went with|because of the cat|called in the cat|my cat died|sleeps in it)/,
    says: ['Sounds like the cat has opinions about all this.', "Well, at least there's a cat around."],
    asks: ['#thing What is the cat like?'],
  },
  {
    id: 'cat-mention', weight: 1,
    hears: /\bbecause of the cat\b|\b(?:me,? )?(?:and )?the cat (?:in a|and me)\b|\bcat (?:with|that has) more\b|\bleft me (?:his|her) cat\b|\bher cat too\b/,
    unless: /\b(?:leave .* because|died|dead|put down)/,
    says: ["So there's a cat in this too.", 'Well, somebody has to think of the cat.'],
    asks: ['#thing What is the cat called?'],
  },
  {
    id: 'dog-keeps-hours', weight: 2,
    hears: /\b(?:the|my|our|his|her|their) (?:dog|pup|puppy|old dog|collie|lab|terrier|staffie|spaniel)\b[^.]{0,45}\b(?:waits?|waiting|still looks|looks for|sits? (?:at|by|in front of)|lies (?:at|by)|sleeps (?:on|by|in) (?:his|her)|goes to (?:the door|his|her)|listens for|won'?t eat|whines?|howls?|at the (?:door|gate|window))\b/,
    unless: /\b(?:died|put down|put to sleep|vet|before|i used to)/,
    says: ['Poor dog. Nobody can explain it to a dog.', 'That dog is still waiting for somebody.'],
    asks: ['#now What do you do when that happens?'],
  },
  {
    id: 'daft-pet-name', weight: 1,
    hears: /\b(?:cat|dog|staffie|parrot|budgie|hen|hens|goat|tortoise|rabbit|hamster|goldfish|fish|horse|pony|cow|donkey|van|car|truck|tractor|boat|bike|kayak|robot|plant|starter)\b.{0,20}\b(?:called|named|name(?:'s| is| was)) (?!me\b|him\b|her\b|after\b|it\b|for\b|in\b|off\b|out\b|round\b|by\b|every\b|the\b|a\b|an\b)[\w'-]{3,}/,
    unless: /\b(?:died|put down|put to sleep|doctor|killed)/,
    says: ["Ha, that's a great name.", 'I like that name a lot already.'],
    asks: ['#who Who picked the name?'],
  },
  {
    id: 'parrot', weight: 2,
    hears: /\b(?:parrot|budgie|cockatiel|mynah|macaw|african grey|parakeet|galah)\b.{0,50}\b(?:says|said|calls|imitates|does|repeats|talks|shouts|voice|whistles|swears)\b/,
    says: ['Ha, imagine hearing that from a bird.', 'That must make you jump.'],
    asks: ['#word What else does the bird say?', '#time What time of day does it start?'],
  },
  {
    id: 'hens', weight: 1,
    hears: /\b(?:the|my|his|her|six|four|three|two|five) (?:hens|chooks)\b/,
    unless: /\b(?:ducks left|recipe|soup|fried|dinner|killed|wings|duck(?:s)? (?:sauce|confit)|number of|kfc|counter|roast)/,
    says: ['I like that there are hens in this.', 'Those hens must keep you busy.'],
    asks: ['#thing Which one is the boss?'],
  },
  {
    id: 'cows-dont-care', weight: 1,
    hears: /\b(?:cows?|sheep|ewes?|goats?|horses?|pigs?|bees|cattle|animals|hens|chooks|stock|lambs)\b.{0,25}\b(?:don'?t|dont|do not|doesn'?t|won'?t) (?:care|know|wait|mourn|ask|mind|take (?:a )?(?:day|holiday)s?)\b|\b(?:cows?|sheep|goats?|horses?|pigs?|stock) still (?:need|have to|want)\b/,
    unless: /\b(?:sold|shot|slaughter)/,
    says: ['The animals need seeing to, whatever kind of day it is.', 'And out you go to them, whatever has happened.'],
    asks: ['#time What time do you have to be up?'],
  },
  {
    id: 'critters', weight: 1,
    hears: /\b(?:a|the|one|this|huge|massive|tiny|two) (?<bug>spider|mouse|rat|wasp|ants|cockroach|roach|moth|bat|slug|possum|raccoon|squirrel|snake|lizard|gecko|huntsman)\b.{0,45}\b(?:in the (?:bath|kitchen|house|loft|attic|shower|bed|car|roof|colander|pantry)|in (?:my|our) (?:\w+)|got in|screamed|caught|trapped|glass|chased|moved in|ran)\b/,
    unless: /\b(?:poison|lab|bit(?:e|ten))/,
    says: ['A {bug}. Just what you needed.', "Not the company you'd have picked."],
    asks: ['#moment So who won?'],
  },
  // Things that break, and the house.
  {
    id: 'it-broke', weight: 1,
    hears: /\b(?:the|my|our|and the) (?<thing>boiler|washing machine|washer|dryer|fridge|freezer|dishwasher|oven|cooker|kettle|toaster|car|van|truck|phone|laptop|computer|heating|shower|lift|telly|tv|furnace|water heater|microwave|hoover|lawnmower|mower|tap|toilet|cistern|garage door|air con|aircon|ac)\b(?:'s| has| is| just| also| went and| has just| decided to)* (?:broke(?:n)?(?: down)?|died|packed (?:in|up)|conked(?: out)?|gave up|given up|blew up|gone bang|went bang|won'?t start|wouldn'?t start|is leaking|leaking|leaks|flooded|bust(?:ed)?|on the blink|on the fritz|playing up|acting up|kaput|knackered|banjaxed|gone|been cut off|quit)\b/,
    unless: /\b(?:car crash|broke down on the day|gone to|gone in|is gone to)/,
    says: ['The {thing}, on top of everything else. Typical.', 'Of course it had to be now.'],
    asks: ['#others Who do you call for that?', '#thing Can it be fixed?'],
  },
  {
    id: 'appliance-riddle', weight: 1,
    hears: /\b(?:can'?t|cannot|cannae|couldn'?t|don'?t know how to|no idea how to|never learned to) (?:even )?(?:work|use|set|operate|figure out|turn on|switch on|programme|program) (?:the|his|her|that|it)? ?(?<thing>washing machine|washer|boiler|oven|heating|thermostat|dishwasher|telly|tv|remote|timer|coffee maker|microwave|dryer|sat ?nav|printer|computer|phone|cooker|iron)\b|\bturned \w+ (?:shirts?|whites|everything|towels) pink\b/,
    unless: /\b(?:maiden name|ventilator)/,
    says: ['Honestly, those things could do with clearer buttons.', 'Everybody gets stuck on something like that.'],
    asks: ['#others Is there anyone who could show you?'],
  },
  {
    id: 'power-cut', weight: 1,
    hears: /\b(?:power'?s? (?:cut|out|went|is out|is off)|wi-?fi (?:went|is down|'s down|died)|internet (?:went|is down|died)|no hot water|no heating|roof (?:leaks|is leaking|leaked)|ceiling (?:leaks|came down|dripping|is leaking)|pipes? (?:burst|froze|frozen)|load ?shedding|leaks? in the)\b/,
    unless: /\b(?:hospital|ventilator|oxygen|i had a blackout|blackout drunk|my blackouts)/,
    says: ["What a nuisance. I hope it's sorted soon.", "That's a rotten time for it to happen."],
    asks: ['#now Is it fixed yet?'],
  },
  {
    id: 'on-hold', weight: 1,
    hears: /\b(?:another|one more|wrong|sent a) form\b|\bone form that asks\b|\bproof of (?:address|identity)\b|\bthere'?s no (?:box|option) for\b|\bin triplicate\b|\bcomputer says no\b|\bthe (?:form|system) (?:won'?t|doesn'?t|has no)\b/,
    unless: /\b(?:life form)/,
    says: ['Another form. Of course there is.', 'And never a box for what you need to say.'],
    asks: ['#time How many of those have there been so far?'],
  },
  {
    id: 'noisy-neighbour', weight: 1,
    hears: /\b(?:neighbou?rs?|next door|upstairs|downstairs|roommate|flatmate|housemate|bunkmate|fella in the next)\b[^,.]{0,40}\b(?:karaoke|music|drill\w*|hoover\w*|snor\w+|sings?|singing|bass|trumpet|drums?|loud parties|banging|dancing|line danc\w*|bagpipes|recorder|violin)\b|\bkaraoke machine\b|\bsnores? like\b/,
    says: ['That would drive anyone up the wall.', 'And you just have to listen to it.'],
    asks: ['#time What time does it usually start?'],
  },
  {
    id: 'nosy-neighbour', weight: 1,
    hears: /\b(?:neighbou?r|woman across|her (?:opposite|over the road)|mrs \w+)\b[^.]{0,45}\b(?:curtains?|nosy|peer\w*|peek\w*|watching|twitch\w*|wants to know|fishing for|already knows?|had heard|clocked)\b|\bwhole (?:street|town|village|altos|parish|church) (?:knew|knows|heard)\b/,
    unless: /\b(?:kind|help|found (?:him|her))/,
    says: ['Nothing stays private for long there.', "Ha. They know everyone's business."],
    asks: ['#word What do you say when they ask?'],
  },
  {
    id: 'ugly-heirloom', weight: 1,
    hears: /\b(?:ugly|hideous|horrible|horrid|god-?awful|awful|ghastly|vile|revolting|tacky) (?:\w+ ){0,2}(?<thing>vase|lamp|clock|painting|picture|rug|sofa|couch|recliner|armchair|chair|curtains?|ornament\w*|figurine\w*|jumper|sweater|cardigan|tie|shirt|dress|hat|coat|cushions?|statue|mug|quilt|teapot|plates?|wallpaper|raincoat|boots|tattoo|carpet)\b/,
    unless: /\b(?:hospital|gown)/,
    says: ['Ha. I can just picture that {thing}.', 'It sounds truly awful. I quite like it already.'],
    asks: ['#thing Which room is it in?'],
  },
]
