import type { PlainSource } from './blunt'

const deed = `(?:kill(?:ing)? myself|end(?:ing)? my (?:own )?life|end(?:ing)? myself|tak(?:e|ing) my (?:own )?life|hang(?:ing)? myself|
    shoot(?:ing)? myself|drown(?:ing)? myself|slit(?:ting)? my (?:wrists?|throat)|cut(?:ting)? my wrists|off(?:ing)? myself|commit(?:ting)? suicide|
    overdos(?:e|ing)|jump(?:ing)? (?:off|from|in front of) (?:a|the|my|that|this) (?:bridge|roof|building|balcony|cliff|train|ledge|car park|truck|
    bus|overpass)|throw(?:ing)? myself (?:off|in front of|under)|blow(?:ing)? my brains out|do(?:ing)? myself in|top(?:ping)? myself|
    gas(?:sing)? myself|stop(?:ping)? existing)`
const now = `(?:tonight|today|right now|now|tomorrow|this (?:evening|weekend|afternoon|week|morning)|on (?:monday|tuesday|wednesday|thursday|friday|
    saturday|sunday)|in (?:an hour|a few hours|a minute|a few minutes|\\w+ days|\\w+ minutes|\\w+ hours)|by (?:tomorrow|tonight|morning|monday|friday|
    sunday)|before (?:morning|midnight|dawn|sunrise|the sun comes up)|when (?:they|everyone|he|she|the kids|my \\w+) (?:are|is|goes|go|falls|fall|
    leaves|leave) (?:asleep|to sleep|to bed|out|to work))`
const kin = `(?:(?:my|his|her|our|the|a) (?:mum|mom|mam|dad|mother|father|brother|sister|son|daughter|kid|husband|wife|partner|boyfriend|girlfriend|
    bf|gf|ex|friend|best friend|bestie|mate|cousin|uncle|aunt|nephew|niece|grandad|granddad|grandpa|gran|grandma|nan|stepdad|stepfather|stepbrother|
    stepmum|stepmom|flatmate|roommate|housemate|neighbou?r|boss|coach|teacher|colleague|coworker|student|pupil|landlord|foster (?:dad|mum|mom|father|
    mother)|brother in law|sister in law|father in law)(?: \\w+)?(?:'?s(?= been))?)`
const pills = `(?:pills|tablets|meds|medication|painkillers|sleeping pills|antidepressants|paracetamol|tylenol|ibuprofen|insulin|xanax|ambien|
    morphine|bleach|antifreeze|rat poison|poison|weedkiller|benzos|codeine|oxy)`

/** What English says plainly, clause by clause. Denied, quoted, invented and trivial uses are left out where these are read. */
export const englishPlain: PlainSource[] = [
  { name: 'will', level: 'high', phrases: [`(?:want(?:ed)? to|wanting to|need to|going to|about to|plan(?:ning)? (?:to|on)|decided to|i (?:will|might|
      could|should|would|have to|must|may|shall)|ready to|trying to|try to|tried to|think(?:ing)? (?:about|of)|thought (?:about|of)|thoughts (?:about|
      of)|intend to|intending to|better off|urge to|considering|keep imagining|fantasi[sz]\\w+ about|dream of|cannot stop thinking about)(?: just| really| actually| probably| seriously| also| still| only| finally| maybe| constantly)? ${deed}(?! laughing)`,
    `i (?:am|will be) (?:killing myself|ending my life|taking my (?:own )?life|hanging myself|jumping off|overdosing|ending it all)`,
    'i am (?:actively |so |really |very |feeling |still |a bit |kind of )*suicidal',
    '(?:feel|feeling|felt) (?:so |really |very |actively |a bit )*suicidal', `i(?: just| will)? ${deed}(?= ${now}|$)`] },
  { name: 'names it', level: 'high', phrases: ['(?<!^)(?<!^ugh[ ,]+)(?<!^i am )kill myself',
    'killing myself(?! (?:to|laughing|over|trying|at|with|for))', 'end my (?:own )?life', 'ending my (?:own )?life', 'take my own life',
    'taking my own life', 'hang myself', 'hanging myself', 'shoot myself', 'slit my wrists', 'unalive myself'] },
  { name: 'will, now', level: 'imminent', phrases: [`${now}(?: ~ ~ | ~ | )(?:(?:i am|i will|i want to|going to|i shall)(?: be)? ${deed})`,
    `(?:(?:i am|i will|i want to|going to|i shall|decided to)(?: be)? ${deed})(?: ~ | )${now}`,
    '(?:by tomorrow|by tonight|by morning|tomorrow|tonight) (?:this|it) will all be over(?:[\\s,]+goodbye)?',
    `(?:tonight|tomorrow|today) (?:i|i will|i am going to|i am) (?:die|be dead|end it all|end it for good)`,
    `i (?:will|am going to) (?:be dead|die|not be alive) (?:${now})`] },
  { name: 'wants to die', level: 'high', phrases: [`i (?:just |really |only |honestly |still )?(?:want|wanna|need|would like|long|
      wish) (?:to )?(?:just )?(?:die|be dead|stop existing|not exist|not be alive|not wake up|never wake up)(?=[\\s,]*(?:$|now|tonight|please|already|
      anymore|any more|so bad|and (?:be|stop|not|no|that|i)|but (?:i|my|not)|every|all the time|with (?:him|her)|too|in my sleep|because (?:i|nothing|
      of (?:what|it))))`, `i do not want to (?:live|be alive|exist|keep living|go on living|live anymore)(?! (?:with|in|here|there|on|like|at|near|by|
      off|alone|together|apart|next|under|off))`, 'no longer want to (?:live|be alive|exist)'] },
  { name: 'wishes not to be', level: 'concern', phrases: ['i (?:wish|wished) i (?:was|were|could (?:just )?be) dead',
    'i (?:wish|hope) i (?:do not|never|did not|would not|would never|could not) wake up(?! (?:so|early|at|late|in))',
    'i (?:wish|wished) i (?:had never been born|was never born|were never born|did not exist|could (?:just )?(?:stop existing|die))'] },
  { name: 'swallowed', level: 'imminent', phrases: [`i(?: have)?(?: just| already)? (?:took|taken|swallowed|downed|necked|drank|drunk|
      injected)(?: about| all| a| the| of| my| his| her| whole| entire| \\w+| \\d+){0,4} (?:all (?:of )?(?:my|the|his|her|mum s|dad s) ${pills}|
      (?:bottle|box|packet|handful|pack|whole bottle) of ${pills}|too many ${pills}|overdose|bleach|antifreeze|rat poison|weedkiller|
      leftover (?:morphine|pills|meds))`, `i (?:have )?(?:just )?(?:took|taken|swallowed) (?:all (?:of )?(?:my |the |his |her )?(?:\\w+ )?(?:pills|
      tablets|meds|medication|them)|an overdose|the lot|the whole (?:bottle|box|packet|pack))`,
    'i (?:have )?overdosed(?: on)?(?! on (?:sugar|chocolate|coffee|cheese|tv|netflix|cake|food|carbs|news|christmas))',
    'i (?:have )?(?:just )?(?:cut|slit|slashed) (?:my|both(?: my)?) (?:wrists?|throat)'] },
  { name: 'stands there', level: 'imminent', phrases: [`^(?:i am |im )?(?:already |now |just |still |sitting |standing |stood |sat |up |out )*(?:on|
      at) (?:the|a) (?:edge|ledge|roof|rooftop|bridge|overpass|railway|tracks|train tracks|cliff|parapet|platform edge|wrong side of the (?:rail|
      railing|railings|barrier))(?: of (?:the|a|my) (?:roof|bridge|building|cliff|platform|hospital|car park))?(?: and (?:i|there|no|it)| right now| ready to| about to| looking down|
      $)`, '^(?:i am )?(?:going to|about to|gonna) jump(?: now| right now)?$', 'over the (?:railings?|barrier) (?:right now|now|of the bridge)',
    'other side of the (?:rail|railing|railings|barrier|fence)(?: now|$| and i)',
    `(?:i (?:have|have got|got)|holding|there is) (?:the|a|my|his|dad is|my dad is) (?:gun|noose|rope|knife|blade|razor|pistol|shotgun|rifle)(?: ~ | )?(?:(?:to|
      against|round|around|in|at) my (?:head|neck|throat|mouth|wrist|temple|chest))`] },
  { name: 'has the means', level: 'imminent', phrases: [`^i (?:have )?(?:finally |already |just )?(?:bought|got|have|tied|loaded) (?:a |the |my |
      some )?(?:noose|rope|gun|pistol|shotgun)(?: ready| today| yesterday| loaded| last night| tied)?$`,
    `i (?:have been |am |have )?(?:saved|saving|hoarding|hoarded|stockpiled|stockpiling|counting out|counted out|collecting|stashing|stashed)(?: up| all| enough| my| his| her| the| of)* ${pills}(?: to (?:end|
      die|do it|kill)| for (?:when|the day|it|tonight|me)|$)`,
    'enough (?:pills|tablets|meds|morphine|insulin)(?: ~ | )to (?:kill me|die|end it|not wake up|do it|kill myself)',
    `i (?:have |am )?(?:written|wrote|writing|left|leaving|finished) (?:my|the|a) (?:suicide note|suicide letter|final note|goodbye note|
      note for whoever finds me)`] },
  { name: 'a day is set', level: 'imminent', phrases: [`(?:this|tonight|today|tomorrow|friday|sunday|saturday|monday) (?:is|will be) my last (?:day|
      night)(?: alive| on earth| on this earth| here on earth| breathing)`,
    '(?:set|picked|chosen|have) (?:a|the|my) date (?:to (?:die|end it|kill myself|do it)|for my death)',
    `(?:by the time|when) (?:you|they|anyone|anybody|somebody|someone)(?: ~ | )(?:read|reads|see|sees|find|finds|get|gets|open|opens) (?:this|
      it)(?: ~ | )?(?:i (?:will|shall) (?:already )?be (?:dead|gone)|i will have (?:killed myself|ended|taken my|done it|gone))`,
    'goodbye (?:everyone|world|all)[\\s,]+(?:i am sorry|do not look for me|i love you all|it is over|forgive me)'] },
  { name: 'cuts', level: 'high', phrases: [`i (?:cut|burn|burned|burnt|have been cutting|am cutting|started cutting|still cut|keep cutting|
      have started cutting|hurt|harm|self harm|self harmed|have self harmed)(?:ted)? (?:myself|my (?:arms?|thighs?|wrists?|legs?|
      hips?))(?! (?:shaving|cooking|off|by accident|on (?:a|the)|free|chopping|gardening|a |some|at (?:the )?gym|skating|climbing|playing|running|
      while|when i (?:fell|was (?:cooking|shaving)))|s? (?:shaving|cooking))`,
    `(?:want|need|urge|going|started|tempted|used|wanted) to (?:cut myself|self harm|hurt myself|harm myself|cut again|burn myself|
      start cutting again)(?! (?:off|some|a))`, 'i self harm', '^i (?:really |just )?(?:want|need) to cut(?: so bad| again| tonight)?$',
    'relapsed and (?:cut|burned)'] },
  { name: 'another wants to die', level: 'high', phrases: [`(?:says|said|told me|tells me|texted|texting|messaged|wrote|posted|threatens|threatened|
      threatening|keeps saying|talks about|talking about|swears|admitted|screamed|is saying)(?: ~ ~ | ~ | )?(?:(?:that |to |about |of )?(?:he|she|
      they)(?: is| are| will| would| just| might| was)?(?: going to| gonna| want(?:s|ed)? to| wants)? (?:kill (?:himself|herself|themselves|themself)|
      end (?:his|her|their|it all)|die|be dead|hang (?:himself|herself)|jump|not (?:want to )?(?:live|be alive)|suicidal)|(?:to |about |
      of )?(?:kill(?:ing)?|hang(?:ing)?) (?:himself|herself|themselves)|(?:about |of )?(?:ending|taking) (?:his|her|their) (?:own )?life|(?:does not|
      do not|did not) want to (?:live|be alive))`, `${kin} (?:is suicidal|wants to (?:kill (?:himself|herself|themselves)|die(?!t)|end (?:his|her|
      their) life)|is (?:going to|about to) (?:kill (?:himself|herself|themselves)|jump off|end (?:his|her|their) life)|is (?:on|standing on) (?:the|
      a) (?:bridge|roof|ledge|tracks)|tried to kill (?:himself|herself|themselves) (?:last night|today|yesterday|again|this)|(?:cuts|
      is cutting) (?:himself|herself|themselves)|has been cutting (?:himself|herself|themselves)|self harms|took (?:an overdose|all (?:his|her|
      the) pills) (?:and|just|tonight|now|today))`] },
  { name: 'is hurt by somebody', level: 'high', phrases: [`${kin}(?: ~ | )(?:hits me|beats me|is hitting me|(?:(?:is|has|have) )?been (?:hitting|
      beating|touching|raping|hurting|threatening|stalking|choking) me|beat me(?: up)? (?:last|again|with|because|so|yesterday|and)|hit me (?:last|
      again|with|because|so|yesterday|and|in the)|punched me|slapped me|strangled me|choked me|choke[ds]? me|kicks me|kicked me|rapes me|raped me|
      touches me(?! (?:deeply|so))|touched me (?:down|there|again|where|when|under|last)|has been (?:hitting|beating|touching|raping|hurting) me|
      (?:keeps|is) (?:touching|raping|beating|hurting|threatening|stalking|following) me|threatens to kill me|threatened (?:to kill me|me with)|
      locks me in|forces me|forced me|forces himself|forced himself|forcing himself|climbs into my bed|gets into my bed|getting into my bed|
      comes into my room at night|pulled a (?:knife|gun)|pointed (?:a|the|his) gun|follows me (?:home|to work|everywhere)|burns me)`,
    'i (?:am being|was|got|have been) (?:raped|abused|molested|sexually assaulted|trafficked|beaten by)(?! (?:in (?:19|20)|verbally))',
    '(?:he|she) (?:beats|hits|rapes|chokes|strangles) me(?! at| by| to)'] },
  { name: 'will kill', level: 'high', phrases: [`i (?:am going to|will|want to|plan to|am planning to|am about to|intend to|am ready to|
      swear i will) (?:kill|murder|stab|shoot|poison|strangle|set fire to|burn) (?:him|her|them|my (?:\\w+)|that (?:man|woman|bastard|bitch|guy|nurse|
      doctor|driver|surgeon)|the (?:man|guy|driver|doctor|surgeon|nurse|judge|drunk|bastard|one|people|person)|everyone|those)(?=[\\s,]*(?:$|${now}|
      with|when he|when she|i swear|for what|and (?:then|i (?:will|do not|mean)|make|bury)|who|i mean|in (?:his|her|their) sleep|if he (?:comes|
      touches|ever|gets)|if she))`, 'i (?:have|got) a (?:gun|knife|blade) (?:and|for) (?:i am going|i know where|him|her|them)',
    'i (?:have )?(?:put|slipped) (?:poison|rat poison|antifreeze) in (?:his|her|their)'] },
  { name: 'joins the dead', level: 'high', phrases: [`i (?:just |really )?(?:want|wanna|need|am going|am ready|will go|have decided) to (?:be with|
      join|go to|follow|go and be with|go be with) (?:him|her|them|my (?:\\w+))(?: ~ | )?(?:in (?:heaven|death|the grave|the ground|her grave|
      his grave)|again[\\s,]+soon|on the other side|wherever (?:he|she) is|by dying)`,
    `(?:wait for me|see you soon|coming to you|be with you soon|with you tonight|i am coming)[\\s,]+(?:mum|mom|dad|baby|my love|my darling|son|
      grandma|nan)$`,
    '(?:i will|i am going to) (?:be with|join|see) (?:him|her|you|my \\w+) (?:tonight|tomorrow|very soon|in heaven (?:soon|tonight|tomorrow))'] },
]
