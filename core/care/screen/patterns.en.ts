import type { PatternSource } from './patterns'

/** What the braces of the English patterns stand for. Contractions are spelled out by then. */
export const englishParts: Record<string, string> = {
  want: `(?:want(?:ed|ing)? to|wanna|wana|wish (?:to|i could)|would (?:like|love|rather|sooner)(?: to)?|need(?:ed|ing)? to|deserve to|ready to|
      feel like|thinking (?:of|about)|think about|thought (?:of|about)|thoughts of|considering|considered|contemplating|tempted to|urges? to|
      planning (?:to|on)|longing to|hoping to|hope to|fantasi[sz]e about|fantasi[sz]ing about|picture|picturing|imagine|imagining|dream of|guts to|
      nerve to|courage to|bottle to|balls to|prefer to|better off|keep (?:thinking about|seeing|picturing)|rehearse|got to|should|ought to|
      might(?: as well)?|may as well)`,
  will: `(?:going to|gonna|gona|gunna|imma|i will|i am|about to|planning to|plan to|intend to|decided to|ready to|set to|time to|off to|i shall|
      made up my mind to|got to|have to|fixing to)`,
  killme: `(?:kill(?:ing)? (?:my ?self|meself|me)|kil myslef|kms|unaliv(?:e|ing)(?: myself)?|end(?:ing)? (?:my (?:own )?life|my life|it all|it|
      things for good|everything|myself|my suffering|this life|the pain for good|my lyf)|tak(?:e|ing) my (?:own )?life|commit(?:ting)? suicide|
      suicide|hang(?:ing)? my ?self|shoot(?:ing)? my ?self|drown(?:ing)? my ?self|off(?:ing)? my ?self|top(?:ping)? my ?self|neck(?:ing)? my ?self|
      do(?:ing)? my ?self in|do(?:ing)? away with my ?self|finish(?:ing)? my ?self(?: off)?|slit(?:ting)? my (?:wrists?|throat)|
      cut(?:ting)? my (?:wrists?|throat)|overdos(?:e|ing)|gas(?:sing)? my ?self|jump(?:ing)? (?:off|from|in front|out|under)|step(?:ping)? (?:off|
      in front|out in front)|throw(?:ing)? myself|put(?:ting)? a bullet|blow(?:ing)? my (?:brains|head)|driv(?:e|ing) (?:into|off)|
      crash(?:ing)? (?:the car|into|my car)|check(?:ing)? out (?:early|for good|of life)|catch(?:ing)? the bus|ctb|self delete|delete myself|
      yeet myself|remove myself|stop (?:existing|living)|leave this (?:world|life|earth)|go(?:ing)? for good|disappear(?:ing)? for good|
      put(?:ting)? an end to (?:it|my|this))`,
  die: `(?:die|dying|be dead|be gone for good|not be alive|not exist|stop existing|cease to exist|pass away|drop dead|sleep forever|
      go to sleep and (?:never|not)|not wake up|never wake up)`,
  notlive: `(?:live|liv|be alive|be here|exist|wake up|keep (?:living|going|existing)|go on|carry on|be around|be on this (?:earth|planet)|
      see (?:tomorrow|another|the morning|christmas|spring)|continue|survive|stay alive|stay here|breathe|face another day|make it)`,
  when: `(?:tonight|today|now|right now|tomorrow|this (?:evening|afternoon|morning|week|weekend|friday|saturday|sunday|monday|tuesday|wednesday|
      thursday)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the \\d+\\w*|christmas|my birthday|our anniversary)|by (?:morning|
      tomorrow|friday|monday|sunday|the weekend|the time)|in (?:a|an|ten|five|twenty|half) (?:minute|minutes|hour|bit|sec|moment|an hour)|
      at (?:midnight|\\d+|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)|after (?:work|school|tea|dinner|my shift|the (?:wedding|
      funeral|party|holidays|exams)|christmas|her birthday|his birthday|church|mass)|once (?:they|he|she|i|the|everyone|mum|mom)|when (?:they|
      everyone|the (?:kids|house)|mum|mom|dad|nan|he|she) (?:is|are|go|goes|leave|leaves|have|has|sleep)|as soon as|before (?:anyone|they|he|she|mum|
      mom|dawn|christmas|monday)|2nite|2night|tonite)`,
  pills: `(?:pills?|pils|tablets?|meds|medication|medicine|painkillers|paracetamol|tylenol|ibuprofen|xanax|valium|ambien|morphine|insulin|
      antidepressants|sleeping pills|bottles?|box(?:es)?|packets?|stash|blister packs?|zopiclone|codeine|tramadol|fentanyl|bleach|antifreeze|poison|
      lithium|propranolol|benzos)`,
  weapon: '(?:gun|pistol|rifle|shotgun|revolver|bullets?|rope|noose|cord|belt|ligature|knife|blades?|razor|razors|scalpel|stanley knife|box cutter|sharpener)',
  high: `(?:bridge|roof|rooftop|ledge|balcony|cliffs?|overpass|platform|tracks|train tracks|car park|parking (?:garage|structure)|multi ?storey|
      railings?|parapet|edge|windowsill|window ledge|viaduct|pier|top floor|scaffolding|tower)`,
  they: `(?:my (?:mum|mom|mam|dad|father|mother|brother|sister|son|daughter|kid|child|gran|nan|grandma|grandad|grandpa|uncle|aunt|auntie|cousin|
      husband|wife|partner|boyfriend|girlfriend|bf|gf|friend|best friend|mate|flatmate|roommate|housemate|ex|student|neighbou?r|colleague|coworker|
      niece|nephew|stepson|stepdaughter|teen|fiance|buddy|teacher)|a (?:friend|girl|guy|lad|mate|classmate|kid)(?: i know| of mine| in my class| at work)?|
      someone(?: i know| in my| on)?)`,
}

/** What English messages say, by what it amounts to. The names are those of the Spanish ones. */
export const englishPatterns: PatternSource[] = [
  { name: 'wants to die', level: 'high', phrases: ['{want}(?: ~ | )(?:just |really |only |simply )?{die}(?! (?:of|from) (?:laughter|embarrassment|shame|boredom)| laughing| on that hill| alone)',
    'i (?:just )?(?:want|wanna|wish|need|deserve)(?: ~ | )(?:to )?(?:die|be dead|dei)', 'wish i (?:was|were) dead',
    'i (?:want|crave|long for|welcome) death', `(?:do not|no longer|never|can not|not) (?:want|wanna|wish|care|deserve|plan|intend)(?: ~ | )?(?:to )?(?:live|
      be alive|liv)(?: anymore| any more| any longer)?(?! (?:with|in (?:this|that|the) (?:house|city|flat|town)))`] },
  { name: 'means to kill oneself', level: 'high', phrases: ['{want}(?: ~ | )?{killme}(?! (?:with (?:him|her|my (?:boyfriend|girlfriend|ex))|between us|there|here|by text))',
    '{will}(?: ~ | )?{killme}(?! (?:with (?:him|her|my (?:boyfriend|girlfriend))|between us|there|here|by text|early))',
    '(?:only|best) (?:way|option|solution|answer|thing left)(?: ~ ~ | ~ | )(?:killing|kill|die|dying|death|suicide|end it|ending|dead)',
    '(?:i am|been|feel|feeling|so|really|actively) suicidal',
    '(?:suicidal (?:thoughts|ideation|again|today|tonight)|thoughts of (?:suicide|ending|killing)|my (?:own )?suicide)'] },
  { name: 'does not want to live', level: 'concern', phrases: [
    `(?:do not|does not|no longer|never|can not|not|dont|dnt|cba|could not) (?:want|wanna|wana|wish|see (?:why|the point|a reason|myself|any point)|
      care|feel like|know (?:why i|how to|if i (?:want|can))|think i (?:can|want)|have (?:a reason|any reason|the strength|the energy|the will)|
      be bothered)(?: ~ | )?(?:to |of |in |i )?(?:bother )?{notlive}`,
    `(?:no|not any|any|what is the|what|without a|lost (?:the|my)|lost all|see no|zero) (?:reason|point|will|desire|wish|purpose|use|sense|
      interest)(?: ~ | )?(?:to|in|of)(?: ~ | )?(?:live|living|life|go on|going on|being here|being alive|carry on|carrying on|exist|existing|stay|
      staying|keep going|keeping going|continue|waking|it all|breathing|any of it)`,
    `(?:tired|sick|done|finished|fed up|exhausted|over|had enough)(?: of| with)? (?:living|life|being alive|existing|being here|breathing|this life|
      being me|it all|waking up|the whole thing|existence)`,
    'life (?:is|was|has|does|feels)(?: not)?(?: ~ | )(?:for me|worth|pointless|meaningless|over|no point|nothing left|too long|a chore|a punishment)',
    '(?:nothing|no ?one|nobody)(?: ~ | )(?:live for|stay for|left for me|left to live|keeping me here)',
    `why (?:am i (?:still )?(?:here|alive)|bother|do i (?:even )?(?:bother|exist|wake|live|keep)|was i (?:even )?born|should i (?:live|stay|keep|
      carry))`, 'can not (?:do|face|keep doing|carry|stand|bear) (?:life|this life|living|being alive|another (?:day|year|morning)|existing)',
    '(?:do not|no longer|not) (?:care|mind|bothered) (?:if|whether) i (?:live|die|wake|am here|make it|get)',
    '(?:give|given|gave|giving) up on (?:life|living|myself|everything|it all)'] },
  { name: 'wishes not to be', level: 'concern', phrases: [`(?:wish|hope|pray|hoping|praying|wished|prayed|if only)(?: ~ | )?(?:i |that i |god |
      the lord |something |a (?:car|bus|truck|lorry) )?(?:would|could|will|had|did|was|were|might|do|get|just)?(?: ~ | )?(?:not wake|never wake|
      not (?:exist|be here|been born|be alive|here)|never (?:been born|existed|woke)|stop existing|disappear|vanish|take me|takes me|took me|hit me|
      hits me|kills me|gone|be over|fade|get hit|get cancer|something terminal|heart (?:stops|gives)|wiped out|swallow me)`,
    '(?:go to|fall|to) (?:sleep|bed)(?: ~ | )?(?:and|then)(?: ~ | )?(?:not|never) (?:wake|get up)',
    '(?:not|never) (?:wak(?:e|ing) up|wake)(?: ~ | )?(?:tomorrow|again|in the morning|sounds|would|ever)?',
    `(?:want|wanna|wish|like|love|prefer|rather|ready|need)(?: ~ | )?(?:to )?(?:disappear|vanish|not (?:be|exist)|be nothing|cease|stop (?:existing|
      being)|fade (?:away|out)|be (?:gone|erased|over)|evaporate|dissolve|be done with (?:life|it all|everything)|be with the angels|be no more|
      be switched off|turn off|not feel anything ever|never have been)(?! (?:for a (?:bit|week|while|few)|into the|from (?:the party|social|
      instagram)))`,
    '(?:do not|no longer|not|never) (?:want|wanna|wana|wish)(?: ~ | )?(?:to )?b?e? ?(?:here|around|about|anywhere)(?: anymore| any more| any longer)?',
    '(?:would not|do not|not) mind(?: ~ | )?(?:one bit )?(?:if i|dying|not waking|being dead|a bus|if a|if the)',
    `if i (?:died|dropped dead|got hit|did not wake|was hit|went in my sleep|stopped breathing|were gone|was gone|disappeared)(?: ~ ~ | ~ | )?(?:relief|
      fine|so be|okay|ok|good|care|mind|favou?r|notice|thank|shame|better)?`,
    `(?:envy|jealous of)(?: ~ | )?(?:the dead|dead people|people who (?:died|are dead|have died)|those who (?:died|passed|are gone)|him for dying|
      her for dying)`, '(?:should|could|wish it) (?:have been|had been|of been) me',
    'why (?:was it not|could it not have been|did it not|not) (?:me|take me)|why did i (?:survive|live|wake)',
    'better off dead|rather be dead|sooner be dead', '(?:waiting|ready|happy) (?:around )?to (?:die|go|be taken|meet my maker)',
    `do not (?:see|picture|imagine|expect|plan)(?: ~ | )?(?:myself |being |me |to )?(?:around|here|alive|reach|make it|live past|see|
      old)(?: ~ )?(?:next year|thirty|christmas|spring)?`, `(?:a way out|thank god|relief)(?: ~ | )?(?:lump|tumou?r|cancer|terminal)|(?:lump|tumou?r|
      cancer|diagnosis|scan)(?: ~ ~ ~ | ~ ~ | ~ | )(?:relief|relieved|a way out|thank god|good)`,
    'not (?:meant|made|built|cut out) for (?:this world|life|living|this earth)', '(?:hand|give) (?:my life|it) back',
    '(?:do not|no longer) look (?:when i|before i|both ways)', 'death (?:would be|sounds|seems|feels|is looking)(?: ~ )?',
    '(?:take me|call me home|come for me)(?: ~ | )?(?:lord|god|already|now|too)?', 'simply not be|not be at all|be nothing'] },
  { name: 'a weight on others', level: 'concern', phrases: [`(?:better off|happier|easier|lighter|relieved|grand|fine|breathe easier|free|
      manage)(?: ~ | )?(?:without me|if i (?:was|were|am|did|had|died|disappeared|vanished)|once i|with me gone|when i am gone)`,
    `(?:i am|being|feel like|just|such|only|always|become)(?: ~ | )?a? ?(?:burden|dead weight|drain|waste of (?:space|air|oxygen|food|skin)|nuisance|
      liability|weight round|extra mouth|problem for|bother to)`,
    `(?:no ?one|nobody|not a soul|no body)(?: ~ | )?(?:would|will|to)?(?: even| really)? (?:miss me|notice|care if|mourn|cry for|need me|come looking|
      know i was gone)`, '(?:in the way|waste of space|good for nothing|no use to any)',
    '(?:doing|do|be doing) (?:them|everyone|everybody|the world|my family|you|people)(?: ~ )?(?:all )? ?a (?:favou?r|kindness)',
    'worth more dead|life insurance(?: ~ ~ | ~ | )(?:worth|set|sort|better|pay)',
    `(?:world|they|family|kids)(?: ~ | )?(?:would not (?:lose|miss|notice)|would (?:go on|manage|cope|be fine|get over|recover)|
      deserve(?:s)? (?:better than me|a world))`, '(?:set|setting) (?:him|her|them) free|off (?:their|his|her) hands|weight off (?:their|his|her)',
    'if i (?:was|were) (?:not here|gone|dead|out of the (?:way|picture))|if i did not exist',
    'minus me|without me in it|(?:ruin|poison|drag)(?:ing)? (?:every|them|their)'] },
  { name: 'will happen, and when', level: 'imminent', phrases: [
    `{when}(?: ~ ~ | ~ | )(?:i am (?:doing it|ending|killing|gone|dead|done|going to (?:do it|kill|end|die|hang|jump|shoot|overdose)|off the|hanging|
      jumping|taking (?:them|all|the lot)|not waking|finishing|leaving this)|i (?:die|end it|go for good|jump|kill|do it|finish it|hang)|it (?:ends|
      is over|happens|all ends|stops)|i will (?:be (?:dead|gone)|end|kill|do it|jump|hang|die|finally)|will be (?:my last|the last|the end))`,
    '{killme}(?: ~ ~ | ~ | ){when}', '(?:doing it|do it|did it|going through with it|happening|going to happen|gonna happen)(?: ~ | )?(?:{when})',
    '(?:tonight|today|tomorrow|friday|saturday|sunday|monday|this) is (?:the (?:night|day|end|last)|my last|it for me|when)',
    `(?:my|the) last (?:night|day|morning|message|letter|meal|cigarette|time (?:i|you)|weekend|christmas|birthday|sunday|hours?)(?! (?:at (?:work|
      school)|of (?:term|school|work|the)|in this (?:house|flat)|here))`,
    `(?:will not|not going to|wont|am not|do not intend to|do not plan to) (?:be (?:here|alive|around|living|waking)|make it|see|live|last)(?: ~ | )?(?:to|
      past|through|tomorrow|by|on|the|next|after|spring|monday|friday|christmas|another|beyond)`,
    '(?:dead|gone|done|over) (?:by|before) (?:morning|tomorrow|midnight|friday|monday|the weekend|christmas|sunday|dawn|then|you)',
    '(?:nothing|no ?one|not)(?: ~ | )(?:change my mind|talk me out|stop me)|mind is made up|no (?:going|turning) back'] },
  { name: 'means at hand', level: 'imminent', phrases: [`(?:have|got|saved|saving|keep|kept|keeping|stockpil\\w+|hoard\\w+|hid|hiding|hidden|
      stash\\w*|collect\\w+|count\\w*|bought|buying|ordered|found|holding|loaded|borrowed|stole|took|lined up|picked up|cleaned|tied|
      practi[sc]ed with|tucked|looking at|staring at|set aside|put by)(?: ~ ~ | ~ | )(?:my |the |a |all |enough |his |her |dad s |up |some |of |out |
      those |these |them |mum s |whole |entire )*(?:{pills}|{weapon})`,
    `(?:{pills}|{weapon})(?: ~ ~ | ~ | )(?:in (?:my|front|the drawer|the boot|the trunk|the shed|reach)|on the (?:table|bed|nightstand|counter|desk|
      floor|seat)|next to|beside|ready|loaded|waiting|lined up|counted|right here|by the bed|under my|within|enough|saved|stashed|tied|over the)`,
    '(?:know|found) (?:where|how|the code)(?: ~ ~ | ~ | )(?:gun|key|keeps|safe|pills|rifle|insulin|stash|hides)',
    '(?:counted|count)(?: ~ | )?(?:them|twice|the (?:pills|tablets)|out)(?: ~ )?(?:enough)?',
    'enough (?:pills|tablets|of them|now|to do it|to kill|saved)', 'do not take them(?: ~ | )?(?:i|just)?(?: ~ | )?(?:keep|hide|save|tuck|store)'] },
  { name: 'prepared', level: 'imminent', phrases: [`(?:have|got|picked|chosen|chose|set|fixed|marked|decided on|found|made|worked out)(?: ~ | )?(?:a |
      the |my )(?:date|day|place|spot|tree|bridge|platform|method|plan|time|song|way to do it)(?! (?:for the (?:wedding|party|move)|at the))`,
    `(?:wrote|written|writing|left|leaving|recorded|recording|finished|posted|scheduled|typed|sealed|penned)(?: ~ ~ | ~ | )(?:notes?|letters?|videos?|
      envelopes?|voice notes?|goodbyes?|messages?)(?: ~ | )?(?:for (?:after|when|each|my|the|every|them)|to (?:my (?:kids|mum|mom|parents|family|wife|
      husband|brother|sister)|each|everyone)|explaining|under|on the|behind)`,
    '(?:goodbye|suicide|farewell) (?:notes?|letters?|videos?|messages?|texts?)',
    `(?:gave|giving|given|give|rehomed|rehoming|left|sold|donated|posted)(?: ~ ~ | ~ | )?(?:my (?:things|stuff|books|clothes|guitar|records|dog|cat|
      collection|watch|ring|car|plants|belongings|ps5|tools|bike))(?: ~ )?(?:away|to)?`,
    `(?:who|whoever|someone|they|he|she|kids?|mum|mom|wife|police|cleaner|maid|stranger)(?: ~ | )?(?:finds?|found|find|discovers?|has to find|to find|
      walks in on) (?:me|my body|it)|find me(?: ~ )?|found me|my body|be found`,
    'will not (?:need|be needing|want)(?: ~ | )?(?:it|them|that|this|the|my|any)(?: ~ | )?(?:after|where|soon|anymore|any more|by|much longer|then)',
    '(?:once|when|after) i am (?:gone|dead|not here|no longer)|after i (?:die|go|have gone|have died)|when i have gone',
    `(?:will|insurance|passwords?|paperwork|accounts?|policy|deeds|bills|debts?|affairs|rent|funeral)(?: ~ ~ | ~ | )(?:in order|sorted|paid|signed|
      written down|in (?:the|a) (?:folder|envelope|drawer)|set up|arranged|taken care|up to date|settled|squared|transferred)`,
    `(?:just|only|still)(?: ~ | )?(?:waiting|need|holding on|hanging on)(?: ~ | )?(?:until|till|for|to work out|for the|after)(?: ~ ~ | ~ | )(?:leave|
      asleep|wedding|graduation|birthday|christmas|dies|passes|goes|moves out|is over|away|exams|nerve|who finds)`,
    `(?:practi[sc]ed|rehearsed|tested|tried out|timed|scoped|been up to|checked)(?: ~ ~ | ~ | )(?:knot|belt|rope|drop|spot|bridge|train|platform|
      times?|height|hold|cliff|lookout)`, `i have (?:decided|made (?:my|the) decision|made my peace|made up my mind|chosen)|(?:it is|everything is|
      all is|all) (?:planned|arranged|decided|sorted|settled|ready|set)`,
    '(?:know|knows|known)(?: ~ | )?(?:exactly )?(?:how|when|which|where) i (?:am going|will|would|want|plan)(?: ~ | )?(?:to )?(?:die|do it|go|end)?'] },
  { name: 'farewell to the living', level: 'imminent', phrases: ['by the time (?:you|this|anyone|they)(?: ~ | )(?:read|get|find|reach|see|open|hear|arrive)\\w*(?: ~ )?',
    `(?:when|if|once) (?:you|anyone|they) (?:read|find|get|see|are reading|open|have found|found)\\w*(?: ~ | )?(?:this|me)(?: ~ ~ ~ | ~ ~ | ~ | )(?:gone|
      dead|already|not be (?:here|alive|around)|no longer|worked|do not come|do not go|call|ring)`, 'if you are reading this|if you have found this',
    'i (?:will|shall) (?:already )?(?:be|have) (?:gone|dead|left this|no longer|far from|passed|with him|with her|at peace|out of)',
    `(?:not|nobody|no ?one)(?: ~ | )?(?:s |is |was |to |your |anyone |any of your )*(?:fault|to blame|blame)|did nothing wrong|do not blame|
      must not blame|none of this (?:was|is)|not because of (?:you|anything)`,
    `(?:sorry|forgive me|apologi[sz]e)(?: ~ | )?(?:for|that|to|i|mum|mom|mam|dad|everyone|my)(?: ~ ~ | ~ | )?(?:leaving|what i (?:am|have|did)|
      could not (?:stay|stick|hold|be|do|carry)|doing this|not (?:stronger|staying|being)|you had to|putting you|have to find|the mess|letting|pain|
      driver|not saying)`, `(?:look after|take care of|feed|mind|be good to|be kind to|watch over|keep an eye on|give my)(?: ~ | )?(?:each other|mum|
      mom|mam|dad|the (?:kids|dog|cat|children|boys|girls|baby|wee)|my (?:dog|cat|kids|boys|girls|mum|mom|little|son|daughter|babies)|her for me|
      him for me|them for me|yourselves|biscuit)`, `(?:tell|let)(?: ~ | )?(?:my |mum|mom|everyone|them|her|him|the|dad|kids|know)*(?: ~ | )?(?:know )?(?:i (?:loved|
      love|am sorry|tried|was sorry|never meant)|it was not|that i (?:loved|love|tried)|not to)`,
    '(?:i )?loved? you (?:all|more than|both|always|so much)(?: ~ ~ | ~ | )?(?:could ever stay|goodbye|bye|sorry|do not|be happy|remember|forever)?',
    `i (?:leave|am leaving|want)(?: ~ | )?(?:you |him |her |to |dad s |my )(?: ~ | )?(?:to have|to (?:sam|my|the|him|her|you)|my (?:watch|ring|car|
      house|guitar|records|books))`, `(?:do not|dont|please do not|never)(?: ~ | )?(?:look for|come (?:looking|in|into|upstairs)|go in(?:to)?|
      open the (?:door|bathroom|garage)|try to (?:find|save|stop)|ring anyone|call anyone|cry for me|mourn|be (?:sad|angry)|wait up|
      search for)(?: ~ )?(?:me)?`, '(?:only )?(?:came|here|logged|writing|wanted|popped)(?: ~ | )?(?:on |in )?(?:just )?to say (?:goodbye|bye|sorry)',
    `(?:this is )?(?:my|the) last (?:letter|message|note|words)|this is (?:goodbye|my goodbye|it from me)|goodbye (?:everyone|my (?:darlings?|loves?|
      boys|girls)|world|forever|to you all)|bye (?:everyone|every1|all|forever)`,
    `(?:you|no ?one|nobody|neither)(?: ~ | )?(?:will not|wont|will never|will)(?: ~ | )?(?:hear from me|see me) (?:again|anymore|any more)|
      not hear from me`, `(?:at|for) (?:my|the) funeral(?: ~ | )?(?:play|no|wear|i want|please|nobody|do not)|no (?:black|flowers) (?:at|for)|
      play (?:the|that|my)(?: ~ )?(?:song)? ?at my`,
    '(?:thanks|thank you)(?: ~ ~ | ~ | )(?:last (?:nice|good|kind)|goodbye|bye now|take care of yourselves|at peace now|being kind to me)',
    '(?:could not|can not|cannot)(?: ~ | )?(?:carry (?:it|this|on)|stay|stick it|hold on|do it)(?: ~ | )?(?:any ?(?:more|longer|further)|boys|out)'] },
  { name: 'under way', level: 'imminent', phrases: [`(?:took|taken|swallowed|downed|necked|drank|ate|popped|injected|drunk|had)(?: ~ | )?(?:all|
      them all|the (?:lot|whole|pills|rest|bottle|tablets|bleach)|too many|way too (?:many|much)|loads(?:a)?|a handful|everything in|every|the entire|
      \\d+ (?:pills|tablets|paracetamol|xanax)|a bottle of|a whole)(?! (?:day|week|cake|pizza|sandwich|my exams))`,
    `(?:will not|wont|does not|not|can not) stop (?:bleeding|the blood|the bleeding)|(?:so much|lots of|blood) (?:blood|everywhere|on the)|
      bleeding out|cut (?:too deep|deeper|deep)|went too deep`,
    `(?:i am|im|on|standing|sitting|sat|stood|up|parked|climbed|here)(?: ~ ~ | ~ | )?(?:on|at|by|over|near|of|onto|beside)(?: ~ | )?(?:the |a |
      this )?(?:edge of the |side of the |wrong side of the |top of the )?{high}(?! (?:with (?:friends|mates|a beer)|watching the|admiring|having))`,
    `(?:rope|noose|belt|cord|bag)(?: ~ | )?(?:is |round|around|over|up|on)(?: ~ | )?(?:my neck|my head|up|ready|tied|the beam|door)|(?:gun|
      barrel)(?: ~ | )?(?:in my mouth|to my head|against my)`,
    `(?:engine|gas|car|oven)(?: ~ | )?(?:is )?(?:running|on|hissing)(?: ~ )?(?:garage|door|window|shut|sealed)?|garage(?: ~ | )?(?:shut|closed|sealed)`,
    `(?:going|getting|everything|all|feel|feeling)(?: ~ | )?(?:blurry|numb|drowsy|sleepy|fuzzy|cold and|dizzy|heavy|dark)(?: ~ )?|
      can not feel my (?:hands?|legs?|face|arms?|fingers|lips)|cant c str8|fading|passing out|losing consciousness`,
    'i (?:have )?(?:already )?(?:done|did) it(?! (?:at last|my|the|i (?:passed|rang|called)))|it is done|already (?:started|done|took|taken)',
    `walked into the (?:sea|water|river|lake|ocean)|(?:stones|rocks) in my (?:pockets|coat)|wrong side of the|legs? over the|feet (?:over|hanging|
      dangling)`, '(?:stay|talk)(?: ~ | )?(?:with|to) me (?:till|until|while) i (?:fall|go|am|pass)'] },
  { name: 'asks how', level: 'high', phrases: [`how (?:many|much)(?: ~ ~ | ~ | )?(?:{pills}|mg|grams|vodka|alcohol)(?: ~ ~ ~ | ~ ~ | ~ | )(?:die|kill|
      dead|lethal|fatal|enough|overdose|not wake|do it|death|sleep forever)`,
    `(?:how|what|which|quickest|easiest|best|painless|least painful|fastest|surest|cleanest|peaceful)(?: ~ ~ ~ | ~ ~ | ~ | )(?:way to (?:die|go|kill|
      end)|ways to (?:die|kill|end|go)|to (?:kill (?:myself|yourself|oneself)|die (?:painlessly|peacefully|without|quickly|in)|hang (?:myself|
      yourself)|end (?:my|your|it)|overdose|tie a noose))`, `(?:does|do|is|would|will)(?: ~ | )?(?:it |you |people |hanging|drowning|bleeding|
      overdosing|jumping|falling|dying)(?: ~ | )?(?:hurt|painful|peaceful|quick|suffer|feel anything|pass out|take long|to hang|if you (?:jump|hang|
      fall))`, `how (?:long|high|deep|far)(?: ~ ~ | ~ | )?(?:bleed\\w*|to die|does (?:it|bleeding|hanging|dying|drowning)|do you have|before (?:you|
      i) (?:die|pass)|drop|have to be|until (?:you|i) (?:die|lose)|take to (?:die|kill|bleed))`,
    `(?:lethal|fatal) (?:dose|amount|height|combination)|(?:painless|peaceful|quick|clean) (?:death|way out|method|exit|way to go)|clean and quick|
      quick and (?:clean|painless)`, `(?:where|how)(?: ~ ~ | ~ | )(?:buy|get|order|find)(?: ~ ~ | ~ | )(?:cyanide|poison|a gun|nitrite|helium|
      pentobarbital|sleep forever|kill|stuff that)`,
    '(?:would|will|do|could)(?: ~ | )?(?:i|you)(?: ~ | )?(?:just )?(?:not wake|die|survive)(?: ~ | )?(?:if|from|up|a fall)',
    'life insurance(?: ~ | )?(?:pay|cover|void)(?: ~ ~ | ~ | )?(?:suicide|own hand|kill)'] },
  { name: 'to join the dead', level: 'high', phrases: [`(?:want|wish|need|going|ready|time|like|love|longing|long|prefer|better|will|shall|
      coming)(?: ~ | )?(?:to )?(?:just )?(?:go |come |be |lie |sleep )?(?:be |to be |over |up |and be )?(?:with|join|follow|beside|next to|to) (?:him|
      her|them|you|my (?:mum|mom|mam|dad|husband|wife|son|daughter|brother|sister|baby|boy|girl|nan|gran|love|frank|angel))(?: ~ | )?(?:now|soon|
      tonight|in heaven|up there|again|in the (?:ground|grave)|forever|on the other side|where (?:he|she) is)?$`,
    `(?:i )?(?:will|shall) (?:be with|see|join|hold|come to|be up to|follow) (?:you|him|her|ye|them|my)(?: ~ | )?(?:soon|again|tonight|shortly|before|
      very soon|on (?:saturday|sunday|friday|monday))`, 'not long (?:now )?(?:till|until|before) i (?:see|am with|hold|join)',
    `(?:wait for me|hold on|save (?:me|us) a (?:seat|place|spot)|keep (?:me|us) a (?:seat|place|spot)|move over|make room|i am (?:coming|
      on my way)(?: to you)?|coming to (?:you|him|her)|on my way to (?:you|him|her))(?: ~ )?`, '(?:my|our) place is (?:with|next to|beside)',
    `(?:only way|the way)(?: ~ ~ | ~ | )(?:see|hold|hug|be with|get back to)(?: ~ | )(?:him|her|them|my)(?: ~ )?(?:again)?(?: ~ )?(?:die|dying|death)?`,
    `(?:he|she|mum|mom|dad|my \\w+)(?: ~ | )?(?:is )?(?:calling|tells?|telling|asks?|asking|wants?|waiting for)(?: ~ | )?me(?: ~ | )?(?:to (?:come|
      join|follow)|come|home|over)`,
    '(?:spend|spending|celebrate|celebrating)(?: ~ ~ | ~ | )(?:together|with (?:him|her|you))(?: ~ | )?(?:up there|in heaven)?'] },
  { name: 'hurts oneself', level: 'high', phrases: [`(?:cut|cutting|cuts|cuttin|cuting|burn|burning|burned|burnt|hurt|hurting|harm|harming|
      scratch(?:ed|ing)?|punch(?:ed|ing)?|hit|hitting|bit|biting|bruis(?:e|ing)|punish(?:ed|ing)?|slice[ds]?|slicing|carve[ds]?)(?: ~ | )?(?:my ?self|
      my (?:arms?|legs?|thighs?|skin|stomach|wrists?|hips?|body|head|forearms?))(?! (?:cooking|shaving|in the kitchen|by accident|on (?:a|the) (?:tin|
      glass|paper)|gardening))`, '(?:self ?harm\\w*|self ?injur\\w*|\\bsh\\b)(?: ~ )?(?:urges?|again|relapse|clean)?',
    '(?:relaps\\w+|clean|urges?|itching|itch|tempted|craving)(?: ~ ~ | ~ | )(?:cut\\w*|blade|razor|self|hurt|harm|burn)',
    'banging my head|head (?:off|against|into) (?:the|a) wall|until i (?:bleed|bled)|till (?:i|it) (?:bleed|bled|bleeds|go(?:es)? purple)',
    '(?:cuts|scars|marks|burns)(?: ~ | )?(?:on my|hide|hidden|under|show)|long sleeves',
    '(?:blade|razor|sharpener|lighter|cigarette)(?: ~ ~ | ~ | )(?:my (?:skin|arm|arms|thigh|leg|wrist)|calms|toilets|bathroom)',
    `i (?:started|have been|been|am|keep|went back to|used to be) (?:cutting|burning|hurting|scratching)(?! (?:out|down|back|it fine|calories|
      corners))`, 'pull(?:ing)? my hair out|pick(?:ing)? my skin'] },
  { name: 'will hurt somebody', level: 'high', phrases: [`(?:going to|gonna|i will|want to|wanna|swear i will|planning to|would love to|could|have to|
      might|keep thinking about|thinking about|think about|dream (?:of|about)|fantasi[sz]e about|daydream about|feel like|urge to|about to|
      i am)(?: ~ | )?(?:kill(?:ing)?|stab(?:bing)?|shoot(?:ing)?|strangl(?:e|ing)|murder(?:ing)?|poison(?:ing)?|run(?:ning)?|burn(?:ing)?|
      beat(?:ing)?|hurt(?:ing)?|smash(?:ing)?|slit(?:ting)?|smother(?:ing)?|chok(?:e|ing)|drown(?:ing)?|shak(?:e|ing)|attack(?:ing)?|cut(?:ting)?|
      end(?:ing)?) (?:him|her|them|you|over (?:him|her)|my (?:ex|husband|wife|boss|father|dad|mother|mum|mom|brother|sister|boyfriend|girlfriend|
      stepdad|stepfather|kids|baby|neighbou?r|teacher|landlord|boys)|everyone|that (?:man|woman|bastard|bitch|guy|cop|doctor|girl)|his|her|their|
      the (?:baby|guy|man|driver|doctor|kids|bastard)|someone|somebody|people|all of them|the pair)(?! (?:up (?:from|at)|by surprise|with kindness|
      if (?:he|she) (?:is late|forgets|eats)|for (?:eating|forgetting)|haha|lol))`, '(?:want|wish)(?:es)? (?:him|her|them|that \\w+) dead',
    `(?:will|going to|gonna|has to|have to|must|should) pay(?: ~ | )?(?:for (?:what|it)|with|dearly)?$|make (?:him|her|them|you)(?: ~ | )?(?:pay|
      suffer|bleed|sorry|regret|beg|hurt|feel)`, `(?:know|found out) (?:where|when|what time)(?: ~ | )?(?:he|she|you|they|your)(?: ~ | )?(?:live|
      lives|work|works|leave|leaves|get|gets|park|parks|goes|daughter|sleeps)`,
    `(?:waiting|wait|parked|sitting|sat|standing|outside)(?: ~ ~ | ~ | )(?:for (?:him|her|them)|outside (?:his|her|their)|his (?:house|work|gym)|
      her (?:house|work|flat))(?: ~ ~ | ~ | )?(?:with|knife|gun|bat|when|until)?`,
    `(?:bought|got|have|carrying|borrowed|took|bringing|taking)(?: ~ ~ | ~ | )(?:gun|knife|bat|petrol|rifle|machete|hammer|crowbar)(?: ~ ~ ~ | ~ ~ | ~ | )(?:for (?:him|
      her|them|the man)|not for me|is not for me|to (?:work|school|his|her|the)|his house|her house|outside)`,
    'if i can not have(?: ~ | )(?:him|her|them|the kids)|no ?one (?:else )?(?:will|can|is going to|gets)(?: ~ )?(?:have|to have)?(?: him| her| them)',
    '(?:take|taking|bring|bringing)(?: ~ | )?(?:him|her|them|the kids|everyone|some of them|as many) with me',
    '(?:scared|afraid|worried|terrified)(?: ~ | )?i (?:will|might|could|am going to)(?: ~ | )?(?:hurt|do something|shake|harm|kill|snap)',
    `(?:get|pay|know|paying|found|hire)(?: ~ ~ | ~ | )(?:someone|a guy|hitman|people|lads|boys)(?: ~ ~ | ~ | )(?:to (?:sort|hurt|break|do|deal|kill)|
      sort him|sort her|break his)`, '(?:walk|go|going|walking) in there(?: ~ ~ | ~ | )?(?:make|show|shoot|stop|and)',
    '(?:school|work|office|they|everyone|those (?:kids|girls|boys))(?: ~ | )?(?:will|are going to|gonna) (?:regret|pay|be sorry|see|remember me)'] },
  { name: 'is being hurt', level: 'high', phrases: [`(?:hits?|hit|beats?|beat|punch(?:es|ed)|kick(?:s|ed)|slap(?:s|ped)|chok(?:es|ed|ing)|
      strangl(?:es|ed)|shov(?:es|ed)|push(?:es|ed)|grab(?:s|bed)|drag(?:s|ged)|threw|throws|burn(?:s|ed)|bit|bites|spits?|spat|hurts|rap(?:es|ed)|
      molest(?:s|ed)|touch(?:es|ed)|grop(?:es|ed)|forc(?:es|ed)|mak(?:es|ing)|made|lock(?:s|ed)|threaten(?:s|ed)|stalk(?:s|ed|ing)|follow(?:s|ed|ing)|
      control(?:s|ling)|abus(?:es|ed)|drugged|pins?|pinned|scream(?:s|ed)? at|yells? at|attacked|whips?|shakes) (?:me|at me|on me|my (?:face|head|arm|
      hair|neck|sister|mum|mom))(?! (?:up|that|like a|hard that|with a hug|laugh|smile|cry|feel (?:better|loved|safe)|happy|tea|dinner|breakfast|
      a (?:cuppa|card|cake|sandwich)|out (?:of the blue|laughing)|in the feels|when i (?:saw|heard|opened)))`,
    `(?:he|she|my (?:husband|boyfriend|partner|dad|father|stepdad|mum|mom|brother|uncle|ex|wife|girlfriend|son|boss|coach|teacher|cousin|
      grandad))(?: ~ | )?(?:raises? (?:his|her) hand|hides my|checks my|takes my (?:phone|money|wages|pension|keys|passport|meds)|took my (?:phone|
      keys|passport)|will not let me|does not let me|wont let me|never lets me|has me on a|tracks|turns up|smashed my|broke my)`,
    'will not let me (?:leave|go|see|work|out|talk|sleep|have|call)',
    `(?:he|she|they) (?:is|are) (?:here|outside|home|downstairs|at the door|coming|kicking|banging|drunk|back|breaking|in the (?:house|kitchen|hall|
      front room))(?: ~ )?(?:and)?`,
    '(?:locked|hiding|hid|shut)(?: ~ | )?(?:myself )?in (?:the|my) (?:bathroom|closet|wardrobe|bedroom|room|loo|cupboard|toilet|shed)',
    '(?:has|got|holding|pulled|waving)(?: ~ | )?(?:a |his |the |dad s )?(?:knife|gun|belt|bat|machete|hammer)(?: ~ )?(?:out|on|to|at)?',
    '(?:said|says|told me|threatened|swore|going) (?:he|she|they|to)(?: ~ | )?(?:will|would|is going to|to)? ?(?:kill|hurt|burn|shoot|find|have) me',
    '(?:comes|came|gets|sneaks) (?:in|into|to) my (?:room|bed|bedroom)',
    `(?:pics|photos|pictures|videos|nudes)(?: ~ ~ | ~ | )(?:of me|naked|nothing on|no clothes|undressed|to (?:everyone|my))|(?:wants|asks?|asking|
      asked) (?:for |me for )?(?:pics|nudes|photos)|our (?:little )?secret`,
    `(?:restraining|protection|non ?molestation) order|(?:scared|afraid|terrified|frightened) (?:of (?:him|her|my (?:husband|dad|partner|boyfriend|ex|
      stepdad|son|father))|to go home|he will|she will|he is going)|walk(?:ing)? on eggshells|eggshells|(?:black eye|split lip|busted lip|
      broken ribs?|bruises)`, '(?:raped|sexually assaulted|molested|abused|groomed|trafficked|spiked)(?: ~ )?',
    'meet(?:s|ing)?(?: ~ | )?(?:at|up|him|me)(?: ~ ~ | ~ | )?(?:his (?:place|house|flat|car)|hotel)(?: ~ ~ | ~ | )?(?:im|i am|told him|\\d\\d)'] },
  { name: 'somebody else in danger', level: 'high', phrases: [
    `(?:{they}|he|she|they)(?: ~ ~ ~ | ~ ~ | ~ | )(?:kill (?:himself|herself|themselves|themself)|killing (?:himself|herself|themselves)|end (?:his|
      her|their|it)|ending (?:his|her|their)|take (?:his|her|their)(?: own)? life|taking (?:his|her|their)|hang (?:himself|herself)|
      hurt(?:ing)? (?:himself|herself|themselves)|harm(?:ing)? (?:himself|herself|themselves)|cut(?:ting)? (?:himself|herself|themselves)|suicidal|
      wants? to die|wants? to be dead|not want to (?:live|be here|be alive|wake)|rather be dead|wish(?:es)? (?:he|she|they) (?:was|were) (?:dead|
      gone)|jump off|overdosed?|ready to go|no point (?:in )?(?:living|going)|better off without (?:him|her))`,
    `(?:found|saw|seen|read|discovered)(?: ~ | )?(?:a note|a letter|cuts|scars|blood|pills|searches|rope|her diary|his diary|messages)(?: ~ ~ | ~ | )?(?:on (?:my|
      her|his)|in (?:my|her|his)|saying|about|under|arms|goodbye)?`,
    `(?:can not|cant|will not|wont|not|does not) (?:wake (?:him|her|them)|answer(?:ing)?|pick(?:ing)? up|respond(?:ing)?|waking|
      open(?:ing)? (?:the door|up))`, `(?:{they}|he|she)(?: ~ | )?(?:has )?(?:took|taken|swallowed|locked|stopped (?:eating|answering|taking)|
      giving away|given away|sent|texted|posted|is on the|up on the)(?: ~ ~ | ~ | )(?:something|pills|bottle|everything|himself|herself|goodbye|bye|
      roof|bridge|ledge|things|stuff|bathroom)`,
    '(?:threatens?|threatening|threatened) to (?:kill|hurt|harm|end|cut) (?:himself|herself|themselves)|threatens? suicide',
    `(?:hitting|hits|hit|beats|beating|hurting|abusing|strangled|screaming at) (?:her|him|them|his (?:wife|kids|girlfriend)|my (?:sister|mum|mom|
      friend|daughter|brother|son|niece))`, `(?:screaming|shouting|bangs?|cries|crying)(?: ~ ~ | ~ | )(?:next door|upstairs|through the wall|
      for help)|(?:next door|upstairs|neighbou?rs?)(?: ~ ~ | ~ | )(?:screaming|for help|hitting|bang)`,
    '(?:{they})(?: ~ ~ | ~ | )(?:skin and bone|fainted|not eating|stopped eating|throws up|starving)',
    `(?:worried|scared|frightened)(?: ~ | )?(?:about|for|of what)(?: ~ | )?(?:{they}|him|her)(?: ~ ~ ~ | ~ ~ | ~ | )?(?:giving|do something|says|
      point|had enough|die|hurt)?`] },
  { name: 'voices and orders', level: 'high', phrases: [`(?:the |a |his |her |this |these |my )?(?:man s |woman s )?voices?(?: ~ ~ | ~ | )(?:tell(?:s|
      ing)?|say(?:s|ing)?|order(?:s|ing)?|command(?:s|ing)?|want(?:s)? me|comment(?:s)?|scream(?:s|ing)?|whisper(?:s|ing)?|repeat(?:s)?|demand(?:s)?|
      get(?:ting)? louder|laugh(?:s|ing)?|call(?:s|ing)?)`, `(?:hear|hearing|heard) (?:voices|a voice|(?:my |his |her )?(?:dead|late) (?:mum|mom|dad|
      brother|wife|husband)|them (?:talking|whispering)|things)`,
    `(?:god|the devil|satan|jesus|an angel|the angels|they|the demons?|lucifer|it)(?: ~ | )?(?:has |have |is )?(?:told|tells|asked|asks|commands|
      commanded|orders|ordered|wants|speaks|talks|chosen|chose)(?: ~ | )?(?:me|to me|for my)`,
    `(?:they|neighbou?rs?|government|people|police|cia|fbi|someone)(?: ~ | )?(?:are |is |have |has )?(?:put|implanted|planted|watching|following|
      reading|listening|poisoning|tracking|bugged|hacked|controlling|broadcasting|filming|spying)(?: ~ )?(?:me|my (?:thoughts|mind|phone|food|room)|
      a chip|cameras|on me)`, '(?:chip|cameras?|microphones?|bugs)(?: ~ | )?(?:in (?:my|me|the)|implanted|everywhere)',
    '(?:swapped|replaced|impost[eo]r|not (?:really )?my (?:mum|mom|brother|wife|husband|son))',
    '(?:have|on|given|got) a mission|chosen one|(?:telly|tv|radio|songs?)(?: ~ | )?(?:sends?|talks? to|speaks? to|tells?|messages) me'] },
  { name: 'eating in danger', level: 'high', phrases: [`(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|several|many) days?(?: ~ ~ | ~ | )(?:nothing|
      without (?:food|eating)|no food|not eaten|only water|of (?:nothing|water|fasting))`,
    `(?:have not|not|stopped|stop|refus\\w+|quit|scared of|afraid of)(?: ~ | )?(?:eaten|eating|eat|food|to eat)(?: ~ ~ | ~ | )?(?:in|for|since|until|
      days|week|properly|and drink)?`, `(?:make|making|made|makes) my ?self (?:sick|throw up|vomit|puke)|(?:throw|throwing|threw) up (?:everything|
      every|after|blood|on purpose|my)|purg\\w+|fingers down|binge|bingeing|binged`, 'laxatives?|diuretics|diet pills',
    '(?:i am|weigh|down to|im|at) (?:\\d+|five|six|seven) (?:stone|kilos?|kg|lbs|pounds)|(?:bmi|skin and bone|still fat|feel fat|so fat)',
    '(?:fainted|blacked out|black out|passed out|collapsed|dizzy)(?: ~ ~ | ~ | )?(?:eat\\w*|food|stairs|shower|hungry|class|work)?',
    `(?:counting|count) (?:every )?calor\\w+|skip(?:ping|ped)?(?: ~ | )?(?:all |nearly all )?(?:my )?(?:meals|lunch|dinner|breakfast)|
      hide (?:my )?food|starv(?:e|ing) my ?self`, `(?:stopped|skipping|skipped|off|quit|refusing|not (?:taking|doing|injecting)|missed)(?: ~ | )?(?:my |
      the )?(?:insulin|dialysis|heart (?:meds|tablets|pills)|blood thinners|chemo|treatment|meds|antiretrovirals)`] },
  { name: 'if, then death', level: 'high', phrases: [`(?:if|unless|when|once|as long as|until|day)(?: ~ ~ ~ ~ | ~ ~ ~ | ~ ~ | ~ | )(?:kill(?:ing)? myself|
      end(?:ing)? (?:it|my life)|i (?:go|am going) (?:too|out the window|with|as well|after)|putting a bullet|i am done for good|i am gone too|
      cut(?:ting)? my wrists|hang myself|swallow(?:ing)? what|take my life|not be responsible|jump|finish (?:it|all this|everything)|not wait for it|
      get there first)`, '(?:either|or)(?: ~ ~ ~ | ~ ~ | ~ | )(?:my funeral|kill myself|i die|end it|be dead)'] },
  { name: 'tried before', level: 'concern', phrases: [`(?:tried|attempted|trying|came (?:this |so )?close|nearly|almost|used)(?: ~ | )?(?:to )?(?:kill(?:ing)? myself|
      end(?:ing)? (?:it|my life)|hang myself|overdos\\w+|die|jump(?:ed)?|suicide|take my (?:own )?life|did it|do it|cut)`,
    `(?:my|an|the|last|first|second|failed) (?:suicide )?attempt|survived (?:an|my|a)|in hospital after|sectioned|pumped my stomach|talked me (?:off|
      down|out)|took an overdose|overdosed (?:last|in|when|at|a)`,
    `(?:used to|when i was \\d+|as a teen\\w*|in my (?:teens|twenties)|years ago|back then)(?: ~ ~ ~ | ~ ~ | ~ | )(?:cut|suicid\\w+|die|kill myself|
      self harm|end it|hurt myself|note)`] },
  { name: 'in other words', level: 'high', phrases: [`catch(?:ing)? (?:the|that|my) bus|ctb|sewer ?slide|kms|unaliv\\w+|self delete|
      log(?:ging)? off (?:from )?life|log off for good|(?:minecraft|toaster bath|bath toaster)|virginia woolf|sylvia plath|kurt cobain|forever box|
      big sleep|permanent (?:holiday|vacation|nap|solution)|eternal (?:sleep|rest|nap)`,
    `check(?:ing|ed)? out (?:early|for good)|punch(?:ing)? my (?:own )?ticket|(?:buy|bought|buying) (?:the|my|a) (?:one way )?ticket|
      one way (?:ticket|trip)|shuffle off|mortal coil|meet my maker|go out on my (?:own )?terms|my own terms|exit (?:plan|strategy|stage|life)|
      the exit|way out for good|pull(?:ing)? the plug on (?:me|myself|it)`,
    `(?:do|done|doing|try) something (?:stupid|silly|drastic|permanent|bad|final)|do it for real|by my own hand|own hand|chalk outline|
      pushing (?:up )?daisies|six feet (?:under|deep)|game over|uninstall(?:ing)? (?:life|myself)|delete (?:my )?(?:life|character)|alt f4|
      rage ?quit life|quit life|cancel my subscription to life|hand in my notice on life|plan b is`,
    'done with (?:everything|it all|all of it|this world|this life|life)|be at peace (?:soon|finally|at last)|sui (?:thoughts|attempt)?|su1|s lf'] },
  { name: 'figure of speech', level: 'none', phrases: [`(?:dying|die|died|dead|dies)(?: ~ | )?(?:of|from|with|to|for) (?:laughter|laughing|boredom|
      embarrassment|shame|hunger|thirst|heat|curiosity|cringe|know|see|tell|hear|try|meet|a (?:coffee|drink|pint|nap|wee|pee|cuppa|cigarette))|
      died laughing|(?:killing|kills|killed|kill) (?:me|time|the (?:mood|process|vibe|engine)|it)(?! (?:tonight|today))`,
    '(?:lol|haha\\w*|lmao|rofl|hehe\\w*)', `(?:mum|mom|dad|boss|wife|husband|she|he|girlfriend|boyfriend|they)(?: ~ | )?(?:will|would|is going to|
      is gonna|gonna|might|are going to) (?:kill|murder) me`,
    'would kill for|could murder a|over my dead body|dead (?:tired|on my feet|line|end)|deadlines?|to death|the death of me|shoot me now|kill me now'] },
  { name: 'denied', level: 'none', phrases: [`(?:not|never|no|nor|without|zero)(?: ~ | )?(?:suicidal|going to (?:hurt|harm|kill|do anything)|
      want(?:ing)? to (?:die|kill|hurt|harm)|thinking (?:of|about) (?:killing|harming|hurting|suicide|dying)|thoughts of|plan(?:ning)? to|intention|
      would (?:hurt|harm|do anything)|in danger|a danger)`, 'would (?:not|never)(?: ~ | )?(?:do anything to|hurt|harm|kill|dream of)',
    '(?:want|love|like|enjoy|glad|happy)(?: ~ | )?(?:to )?(?:live|life|my life|living|be alive)(?! (?:without|was|were))',
    'asked (?:me )?(?:if|whether)(?: ~ ~ | ~ | )(?:suicid\\w+|safe|voices|harm|hurt|die|kill)'] },
  { name: 'told of another', level: 'none', phrases: [`(?:killed|hanged|hung|shot|drowned) (?:himself|herself|themselves)|took (?:his|her|
      their) (?:own )?life|died by suicide|committed suicide|(?:his|her|their) suicide|to suicide|by suicide`,
    '(?:since|when|after|day|night) (?:he|she|they|mum|mom|dad|my \\w+|you) (?:died|passed|went|killed|jumped)',
    `(?:he|she|they|mum|mom|dad|nan|gran|grandad|brother|sister|husband|wife|son|daughter|friend) (?:died|passed|was killed|were killed|was murdered|
      overdosed)`] },
  { name: 'a story or a job', level: 'none', phrases: [`(?:novel|film|movie|series|story|book|character|protagonist|script|song|poem|game|level|play|
      chapter|podcast|news|paper|headline|documentary|lyrics?|episode|video game|musical|netflix)`,
    `(?:i am|i work|work as|working|i was|job)(?: ~ | )?(?:a |an |as a |in a |at a |for the )?(?:nurse|psychologist|firefighter|police|paramedic|
      doctor|funeral|undertaker|teacher|helpline|samaritans|therapist|social worker|actor|writer|coroner|carer|vet)`] },
]
