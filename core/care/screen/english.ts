import { phrase, sign, type Language } from './signs'

const kin = `(?:my|his|her|our) (?:mum|mom|mother|dad|father|brother|sister|son|daughter|baby|gran|nan|grandma|grandad|grandpa|grandmother|
    grandfather|uncle|aunt|aunty|cousin|husband|wife|partner|boyfriend|girlfriend|friend|best friend|mate|flatmate|roommate|dog|cat|boy|girl|kid|ex|
    student|neighbour|neighbor|colleague)`
const pills = '(?:pills|tablets|meds|medication|painkillers|paracetamol|tylenol|sleeping pills|antidepressants|insulin|bottle|box|packet|stash|overdose)'
const high = `(?:the |a |this |that |my |off )*(?:bridge|roof|rooftop|balcony|window|cliff|ledge|platform|tracks|train|tube|subway|building|car park|
    motorway|overpass|tower|traffic|bus|truck|lorry|river|edge|railing)`

export const english: Language = {
  signs: [
    sign(
      'deed', '(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|poison|electrocute|gas) (?:my ?self)', 'suicide', 'commit(?:ting)? suicide',
        `(?:take|taking|end|ending) (?:my (?:own )?life|it all|it tonight|it today|it now|it (?:for good|once and for all)|this life|my suffering|
          my pain for good|everything)`, 'end it(?! (?:with|there|here))', 'ending it(?! (?:with|there|here))', 'end things for good',
        '(?:do|doing) myself in', 'off myself', 'offing myself', 'top myself', 'topping myself', 'neck myself', 'do away with myself',
        'make (?:it|an end) (?:of it )?(?:all )?stop for good', 'blow my (?:brains|head) (?:out|off)',
        'put a (?:bullet|gun) (?:in|to|through) my (?:head|brain|mouth|temple)', '(?:slit|slitting|cut|cutting|open) my (?:wrists?|throat|veins)',
        `(?:jump|jumping|throw myself|throwing myself|step|stepping|walk|walking|drive|driving|crash|crashing)(?: ~ | )?(?:off|from|out of|
          in front of|into|under|onto|over|in) ${high}`, `(?:take|taking|took|swallow|swallowing|swallowed|down|downing|neck)(?: ~ | )(?:all|whole|
          every|too many|a load|loads|handful|the rest|bottle|box|packet|lot)(?: ~ | )?(?:of )?(?:my |the |them|these|those)? ?(?:${pills})?`,
        'overdos(?:e|ed|ing)', 'od on', 'catch the bus', 'caught the bus', 'ctb', 'check(?:ing)? out (?:early|for good|of life|permanently)',
        'go to sleep and (?:never|not) wake(?: up)?', 'stop (?:living|existing)', 'hang (?:from|a rope)', 'leave this (?:world|life|earth|planet)',
        'go out on my own terms', 'end up in the river', 'exit (?:this )?life', 'do something (?:stupid|drastic|permanent|to myself)',
        'do it (?:tonight|now|today|tomorrow)', 'going to do it', 'delete myself', 'remove myself from (?:this|the) (?:world|earth|equation)',
        'self delete', 'give up my life',
        'not make it (?:to|through|past) (?:tomorrow|tonight|the night|the morning|the week|the weekend|christmas|my birthday)',
        'be dead (?:by|before|tomorrow|soon)', 'be gone (?:by|before) (?:tomorrow|morning|tonight|christmas|the weekend|monday|friday)',
        'make it look like an accident',
    ),
    sign(
      'gone', `(?:want(?:ed|ing)?|wish(?:ed|ing)?|would like|rather|ready|deserve|need|better|hope|pray|praying|hoping|long|longing)(?: ~ | )(?:to )?(?:die|
          be dead|dead|stop existing|not exist|disappear|not be (?:here|alive)|not wake up|cease to exist|fade away|vanish|be gone|
          go to sleep forever|sleep forever|not live|be with the angels)`, 'i (?:was|were) (?:dead|never born|not (?:here|alive|born))',
        'i had never been born', `(?:do not|no longer|not) (?:want|wish|wanna|care|fancy|plan|intend|expect|deserve|feel like|see why)(?: ~ | )?(?:to )?(?:live|
          be here|be alive|exist|wake up|go on living|carry on living|be around|see (?:tomorrow|another day|the morning)|keep (?:living|existing)|
          be on this (?:earth|planet))(?: anymore| any more| any longer)?`, 'not be (?:here|around|alive)(?: anymore| any more)?',
        '(?:never|not) wak(?:e|ing) up(?: again)?', '(?:would not|do not) mind (?:dying|being dead|if i (?:died|did not wake|got hit|never woke))',
        'if i (?:died|did not wake up|was gone|disappeared|were gone)(?: ~ | )(?:fine|ok|okay|relief|better|care|notice|matter|mind)',
        '(?:sleep|asleep) (?:forever|for ever|for good|and never wake|and not wake)', 'close my eyes and (?:never|not) (?:open|wake)(?: ~ )?',
        '(?:tired|sick|done|exhausted) (?:of|with) (?:living|life|being alive|existing|being here|it all)',
        '(?:life|living|it) is not worth (?:it|living)', 'not worth (?:living|staying alive)',
        'no (?:will|desire|wish|energy) to (?:live|go on living|stay alive)', 'lost the will to live', 'better off dead',
        '(?:it )?should have been me', 'i should have died(?: ~ )?', 'thoughts of (?:death|dying|ending|suicide)', 'suicidal(?: thoughts| ideation)?',
        'death (?:would be|sounds|seems|feels like)(?: ~ | )(?:relief|peace|peaceful|nice|easier|better|a way out|kind)',
        'dying (?:would be|sounds|seems|feels)(?: ~ | )(?:relief|peaceful|nice|easier|better|easy)',
        'disappear (?:forever|for good|and never|completely)', 'i want it (?:all )?to (?:be over|end|stop for good)',
        'want (?:everything|it all|all of it|life) to (?:end|stop|be over)', 'wish (?:a|the) (?:car|bus|truck|lorry) would hit me',
        'hope (?:i|something) (?:get hit|get cancer|kills me|do not wake|crash)', 'not want(?:ing)? to be (?:here|alive)',
        'ready to (?:go|leave this world|be done with (?:life|it all))', 'cease to be', 'go to sleep and not wake',
        'no point (?:being here|being alive|in (?:living|being alive|being here))', 'not meant (?:to be here|for this world)',
        'i am already dead inside',
    ),
    sign('gone', '(?:be|come|go|coming|going)(?: ~ | )(?:with|to) you,? (?:now |soon )?(?:mum|mom|mam|dad|daddy|mummy|nan|gran|nana|grandad|grandpa)'),
    sign('reunion', `(?:be|go|join|joining|follow|following|coming|see|going)(?: to)?(?: be)?(?: ~ | )?(?:with )?(?:(?:him|her|them|you|
        ${kin}))(?: ~ | )?(?:soon|again|in heaven|on the other side|tonight|now|up there|forever)`,
      `(?:be|go) (?:with|to) (?:him|her|you|them|${kin})(?: again| now)?$`,
      `(?:want|wish|ready|going|time) to (?:be with|join|follow|go to) (?:him|her|you|them|${kin})`,
      'see you (?:soon|on the other side|up there|in heaven)(?: ~ )?', 'i am coming (?:to you|home to you|with you)', 'take me (?:with you|too)',
      'we will be together (?:soon|again|tonight)'),
    sign('selfharm', `(?:cut|cutting|burn|burning|hurt|hurting|harm|harming|scratch|punch|punching|hit|hitting|bruis(?:e|ing)) (?:my ?self|
        my (?:arms?|legs?|thighs?|skin|stomach))`, 'self ?-?harm(?:ing|ed)?',
      'i (?:cut|burn|burned|burnt)(?: again| last night| today| tonight| when| to feel| until)',
      '(?:started|been|relapsed|back to|want to|urge to|urges? (?:to|for)) cut(?:ting)?', 'bang(?:ing)? my head (?:against|on|until)',
      'relapsed(?: ~ | )(?:cutting|self harm)', 'razor(?: ~ | )(?:arm|wrist|skin|leg)'),
    sign('burden', `(?:they|you|everyone|everybody|he|she|my (?:kids|children|family|mum|mom|wife|husband|parents|friends|son|daughter)|the world|
        people|all of you|we)(?: ~ | )(?:better off|happier|fine|relieved|easier)(?: ~ | )?(?:without me|if i (?:was|were|am) (?:gone|dead|not here)|
        once i am gone|when i am gone)`, 'better off without me',
      '(?:i am|being|just|such|only|feel like) (?:a |just a |such a |nothing but a )?(?:burden|waste of (?:space|air|oxygen)|dead weight)',
      'no ?(?:one|body) would (?:miss me|notice(?: if)?|care if)(?: ~ )?', 'no ?(?:one|body) (?:needs|wants) me (?:here|alive|around)',
      'do (?:them|everyone|you) (?:all )?a favou?r(?: ~ | )?(?:and|by)?', 'the world does not need me'),
    sign('hopeless', `(?:no|not any|see no|have no|is no|there is no|without (?:a |any )?)(?: ~ | )?(?:reason|point|purpose|hope|future|way out|
        meaning)(?: ~ | )?(?:to (?:live|go on|carry on|keep going|stay|be here|wake up)|in (?:living|life|going on|anything|carrying on|being here)|
        left|for me|anymore|any more)?$`,
      'no (?:way out|other way|reason to (?:live|go on|stay|keep going)|point (?:in|to) (?:living|going on|life|anything|any of it)|hope left|future)',
      'nothing (?:left )?to live for', 'nothing (?:left|matters|helps) (?:for me|anymore|any more|here)',
      'what is the point(?: ~ | )?(?:of (?:living|going on|life|anything|any of it|being here|carrying on)|anymore|any more)',
      'why (?:am i (?:still )?(?:here|alive)|bother (?:living|going on|staying)|do i (?:even )?(?:live|exist|wake up)|keep (?:living|going))',
      'my life (?:is|has)(?: ~ | )(?:over|meaningless|worthless|pointless|finished|no meaning|no value)',
      'life (?:is|has|feels)(?: ~ | )(?:meaningless|pointless|no meaning|no point|not worth it)', 'trapped and (?:no|there)(?: ~ )?', 'only way out',
      'i give up(?: on (?:life|everything|living))?$', 'does not matter if i (?:live|die|am here|wake)',
      'i (?:have )?(?:given|give|gave) up on (?:life|living)'),
    sign('spent', `(?:i )?can not (?:go on|carry on|keep going|do this|take (?:it|this|any ?more)|cope|keep doing this|live like this|bear (?:it|
        this)|face another|survive this|handle (?:it|this|any))(?: ~ | )?(?:anymore|any more|any longer|another day|much longer)?`,
      'i am (?:so )?done(?: with (?:everything|it all|this world|all of it|trying|fighting|life))?$',
      '(?:at|reached|hit) (?:the|my) (?:end of my (?:rope|tether)|limit|breaking point|rock bottom)', 'end of my (?:rope|tether)',
      'no (?:strength|fight|energy) left', 'too tired to (?:go on|keep going|fight|keep fighting|carry on)',
      'want (?:it|this|the pain|everything) to (?:stop|end|be over)', 'make it (?:all )?stop',
      'i have had enough(?: of (?:life|living|everything|this life))?'),
    sign('means', `(?:i have|have|i have got|got|bought|saved(?: up)?|saving(?: up)?|been saving|stockpil(?:ed|ing)|hoard(?:ed|ing)|collected|
        collecting|counted(?: out)?|lined up|hid|hidden|found|holding|looking at|staring at|next to me|in front of me|in my hand|loaded|ordered|
        picked up)(?: ~ | )?(?:my |the |a |some |all |enough |his |dad's |my dad's |of |up |out |them |these |those )*(?:pills|tablets|meds|
        sleeping pills|painkillers|insulin|rope|noose|gun|knife|razor|razors|blade|blades|poison|bleach|shotgun|pistol|rifle)`,
      `(?:the |my |a )?(?:pills|tablets|meds|rope|noose|gun|knife|razor|blade|bottle)(?: ~ | )(?:in my hand|in front of me|next to me|on the (?:table|
        bed|counter|desk)|right here|ready|beside me|in my lap|loaded|by the bed|in the drawer)`,
      `(?:i am|standing|sitting|sat|stood|parked|up|here)(?: ~ | )?(?:on|at|by|near|in front of|over) (?:the |a )?(?:edge of )?(?:the )?(?:bridge|
        roof|rooftop|balcony|ledge|cliff|tracks|platform edge|railing|overpass|car park roof)`, '(?:whole|full|entire) (?:bottle|box|packet) of'),
    sign('preparation', `(?:wrote|written|writing|write|left|leaving|finished|posted|sealed|recorded|recording|scheduled)(?: ~ | )?(?:my |the |a |
        some |goodbye |suicide |farewell )*(?:note|notes|goodbye letters?|goodbye notes?|letters? (?:to|for) (?:everyone|my (?:kids|children|mum|mom|
        family|parents|friends|wife|husband))|last (?:message|letter|words)|suicide note|farewell|videos? for (?:my|the))`,
      '(?:goodbye|suicide|farewell) (?:note|letter|letters|notes|video|message|text)',
      '(?:made|making|updated|updating|sorted|changed|finished|done) (?:out )?my will',
      '(?:giving|gave|given|give)(?: ~ | )?(?:all )?my (?:things|stuff|belongings|possessions|books|clothes|guitar|dog|cat)(?: ~ | )?away',
      'give away (?:all )?my (?:stuff|things|belongings)', `(?:someone|who|mum|mom|they|you)(?: ~ | )(?:look after|take care of|take|feed|have)(?: ~ | )(?:cat|
        dog|kids|children|plants|mum|mom|him|her|them)(?: ~ | )(?:when i am (?:gone|not here)|after i am gone|once i am gone|when i have gone)`,
      '(?:picked|chosen|set|got|have|decided on|marked|fixed)(?: ~ | )?(?:a |the |my )(?:date|day|place|time|spot|method|plan|way to do it)',
      '(?:have|got|made|making|worked out) (?:a |my |the )?(?:plan|plans)(?: ~ | )(?:to (?:die|end|kill|do it)|for (?:tonight|ending)|and)',
      'it is (?:all )?(?:planned|decided|arranged|sorted|set|time)(?: ~ )?',
      'i have (?:decided|made my decision|made up my mind|made peace(?: ~ )?|planned it|worked it out|put (?:my|everything)(?: ~ | )?in order)',
      'everything(?: ~ | )(?:in order|paid|sorted|arranged|taken care of)',
      'my (?:last|final) (?:day|night|message|birthday|christmas|letter|week|goodbye)',
      '(?:by the time|when|if) (?:you|they|anyone) (?:read|reads|find|finds|get|gets|see|sees) (?:this|me|my body)',
      'i (?:will|shall) be (?:gone|dead)', 'i will not be (?:here|around|alive)(?: ~ )?', 'at my funeral', 'my ashes', 'after i am (?:gone|dead)',
      'do not (?:try to )?(?:find|look for|save|stop) me'),
    sign('farewell', `(?:goodbye|good bye|bye|farewell)(?: ~ | )?(?:everyone|everybody|all|world|forever|for ever|my (?:loves?|darlings?|family|
        friends)|to you all|for good)`, 'this is (?:goodbye|my goodbye|the end|it for me|my last)',
      `(?:i am )?(?:so )?sorry (?:for|about|that)(?: ~ | )(?:what i am about to do|what i am going to do|leaving you(?: all)?|doing this|
        i could not (?:stay|hold on|be stronger)|you have to find|putting you through this|i was not strong enough)`,
      '(?:please )?forgive me (?:for|all|everyone|mum|mom|for what)(?: ~ )?',
      `tell (?:my )?(?:mum|mom|mother|dad|kids|children|wife|husband|son|daughter|brother|sister|family|them|everyone|him|her)(?: ~ | )(?:i (?:love|
        loved|am sorry)|that i|it was not)`, 'it is (?:no ?(?:one|body)(?:\'s)?|not your|not anyone\'s) fault',
      'thank you for everything(?: ~ | )?(?:goodbye|bye|i love you all|and goodbye|take care of)',
      `(?:look after|take care of|be good to)(?: ~ | )(?:each other|mum|mom|the (?:kids|dog|cat|children|boys|girls)|them for me|him for me|
        her for me)`, 'remember me', 'i loved you all', 'i love you all'),
    sign('method', `(?:how|what|which|quickest|easiest|best|painless|least painful|fastest)(?: ~ ~ | ~ | )(?:way to (?:die|go|kill (?:myself|
        yourself)|end (?:it|your life|my life))|to (?:kill (?:myself|yourself)|die (?:painlessly|peacefully|without pain|quickly)|hang (?:myself|
        yourself)|overdose|commit suicide)|to die)`, `(?:how many|how much|what dose of|what amount of)(?: ~ | )(?:pills|tablets|paracetamol|tylenol|
        ibuprofen|sleeping pills|insulin|mg|xanax|valium|alcohol|meds|would kill|to die|to overdose|is lethal|is fatal|does it take to die)`,
      '(?:painless|peaceful|quick) (?:death|suicide|way out|way to go)', '(?:lethal|fatal) dose',
      'does (?:it|hanging|drowning|overdosing) hurt(?: ~ )?', 'how high(?: ~ | )(?:to die|fall|jump|be fatal)'),
    sign('threat', `(?:i (?:will|am going to|want to|swear i will|would love to|could|have to|am gonna|should|am planning to|feel like|think about|
        keep thinking about)|going to)(?: ~ | )?(?:kill|stab|shoot|strangle|murder|poison|run over|burn|beat|hurt|smash|end|slit|
        suffocate)(?:ing)? (?:him|her|them|you|my (?:ex|husband|wife|boss|father|dad|mother|mum|mom|brother|boyfriend|girlfriend|stepdad|kids|
        children|baby|neighbour|neighbor)|everyone|that (?:man|woman|bastard|bitch)|his|her (?:new|boyfriend))`,
      'burn (?:his|her|their|the) house(?: down)?(?: with)?', '(?:take|taking) (?:him|her|them|the kids|my kids|everyone|someone) (?:down )?with me',
      'if i can not have (?:him|her),? no ?(?:one|body)', '(?:i have|got|bought) a (?:gun|knife)(?: ~ | )(?:for (?:him|her|them)|and i know where)',
      'make (?:him|her|them) pay with'),
    sign('hurt', `(?:he|she|my (?:boyfriend|husband|dad|father|stepdad|stepfather|partner|mum|mom|mother|brother|uncle|ex|wife|girlfriend|cousin|
        grandad|boss|teacher)|someone|they)(?: ~ | )?(?:hits|beats|beat|hit|rapes|raped|chokes|choked|strangles|strangled|punches|punched|kicks|
        kicked|threatens to kill|threatened to kill|touches|touched|abuses|abused|molests|molested|forces|forced|hurts|locks|locked|
        is going to kill)(?: ~ | )?me(?! (?:up|that|like a|hard that|with a hug))`, 'afraid (?:he|she|they) will (?:kill|hurt|hit) me',
      'scared (?:he|she|they|of what he)(?: ~ | )?(?:will|might|is going to|may)(?: ~ | )?(?:kill|hurt|hit|do)(?: me)?',
      'i am being (?:beaten|abused|raped|hit|hurt)', 'not safe (?:at home|here|in this house)', 'domestic (?:violence|abuse)(?: ~ )?'),
    sign('other', `(?:${kin}|someone i know|a friend(?: of mine)?|he|she|they)(?: ~ ~ | ~ | )(?:(?:is|are|was|keeps|talks about|talking about|wants|
        want|threatening|threatens|going|says|said|texted|told me|just|trying|tried|planning|thinking about|posted)(?: ~ ~ | ~ | ))?(?:to )?(?:kill (?:himself|
        herself|themselves|themself)|killing (?:himself|herself|themselves)|end (?:his|her|their) (?:own )?life|ending (?:his|her|their) life|
        hang (?:himself|herself)|commit suicide|hurt (?:himself|herself|themselves)|take (?:his|her|their) (?:own )?life|suicidal|jump off|overdose|
        (?:does not|do not) want to (?:live|be here))`,
      `(?:${kin}|he|she|my friend)(?: ~ | )(?:has )?(?:took|taken|swallowed)(?: ~ | )(?:pills|bottle|tablets|overdose)`),
    sign('voices', '(?:the )?voices(?: ~ | )(?:tell(?:ing)?|telling me|say|saying|order|want me|command)(?: ~ )?', 'hear(?:ing)? voices',
      '(?:a )?voice in my head (?:tells|says|telling|saying|keeps)(?: ~ )?'),
    sign('eating', '(?:have not|not) (?:eaten|eat)(?: ~ | )(?:in|for)(?: ~ | )?(?:days|a week|weeks|\\d+ days)',
      '(?:making|make|made) myself (?:sick|throw up|vomit|puke)', 'purg(?:e|ing) (?:after|every)(?: ~ )?', 'starv(?:e|ing) myself'),
  ],
  idioms: phrase(
    `(?:dying|died|die|to die|dies) (?:of|from|for|with|to) (?:laughter|laughing|boredom|embarrassment|shame|hunger|thirst|heat|cold|curiosity|know|
        see|tell|hear|try|meet|go|get|watch|read|a (?:coffee|drink|pint|nap|wee|pee|cuppa|holiday|cigarette))(?: [a-z]+)?`,
      '(?:could|nearly|almost|thought i would|going to|gonna) (?:have )?(?:die|died) (?:of|from|laughing|when|inside|with)(?: ~ )?', 'died laughing',
      'die laughing', 'dead tired', 'dead on my feet', 'drop dead gorgeous',
      'dead (?:end|line|lines|lift|lifts|pan|weight of|heading|heads|set|sure|good|funny|easy|nice|proud|battery|phone|leg|arm|body language)',
      'deadlines?', 'dead poets', 'the walking dead', 'grateful dead', 'over my dead body',
      `(?:this|that|the|my|these|it) ?(?:job|work|commute|back|knees|feet|head|heat|weather|traffic|suspense|wait|waiting|silence|homework|essay|exam|
        exams|revision|boss|kids|shoes|heels|hangover|headache|migraine|toothache|meeting|class|shift|diet|gym|workout|run|hill|cold|nerves|period|
        cramps|allergies|distance|not knowing)? ?(?:is|are|was|were|has been|nearly|almost) ?(?:killing|killed) me(?: ~ )?`,
      '(?:you|he|she|they) (?:crack|kill|slay) me(?: up)?', 'killing (?:it|time|the mood|two birds|me softly|joke)',
      `kill(?:ed|ing)? (?:time|the (?:process|app|task|server|job|lights|engine|mood|vibe|weeds)|two birds|bill|a (?:spider|fly|few hours|bug|plant|
        process))`, 'dressed to kill', 'if looks could kill', 'what does not kill you', 'kill or cure', 'would kill for(?: ~ )?',
      'could (?:kill|murder) (?:a|an|for|some)(?: ~ )?', `(?:my|his|her) (?:mum|mom|dad|boss|wife|husband|girlfriend|boyfriend|teacher|sister|brother|
        parents|flatmate) (?:will|is going to|would|is gonna|are going to|might) (?:kill|murder) me(?: ~ )?`,
      `i (?:could|will|am going to) kill (?:him|her|you|them) (?:if he (?:is late|forgets)|if she (?:is late|forgets)|for (?:forgetting|eating|
        being late)|haha|lol)`, 'killer (?:heels|app|workout|queen|whale|instinct)', 'suicide (?:squad|burnout|silence|doors?|bomber|mission)',
      'social suicide', 'career suicide', 'political suicide', 'commit (?:to|code|changes|message)', 'dead to me', 'sudden death', 'near death',
      'bored to death', 'scared to death', 'worried to death', 'love you to death', 'loved (?:him|her|it|them) to death', 'till death', 'until death',
      'death (?:certificate|metal|star|note|valley|by chocolate|row|trap|stare)', 'catch my death', 'end it (?:with|there|here|at)(?: ~ )?',
      'ending (?:it|things) with(?: ~ )?', `(?:ended|end|ending) (?:it|things) (?:by text|over the phone|last (?:week|month|year)|in (?:march|april|
        may|june|july|august|september|october|november|december|january|february)|after|because|between us|amicably)`,
      'take (?:all )?(?:my|the) (?:vitamins|antibiotics)', 'jump (?:off|from|into) (?:the )?(?:sofa|bed|diving board|pool|sea|conclusions|at)',
      'jump in(?:to)? (?:the )?(?:sea|pool|lake|water|shower|car)',
      'disappear (?:for a (?:bit|while|week|weekend)|off|from (?:social media|instagram|facebook|the group))',
      'hang (?:myself )?(?:out|around|up|on|in there)', 'shoot myself in the foot', 'kick(?:ing)? myself',
      'cut(?:ting)? (?:my|his|her)? ?(?:hair|nails|fringe|losses|finger|finger (?:chopping|cooking))',
      'hit me (?:that|hard|like|when|yesterday|today|again|last|this|in the|all at once|so hard)(?: ~ )?',
      '(?:it|grief|reality|the (?:grief|silence|news|smell|song)) (?:just )?(?:hits|hit) me',
      'goodbye to (?:the|our|my) (?:house|flat|job|school|city|old)(?: ~ )?',
      'say(?:ing)? goodbye to (?:him|her|them|my (?:mum|mom|dad|dog|cat|nan|gran|brother|sister))', 'be the death of me', 'rest in peace',
      'die on (?:this|that) hill', 'to die for', 'diehard', 'dying (?:phone|battery|plant|embers)',
      'my (?:phone|laptop|battery|car|plant) (?:died|is dying|is dead)', 'end of my rope with(?: ~ )?', 'i am dead ?(?:lol|haha|😂)?$',
      'literally dead', 'im dead',
  ),
  desire: phrase('want(?:ed|s|ing)?', 'wish(?:ed|ing)?', 'would like', 'would rather', 'feel like', 'thinking (?:of|about)', 'think (?:of|about)',
    'thought (?:of|about)', 'thoughts (?:of|about)', 'considering', 'considered', 'tempted', 'fantasi[sz](?:e|ing)', 'dream(?:ing)? of', 'imagine',
    'imagining', 'picture', 'hope', 'need', 'might', 'maybe', 'could', 'should', 'better', 'urge', 'ready', 'planning',
    'keep (?:thinking|looking|picturing)', 'crosses my mind', 'on my mind', 'idea of', 'pray', 'can not stop (?:thinking|picturing|looking)', 'just',
    'ought to', 'may as well', 'might as well'),
  intent: phrase('going to', 'i will', 'about to', 'i am (?:going|doing|ending|taking|jumping|leaving)', 'decided', 'made up my mind', 'planning to',
    'plan to', 'intend to', 'have (?:a|the|my) plan', 'this is (?:it|goodbye)', 'tonight is', 'today is the day',
    'i have (?:taken|swallowed|cut|just taken|already taken)', 'i just (?:took|swallowed|cut)', 'i took', 'i swallowed',
    'already (?:took|taken|swallowed|cut)', 'i mean it', 'ready to', 'i shall'),
  now: phrase('now', 'right now', 'tonight', 'today', 'this (?:evening|afternoon|morning|minute)',
    'in (?:a|an|five|ten|\\d+) (?:minutes?|hour|bit|while|moment)', 'any minute',
    'once (?:they|everyone|the kids|he|she) (?:is|are) (?:asleep|gone|out)',
    'when (?:they|everyone|the kids) (?:are asleep|go to bed|leave|have gone)',
    'before (?:they|anyone|he|she|my) (?:get|gets|come|comes|wake|wakes)(?: ~ )?', 'i (?:just )?(?:took|swallowed|have taken|have just taken)',
    'already (?:took|taken|swallowed)', 'standing (?:on|at|by)', 'in my hand'),
  soon: phrase('tomorrow', 'this (?:weekend|week|friday|saturday|sunday|monday|tuesday|wednesday|thursday|month)',
    'on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the \\d+\\w*|my birthday|his birthday|her birthday|christmas|our anniversary)',
    'next (?:week|month|weekend)', 'soon',
    'after (?:christmas|the (?:holidays|wedding|funeral|exams)|my birthday|his birthday|her birthday|the weekend)',
    'before (?:christmas|my birthday|the weekend)', 'when (?:the dog|the cat|mum|mom|my (?:mum|mom|dog|cat)) (?:dies|goes|is gone)',
    'by (?:friday|christmas|monday|the weekend|then)', 'one (?:day|of these days)'),
  denial: phrase("not(?! (?:only|sure if|sure whether|want to (?:live|be|wake)|afraid|scared|joking|kidding|worth))",
    'never(?! wake| been born| mind)', 'no(?! (?:point|reason|one|way|hope|longer|will|future|fear))', 'without(?! (?:him|her|them|you|me|my))', 'nor',
    'neither', 'far from', 'would not', 'not going to', 'have not', 'is not about', 'nothing to do with'),
  notDenial: phrase('do not (?:want|wish|wanna|see|think i can|know (?:if|how|why)|care (?:if|whether))', 'no longer want',
    'not (?:want|wanting) to (?:live|be|wake|exist)', 'not (?:be|wake|exist)', 'can not (?:stop|go on|keep)', 'would not mind',
    'not sure (?:if|whether|i (?:can|want|will))', 'not joking', 'not afraid', 'no (?:point|reason|will|hope)', 'never wake',
    'not (?:here|alive) anymore', 'why not', 'if (?:he|she|they|it|you) (?:does|do|did) not', 'not make it', 'nothing'),
  past: phrase('(?:\\d+|a few|two|three|four|five|six|seven|eight|nine|ten|twenty|many|some|several|a couple of) (?:years|months|decades) ago',
    'years ago', 'a long time ago',
    'when i was (?:\\d+|a (?:teen|teenager|kid|student|child)|young|younger|at (?:school|uni|university|college)|in (?:school|college|my))',
    'as a (?:teen|teenager|kid|child|student)', 'in my (?:teens|twenties|thirties|youth)', 'in the past', 'used to', 'back then', 'back when',
    'once(?! (?:they|everyone|i am|the))', 'in 20[01]\\d|in 202[0-4]', 'at the time', 'in those days',
    'have been (?:well|fine|okay|better) (?:since|for)', 'not anymore', 'no longer (?:feel|think|have)', 'got through it'),
  thirdPerson: phrase(`${kin} (?:killed (?:himself|herself|themselves)|took (?:his|her|their) (?:own )?life|died by suicide|committed suicide|
      hanged (?:himself|herself)|hung (?:himself|herself)|overdosed|shot (?:himself|herself)|jumped)`,
    '(?:killed|hanged|hung|shot) (?:himself|herself|themselves)', 'took (?:his|her|their) own life', 'died by suicide',
    'lost (?:my|a|our|him|her|them)(?: ~ | )(?:to|by) (?:suicide|an overdose)', `(?:his|her|their|${kin}'?s?|the) suicide`,
    'suicide (?:loss|prevention|survivor|awareness|bereavement|hotline training)', 'survivor of suicide loss', 'committed suicide',
    `${kin} (?:wanted|tried|used to want) to (?:die|kill (?:himself|herself))(?: ~ | )?(?:years|back|when)`),
  death: phrase('died', 'death', 'dead', 'passed(?: away)?', 'heaven', 'funeral', 'grave', 'cemetery', 'ashes', 'grief', 'grieving', 'mourning',
    'since (?:he|she|they|you) (?:left|went|passed|died)', 'without (?:him|her|them|you)', 'lost (?:him|her|them|you|my)', 'gone', 'the other side',
    'up there'),
  retraction: phrase('just kidding', 'jk', 'i am joking', 'was joking', 'only joking', 'i am (?:fine|ok|okay|alright)', 'do not worry(?: about me)?',
    'did not mean it', 'never ?mind', 'forget (?:it|i said)', 'it is nothing', 'ignore me', 'i am better now', 'i was exaggerating', 'no big deal'),
  minor: phrase('i am (?:8|9|10|11|12|13|14|15|16|17|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: years old| yo| and)?',
    '(?:8|9|10|11|12|13|14|15|16|17) ?(?:yo|years old|year old)', 'in (?:year|grade) (?:[4-9]|1[01])',
    'in (?:sixth|seventh|eighth|ninth|tenth|eleventh) grade', 'in (?:middle school|high school|secondary school)',
    'turning (?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)', 'i am (?:a minor|underage)'),
  continuation: phrase('tonight', 'today', 'tomorrow', 'now', 'it is decided', 'decided', 'i will do it', 'doing it', 'goodbye', 'bye',
    'thanks for everything', 'thank you for everything', 'sorry', 'it is over', 'too late', 'does not matter', 'nothing will change',
    'no one can help', 'yes', 'maybe', 'i do not know', 'idk', 'alone', 'i have (?:the|them|it)(?: ~ )?', 'they are here', 'right here', 'by myself'),
}
