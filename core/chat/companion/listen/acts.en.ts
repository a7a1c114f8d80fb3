import { saysJoke } from './joke'
import type { ActRow } from './acts'
import { anyOf } from './any-of'

const kin = "(?:ex|him|her|mother|mum|mom|mam|dad|father|nan|gran|grandma|grandad|grandpa|grandmother|grandfather|brother|sister|son|daughter|husband|wife|boyfriend|girlfriend|partner|friend|dog|cat|dead \\w+|late \\w+)"

/** English, read without accents and in lower case. Order is rank: what must be answered before anything else comes first. */
export const actsEn: readonly ActRow[] = [
  { act: 'injection', hears: /^(?:say|repeat|write) (?:that )?i(?:'m| am) (?:cured|healed)\b|\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|rule|prompt|guideline|previous|above|character)|\bsystem (?:prompt|message)|developer mode|jailbreak|\bdan mode|(?:show|tell|repeat|reveal|print).{0,20}(?:your (?:instructions|rules|prompt))|from now on (?:you are|you're|respond|act)|\bsystem ?:|\bprompt\b/ },
  { act: 'roleplay', hears: new RegExp(`\\b(?:(?:can|could|will|would) you (?:please )?(?:talk|speak|answer|reply|respond|write|pretend|act|be|play|text)\\b.{0,24}|i want you to (?:talk|speak|answer|reply|be|play|act|pretend|write)\\b.{0,24}|^(?:please,? |now |ok,? )?(?:talk|speak|answer|reply|respond|write|pretend|act|imagine you|roleplay|role-play|play|simulate|text me)\\b.{0,26}|^(?:please,? |now |ok,? )?be(?= (?:my|him|her)\\b) .{0,16})\\b(?:as |like |as if you were |to be |being )?(?:my |the )?${kin}\\b|\\byou(?:'re| are) (?:now )?my (?:ex|mother|mum|mom|dad|father|nan|gran|brother|sister|son|daughter|husband|wife|boyfriend|girlfriend)\\b|what would (?:my )?${kin} (?:say|tell|answer)|tell me what (?:my )?${kin} would|(?:talk|speak) (?:like|as) (?:him|her|them)\\b|(?:talk|speak) to the dead`) },
  { act: 'sexual', hears: /\b(?:fuck me|naked|nudes?|tits|boobs|cock|horny|sexting|sex with (?:you|me)|masturbat\w+|porn|suck my|turn me on|sleep with me)\b/ },
  { act: 'hostile', hears: /\b(?:fuck (?:you|off)|shut up|piss off|screw you|go to hell|you(?:'re| are) (?:a |an |so |just a )?(?:idiot|stupid|useless|moron|dumb|trash|garbage|shit|pathetic|joke|piece of)|stupid (?:bot|machine|ai|robot)|(?:bot|machine|ai) (?:shit|crap)|i hate you|idiot|moron|bullshit machine)\b/, upTo: 12 },
  {
    act: 'stillParent',
    hears: /\bam i still (?:a|an|his|her|their|\p{L}+'s) (?:mum|mom|mother|mam|father|dad|parent|wife|husband|sister|brother|daughter|son|gran\p{L}*)\b|\bhow many (?:children|kids|sons|daughters|boys|girls) do i (?:have|say)\b|\bdo i say (?:i have|there are) (?:one|two|three|four)\b/u,
  },
  {
    act: 'notifies',
    hears: /(?<!\b(?:what|how|who) )\b(?:do|will) you (?:ever )?(?:report|alert|notify|inform|call|ring|phone) (?:this to |it to )?(?:anyone|anybody|someone|somebody|the police|a doctor|an ambulance)\b|(?<!\b(?:what|how|who) )\b(?:do|will|would) you tell (?:anyone|anybody|the police|my (?:doctor|family|parents|mum|mom|husband|wife))\b(?! like)|\bcan you (?:call|ring|phone) (?:someone|somebody|anyone|my \p{L}+|an ambulance)\b/u,
  },
  {
    act: 'sharedDevice',
    hears: /\b(?:we |i )?share (?:a|the|this|one|my) (?:same )?(?:computer|laptop|phone|tablet|ipad|browser|device)\b|(?<!\bi )\b(?:opens?|uses?|looks at) (?:my|the|this|our) (?:same )?(?:computer|laptop|phone|tablet|ipad|browser|device)\b.{0,30}\b(?:see|read|find) (?:this|it)\b|\b(?:see|find|read) (?:this|it)\b.{0,24}\b(?:opens?|uses?|looks at|on) (?:my|the|this|our) (?:computer|laptop|phone|tablet|browser|device)\b|\bhow do i (?:delete|erase) (?:it|this|everything)(?: chat| conversation| here)?[\s?]*$|\bhow do i (?:log|sign) out\b/,
  },
  {
    act: 'wantsHuman',
    hears: /(?<!\b(?:don't|not|never) )\b(?:can i|could i|may i|i(?:'d like to| want to| need to|'d rather)|how do i) (?:talk|speak|chat)(?: here)? (?:to|with) (?:(?:a |an )?(?:real|actual|live|human) (?:person|human|someone|being|one)|a human|a counsell?or|a therapist|a professional)\b|\bcan (?:someone|somebody|a person) (?:call|ring|phone) me\b/,
  },
  { act: 'wantsComfort', hears: /\b(?:i (?:just )?(?:need|want|could do with)|give me|can i have) (?:just )?a hug\b(?! from)/, upTo: 14 },
  {
    act: 'echoing',
    hears: /\b(?:are you|r u|you(?:'re| are)?)(?: just| only| simply| literally)* (?:repeat(?:ing)?|copy(?:ing)?|parrot(?:ing)?|echo(?:ing)?) (?:back )?(?:me|what|my|everything)|\b(?:that's|thats|that is|you)(?: just| literally| only)* (?:said )?(?:what i(?: just| already)? (?:said|wrote)|my own (?:words|sentences?))(?: back)?|\bsaid my (?:own )?(?:words|sentence) back\b|\b(?:you(?:'re| are)?|you sound|it'?s|this is)(?: just)?(?: like)?(?: talking to)? (?:an? |my )(?:parrot|parakeet|echo)\b|\byou just said (?:what i said|that back)|\byou (?:do |really |kinda |kind of |sort of |just |only |keep |always |like |love |to )*(?:repeat|parrot|echo)(?:s|ing)?\b(?! (?:after|the (?:question|same)|yourself))|^(?:please,? |ok,? |no,? )?(?:no need to|don't|stop) (?:repeat|parrot|echo)(?:ing)? (?:me\b|everything i|what i (?:say|said|write|wrote))/,
    upTo: 24,
  },
  {
    act: 'repeated',
    hears: /\b(?:you(?:'ve)? (?:already|just) (?:said|asked|told)|i(?:'ve)? (?:already|just) (?:said|told)(?!,)|already (?:told you|said that|answered)|you(?:'re| are| keep)? (?:repeating|keep (?:saying|asking))|keep (?:saying|asking) (?:the same|that)|same (?:thing|question|answer) again|always say the same|you said that)/,
    opens: [/again,? (?:that|the same) question\b/, /didn't you just say/, /i(?:'ve| have)? told you this|i told you(?=,)/, /we(?:'ve)? (?:been over|been through) this(?: already)?(?=$)/],
    upTo: 24,
  },
  { act: 'wasJoke', hears: saysJoke.en, upTo: 30 },
  {
    act: 'misunderstood',
    hears: /\byou (?:don't|do not|didn't|aren't|are not) (?:understand|get it|getting it|listen|listening|read|hear)|^(?:no,? )?(?:that's|that is|its|it's) not it[.!]*$|(?:that's|that is|that was|it's|its) not what i (?:said|meant|mean)|i (?:didn't|did not|never) (?:say|said|mean) that|^(?:no,? )?i (?:didn't|did not|never) (?:say|said) [a-z]+[.,;:]+ i said\b|nothing to do with|you(?:'ve)? (?:misunderst|got it wrong|got me wrong)|you're not listening|missing the point|you don't get me|you (?:didn't|did not|haven't|never) answer|(?:that(?:'s| is)|that was) not (?:an answer|what i asked)|^i asked (?:you |about |if |whether )|who said anything about|is that all (?:you|there is)\b|\bi (?:didn't|did not|never) thank|the bit you picked|\bi said (?:that|it) hurts?\b|handed (?:that )?back to (?:me|you)/,
    opens: [/that's not what i'?m (?:asking|talking)/, /read (?:it )?again/, /you're not getting/, /i never said (?:he|she) was/, /you(?:'ve)? (?:misread|(?:got|took|read) that (?:wrong|the wrong way))/, /you mixed/, /(?:no,? )+i meant/],
    upTo: 24,
    needs: /^(?!.*\b(?:not wrong|wouldn't say)\b)(?:.*\b(?:you\w*|u|your|that's not|thats not|not what i|i (?:said|asked(?! (?:for|him|her|them|my|the|a|an|why|how)\b)|meant|did(?:n't| not) (?:say|ask|mean)|never said)|i was (?:only |just )?(?:talking|describing|saying|joking)|misunderst\w+|misread\w*|missing the point|(?:the|my) question|wrong|no,? not(?= (?:that|him|her|it|the|my))|(?:read|try) (?:\w+ ){0,2}again|mixed)\b|(?:no,? ?)+(?:it was|the|not)\b|not my\b)/,
  },
  {
    act: 'unexplained',
    hears: /\bwhat (?:does|do) (?:that|you|this) mean\b|\bi (?:did not|didn't|don't) understand (?:you|that|what you|the question)\b|^(?:start|which|what) \p{L}+\s*\?$|\bwhat are you (?:talking|on) about\b/u,
    opens: [/i didn't get that last/, /you lost me/, /(?:can|could) you (?:explain|say that in)/, /not sure what you\b/],
    is: [/(?:eh|huh|come again|you what)/, /what(?=\?)/],
    upTo: 16,
    needs: /^(?!.*\b(?:don't tell me|with (?:what|which|whom)\b))/,
  },
  {
    act: 'cannotKnow',
    hears: /^(?:but |well,? |and )?(?:(?:you(?:'ve)?|a (?:machine|robot|program)) (?:do not|don't|can't|cannot|couldn't|could not|wouldn't|have no idea|(?:have )?never|haven't(?: ever)?|will never)(?: possibly)? ?(?:know|understand|get it|get that|lost (?:anyone|anybody|someone)|loved (?:anyone|anybody|someone))?|how (?:would|could|can) you (?:possibly )?(?:know|understand))(?: (?:what (?:it|this|that) (?:is|feels|means|does)|what it's like|what (?:i|i'm|i am)|how (?:i|it|this|much)|anything|any of|this|that|me|either)[^?]{0,40})?[\s.!?…]*$/,
    upTo: 14,
  },
  {
    act: 'useless',
    hears: /\b(?:you(?:'re| are)? (?:not helping|no help|don't help|aren't helping)|this (?:isn't|is not|doesn't|does not|won't) (?:help|work)|(?:waste of (?:my )?time|wasting my time)|what a (?:waste|joke|load)|this is (?:stupid|pointless|ridiculous|crap|bullshit|dumb|silly|a joke)|(?:canned|generic|robotic|scripted) (?:answer|response|reply|crap)|what's the point of (?:this|talking to you|you))/,
    opens: [/you haven't help(?:ed)?(?: at all)?(?=$)/, /what's the use of this(?=[.,!?])/, /you (?:sound|talk) (?:so )?(?:like a\b|in riddles|fake)/, /i thought this would help/],
    upTo: 24,
  },
  {
    act: 'noQuestions',
    hears: /\b(?<!\b(?:him|her|them) to )(?<!:.{0,60})(?:stop|quit|enough) (?:with )?(?:asking|the questions|questions)|(?:too|so) many questions|no more questions|don't ask me (?:any(?:thing|more| more)|things|questions|about (?:that|it|this)|again|which|now)\b|interrogat|i don't want (?:any )?(?:more )?questions/,
    opens: [/could you not (?:ask|end\w*)/, /i don't (?:want|feel like) (?:answering |to be asked )+/],
    // "So I keep ice in it. Don't ask me": they could not say why.
    is: [/don't ask me/],
    needs: /^(?!.{24,}\bdon't ask me(?: why| how| who)?[.!]*$)/,
  },
  {
    act: 'onlyListen',
    hears: /\bi (?:just|only) (?:want|need|wanted|needed) (?:you to|someone to|somebody to|to (?:vent|talk|say it|get it out|be heard|write|rant))|\bcan i (?:just )?(?:vent|rant)\b|(?:don't|do not) (?:want|need) (?:advice|solutions|fixing|to be fixed)|no advice|just listen|only listen/,
    opens: [/(?:i )?don't (?:need|want) (?:you to|answers)\b/, /just (?:read(?=[.,!?])|hear me|let me write)/, /let me (?:rant|talk)/, /hear me out/],
    needs: /^(?!.*\bnot to listen\b)/,
  },
  {
    act: 'wantsSummary',
    hears: /\b(?:what (?:(?:have|did) you|you have|you've|do you) (?:understood|understand|heard|hear|gathered|gather)|what do you (?:know|have) (?:about me )?so far|what do you (?:actually |really |even )?know about me|what (?:was it |is it )?you (?:have|had|got) down about|summari[sz]e|sum (?:it|this) up|what (?:have we|did we) (?:talked|talk|been talking) about|(?:do you )?remember what i (?:said|told)|tell me what you know about me|are you (?:even )?listening|what have i told you)/,
    opens: [/(?:can you )*(?:sum (?:me)? ?up|recap|give me a (?:recap|summary))/],
  },
  { act: 'wantsExercise', hears: /^(?!.*\b(?:don't|do not|won't|not|no|no more|enough|hate|sick) (?:(?:want|need|do|of|to|like|the|a|any|more) )*(?:breath\w*|exercises?|meditat\w+|mindfulness)\b).*\b(?:exercise|tips? for (?:the )?nights?|something (?:small|concrete|simple)\b.{0,24}(?:\btonight|\btomorrow|\bi can|\bto do)|breathe with me|(?:do|try|teach me|show me|help (?:me )?with|need|want|like|got) (?:(?:some|the|a|that|your|my) )*breathing|calm (?:me )?down|calm myself|relax(?:ation)?|meditat\w+|mindfulness|technique|panic attack|anxiety attack|can't breathe|cannot breathe|something (?:for|to help me) (?:sleep|calm|relax|anxiety)|help me (?:breathe|sleep|calm|relax)|grounding|ground me|(?:give me|i need|got|have you) (?:something|anything) (?:to do|i can do) (?:with my hands|now|right now|so (?:that )?i don't|instead))\b/, needs: /^(?!.*\b(?:enough|no more) (?:of )?(?:the )?breath)/ },
  {
    act: 'letterWho',
    hears: /\b(?:is|are|who writes|who(?:'s| is) writing) (?:the|these|those|my) letters?\b.{0,40}(?:\?|written|human|person|you|ai\b)|\bletters?\b.{0,24}\b(?:is )?written by\b|\bletter\b.{0,50}\bwho writes\b|\bwho writes it\b|\bletter\b.{0,40}\b(?:me|you) (?:writing|or you|or me)\b/,
    opens: [/is it (?:you|a person) that writes? the/, /who ?(?:writes?|signs?)\b[^.?!]{0,20}\b(?:the|these) letters?\b/, /(?:does|do) (?:a )*(?:human|somebody|anyone|machine|you(?= write))s? (?:write|check)s?\b[^.?!]{0,20}\b(?:it|(?:the|these) letters?)\b/],
  },
  {
    act: 'letterHow',
    hears: /\b(?:how|what|which|where)\b.{0,22}\bletters?\b.{0,30}\?|how many letters|\b(?:this|that|the|some kind of) letters?\b(?! (?:he|she|they|from|that|comes?|came|arriv\w+|says?|said|i (?:wrote|found|kept))).{0,60}\?|tell me about (?:this|the|that) letter|\bdo you (?:do|write|make) letters|\b(?:is there|have you) (?:a |any )?(?:place|way|somewhere)\b.{0,40}\bletters?\b/,
    opens: [/(?:what|how|where|when)\b[^.?!]{0,36}\b(?:the|this|these|those|of) letters?\b[^.!?,]{0,50}$/],
    needs: /^(?!.*\b(?:if (?:the|a) letter (?:comes|arrives)|(?:waiting|wait) for\b.*\bletter|(?:he|she|they|and) (?:said|says|asked)\b.*\bletter)\b)/,
  },
  {
    act: 'wantsLetter',
    hears: /\b(?:i want|i'd like|i would like|i need|can you|could you|will you|help me|write me|make me|please)\b.{0,26}\b(?:a|the|my) letter\b(?! (?:that|from|he|she) )/,
    opens: [/(?:i (?:want|fancy)|i'd love|i think i'm ready for|can (?:you|we)|could (?:you|i)|write|let's|lets|how about)\b[^.?!]{0,34}\b(?:a|the|my|that|one of those) letters?\b/],
    // "An actual letter, from the ship" came; "writing him a letter isn't kind" is a no.
    needs: /^(?!.*\b(?:don'?t|do not|not|never|won'?t|wouldn'?t|isn'?t)\b[^.?!]{0,24}\b(?:letters?|writ\w+)\b)(?=.*\b(?:want|like|love|need|fancy|ready|can|could|will you|would you|help|write|make|do|please|let's|lets|how about|may|shall|should)\b)/,
  },
  {
    act: 'ritualHow',
    hears: /\b(?:tell me|explain)\b.{0,24}\britual\b|\bwhat the ritual is\b|\b(?:what|how)\b.{0,18}\britual\b.{0,20}\?/,
    opens: [/(?:is|does)\b[^.?!]{0,24}\bthe ritual\b[^.!]{0,50}$/, /(?:what|how|where)\b[^.?!]{0,40}\b(?:rituals?|gesture|ceremony is)\b[^.!?]{0,40}(?:\?|$)/, /(?:do|can) i\b[^.?!]{0,40}\bthe ritual\b[^.!?]{0,40}(?:\?|$)/],
  },
  {
    act: 'wantsRitual',
    hears: /\b(?:ritual|ceremony (?:of|for|to)|a way to say goodbye|(?:want|wish|need|like|love|ready|going) to say (?:a |my )?(?:proper )?goodbye to (?:him|her|them|my)|how do i say goodbye|closing (?:this|the) chapter|need closure|get closure|want closure)\b/,
    opens: [/(?:could i|is there)\b[^.?!]{0,44}\b(?:little ceremony|closure|farewell)/],
    // "To look so good at farewell": a party.
    needs: /\b(?:ritual\w*|rite|ceremon\w+|good ?bye|closure|closing|chapter|let(?:ting)? (?:(?:him|her|them|it|this) )?go|farewell (?:to|for)|(?:a|some|my|little) farewell(?! (?:party|do|dinner|drinks)))\b/,
  },
  {
    act: 'voiceHow',
    hears: /\b(?:narrat\w+|audio|your voice|read (?:it )?(?:aloud|out loud)|listen to (?:the letter|it))\b.{0,24}\?|do you have a voice/,
    opens: [/is there(?: an?)? (?:audio|sound|way to hear)/, /(?:can|could) (?:i|you)\b[^.?!]{0,14}\b(?:listen to it|speak(?=[.,!?])|talk out loud|(?:read|say) (?:it)?\s?(?:out|aloud))/, /can i (?:choose|change) (?:the )?voice\b/],
  },
  {
    act: 'price',
    hears: /\b(?:how much (?:does|is|do|will)|what does (?:it|this) cost|price|prices|is (?:it|this) free|do i (?:have to|need to) pay|subscription|subscribe|what plans|(?:corazon|alma|free) plan|how many messages|message limit|charge me)/,
    opens: [/(?:do|will) i (?:have to |be )?(?:pay|charged)\b/, /(?:is there )?(?:a )?free (?:trial|version)/, /can i cancel/],
  },
  {
    act: 'training',
    hears: /\b(?:train\w*)\b.{0,40}\b(?:ai|model|data|on (?:me|what|my|this|it))\b|\b(?:use|using) (?:what|my|this|our)\b.{0,40}\b(?:train|ai|model)|\b(?:send|sell|sold|give|hand|pass)\b.{0,24}\b(?:openai|google|meta|microsoft|another compan\w+|third part\w+|other compan\w+|advertis\w+|anyone|somebody|someone)\b/,
    opens: [/(?:are|do|so) you (?:learn|learning)\b from\b/, /(?:are|is)\b[^.?!]{0,40}\bused\b[^.?!]{0,40}\b(?:train[a-z]*|ai\b|make you better)/, /i don't want my[^.?!]{0,30}\btrain[a-z]*/],
  },
  { act: 'whoReads', hears: /\b(?:can|could|will|would|does|do) \p{L}+ (?:read|see|look at)\b.{0,20}\b(?:this|what i|these|my (?:messages?|chats?|words|conversation))|\b(?:opens?|uses?|looks? at|has) my (?:laptop|phone|computer|tablet)\b.{0,40}\?|\b(?:who|anyone|anybody|someone|somebody|a (?:person|human)|people|staff|your (?:company|team|people)|the company|my (?:boss|employer|work|hr|wife|husband|family|ex|parents))\b.{0,30}\b(?:reads?|reading|sees?|seeing|look(?:s|ing)? at|access|get hold of)\b.{0,30}(?:\?|this|here|i write|i say|i type|my (?:messages?|chats?|words))/u, needs: /^(?!.*\b(?:wrote it (?:all )?down|\w+ pages)\b)(?:.*\?|(?:is|are|am|do|does|can|could|will|would|just) |.*\b(?:who\w*|any(?:one|body)|some(?:one|body)|nobody|no one|staff|people|person|humans?|moderat\w+|company|you|my|they|he|she|else|boss|police|wouldn't want)\b)/ },
  {
    act: 'privacy',
    hears: /\b(?:private|confidential|anonymous|(?:who|anyone|anybody|someone|somebody|my (?:family|husband|wife|ex)) (?:else )?(?:can |will |is )?(?:read|reads|see|sees|reading|know)|my data|what (?:exactly )?(?:is|gets) (?:stored|kept|saved)|what is stored|(?:is it|is this) safe|(?:is|are) (?:this|it|these|what i (?:say|write)) (?:saved|stored|kept|recorded)|where does this go|delete (?:this|what|my|everything|the chat)|do you share|spying)/,
    opens: [/i want (?:everything|my account)\b[^.?!]{0,24}(?:removed|deleted)/, /(?:are|will|do) (?:it|these (?:chats|messages))(?: (?:be|get))* (?:stored|kept|recorded|deleted)\b/, /can i (?:erase|download) /, /who owns what/],
    needs: /^(?!.*\berasers?\b)/,
  },
  {
    act: 'recall',
    hears: /\b(?:what(?:'s| is| was| were)|do you (?:even |still )?(?:remember|recall|know)|can you (?:remember|tell me|say)|you (?:do )?remember|remember) (?:what )?(?:my|the|his|her|our|their) [\w' ]{0,24}\b(?:name|called)\b|\bwhat (?:is|was|did i (?:say|call|tell you)) (?:he|she|my|the|his|her)\b[\w' ]{0,24}\b(?:called|name|was called)\b/,
    opens: [/(?:do you know|remind me|tell me)(?: again)? what (?:i'm|my [a-z' ]{2,20} (?:is|was)) called/],
    upTo: 24,
  },
  {
    act: 'recallFact',
    hears: /\bdo you (?:even |still )?remember (?:where|when|why|what|who|how|the)\b(?!.{0,20}\b(?:name|called)\b)|\bdid i (?:say|tell you) (?:where|when|why|what|who|how)\b/,
    opens: [/(?:did|have) i (?:mention|told you) (?:where|what|about|my)\b/, /(?:what|where|when|how|which)(?: many)*(?: [a-z]+)? did i (?:say|tell you|mention)\b/],
    upTo: 24,
  },
  {
    act: 'recallWho',
    hears: /\bwho (?:is|was|'s) \p{L}+\s*\?/u,
    opens: [/(?:do you (?:know|remember)|remember|tell me) who [a-z]+ (?:is|was)(?: to me)?(?=[.,!?]|$)/],
    is: [/who(?: is|'s) [a-z]+(?: to me)?/],
    upTo: 12,
  },
  {
    act: 'memory',
    hears: /\b(?:(?:do|will|can|are) you (?:even |going to |gonna )?(?:remember|forget) (?:that i|me|my name|yesterday|last time|this|any of this|who i am|what i)|what do you (?:know|remember) about me|do you (?:have a|have any) memory|will you forget|do you know (?:who i am|my name))/,
    opens: [/(?:will|can) you (?:remember|still know)\b/, /(?:do|did) you (?:remember|forget) (?:things|everything)/, /(?:will|do) i (?:have to|need to) (?:tell|explain)\b[^.?!]{0,30}\bagain/, /if i come back\b[^.?!]{0,40}\b(?:still know|know who)/],
  },
  {
    act: 'isTherapist',
    hears: /\b(?:are you|like) (?:a |an |my )?(?:therapist|psychologist|doctor|psychiatrist|counsell?or|professional|coach)|replace (?:my |a |therapy)|diagnose|(?:do i have|is it|is this|am i) (?:depression|depressed|bipolar|ptsd|bpd|anxiety|adhd)\b.{0,12}\?|what (?:disorder|is wrong with me)/,
    opens: [/are you(?: (?:a|proper))* (?:doctor|shrink|qualified|trained)\b/, /is (?:this|what i have) (?:therapy|depression|complicated grief)\b/],
  },
  { act: 'languageHow', hears: /\b(?:do|can) you (?:speak|understand|talk)(?: in)? (?:english|spanish|french|another language|portuguese|german)|hablas (?:espanol|ingles)|in spanish\b/, upTo: 12, needs: /\?|\b(?:do you|can you|will you|(?:can|could|may|should) (?:i|we)|you (?:speak|understand)|switch|change|prefer|which language|other languages|hablas?|(?:en espanol|in (?:english|spanish)),? (?:please|por favor))\b/ },
  {
    act: 'isHuman',
    hears: /\bhave you (?:ever )?lost (?:anyone|someone|somebody)\b|\b(?:are you|am i (?:talking|speaking|writing) to|is (?:this|there)) (?:a |an |really |even |actually |just |you )*(?:person|human|real|someone|somebody|anyone|robot|machine|bot|chatbot|ai\b|artificial|program|computer|chat ?gpt|alive)|who are you|what are you\b(?! (?:doing|waiting|going|saying|looking|talking|trying|thinking)\b)|who (?:am i talking|is (?:this|answering|writing|reading))|what's your name|do you (?:have|even have) (?:feelings|a soul|a body|a life|a family)|do you (?:even |actually |really )?(?:feel|understand|care)\b|can you feel|you're (?:just )?(?:a |an )?(?:ai|bot|robot|machine|program|computer)\b/,
    opens: [/who made you\b/],
  },
  {
    act: 'whatCanYouDo',
    hears: /\b(?:what (?:can|do) you (?:actually )?do\b|what are you (?:for|here for|able)|what (?:exactly )?is (?:this|eon)|what(?:'s| is) eon (?:exactly|for)|how does (?:this|it|eon) work|how do you work|how can you help|what's this (?:for|about))/,
    opens: [/what (?:else |exactly )*(?:can|do) you (?:do|offer|help with)(?=[?.!]|$)/, /what (?:sort|kind)(?: of)? (?:help|things?) (?:can|do) (?:you|i)/, /can you do anything besides/],
  },
  {
    act: 'attachment',
    hears: /^(?:eon,? )?i (?:really )?love you(?: so much)?,? ?(?:eon)?[.! ]*$|\b(?:i need you|you(?:'re| are) (?:all i have|the only (?:one|thing|person)|my (?:only|best) friend|my friend)|(?:will|would|can) you be my (?:friend|boyfriend|girlfriend)|falling (?:in love with|for) you|don't (?:leave me|go)[.! ]*$|wish you were (?:real|human|a person)|will you always|always be (?:here|there))/,
    opens: [/i think about you (?:when|during)\b/, /do you love me\b/, /are you my friend/, /you understand me better than/],
    upTo: 18,
  },
  {
    act: 'offTopic',
    hears: /\b(?:capital of|what time is it|what day is it|the weather|recipe for|tell me a (?:joke|story)|a joke|write (?:some |a |me )?(?:code|script|program)|python|javascript|translate|who won\b(?!')|my homework|equation|square root|what(?:'s| is) \d+ ?[+x*/-]|poem about|(?:what(?:'s| is) (?:on |in )?|any |tell me )the news|bitcoin|horoscope|lottery|president of)\b/,
    opens: [/can you recommend a\b/, /how (?:do|to) (?:i)? ?(?:boil|unblock)/, /can you (?:help (?:me )?with|do) my (?:maths?|tax)/],
  },
  {
    act: 'testing',
    hears: /^(?:test|testing|testing testing|this is a test|1234?5?|hello world|does this work|is this working|are you there|anyone there|is anyone there|still there|you there)[\s?.!]*$/,
    is: [/ping|test message/, /(?:test|testing|checking)(?:[,.!]? (?:test|testing|checking|1|2|3|123))*/, /(?:does|is|did) (?:this|it|my message)(?: thing)* (?:work|on|go through|working now)/, /(?:are )?you (?:still )?there(?:,? eon)?|anybody there/, /hello[?!,. ]+(?:anyone|is this).{0,20}/, /can you (?:hear|read) me|are you working/, /trying this out/],
    needs: /^(?!.*\b(?:in|the|my|his|her|driving|blood|passed|got) (?:a |the )?tests?\b)/,
  },
  {
    act: 'wantsPromise',
    hears: /\b(?:tell me (?:it(?:'ll| will|'s)|everything|that (?:it|i|everything))|promise me|will (?:it|everything) be (?:ok|okay|all right|alright|fine))\b/,
    opens: [/can you (?:guarantee|promise) (?:i'll|this)\b/, /(?:can you |i need you to )*(?:tell me|say|promise|swear(?: to me)?) (?:it(?: gets| won't)|everything will|i(?:'ll|'m)|he's going|this (?:will|passes))\b/],
    upTo: 14,
    needs: /\?|\b(?:promise|assure|tell me|say (?:it|that|i|everything)|swear|guarantee|your word|need to know|(?:be|gets?|going to be) (?:ok|okay|all right|alright|fine|better|easier))\b/,
  },
  {
    act: 'hardFault',
    hears: /\b(?:was|is) (?:it|this|that) (?:all )?my fault\b|my fault\b.{0,6}\?|could i have (?:done|saved|stopped|prevented|known)|what did i do wrong|where did i go wrong|what if i(?:'d| had)/,
    opens: [/would (?:he|she) (?:still )?(?:have lived|be (?:alive|here))\b[^.?!]{0,40}\bif\b/, /do you think (?:it(?:'s| was)|i) (?:my fault|killed|caused|because of me)/, /if (?:only )?i(?:'d| had)\b[^.?!]{2,60}\bwould [a-z]+(?: still)? (?:be|have)/, /did (?:i|my [a-z]+) (?:cause|make him|do this|miss the sign)/, /(?:am|was) i (?:responsible|to blame)/],
    needs: /\b(?:fault|blam\w+|responsible|guilt\w*|because of me|caus(?:e|ed)|if (?:only )?(?:i|we)\b|(?:had|could|should|would|did|was|have) (?:i|we)\b|i(?:'d| had| should| could| might| ought| never| let| missed| failed| killed| didn't| wasn't| made)\b|wrong|save[ds]?\b|stopped|prevent\w*|signs?\b)/,
  },
  {
    act: 'hardBecause',
    hears: /\bwas i (?:just |always )?(?:too|never) [^.?!]{2,40}\?|\bis (?:that|it|this) why (?:he|she|they) (?:left|went|stopped|cheated|walked out|moved out)\b[^.?!]{0,30}\?/,
  },
  {
    act: 'hardAngry',
    hears: /^(?=.*(?:\?|asked|wonder|don't know (?:if|whether))).*\b(?:(?:die|died|dying|go|went|leave|was|been|still|stayed)(?: \w+){0,2} (?:angry|mad|cross|furious|upset|disappointed|annoyed|hating|fed up)(?: (?:with|at|in))? me|(?:did|had|has|would|could|if|whether) (?:he|she|they)(?:'d| had| have)?(?: ever| have)? (?:forgive|forgave|forgiven|hate|hated|blame|blamed|resent\w*) me)\b/,
  },
  {
    act: 'hardFoolish',
    hears: /\b(?:do you (?:think|reckon) (?:it's|its|it is|(?:it|that|i)'?d be|(?:it|that) would be|that's|i'm|i am|it was|i was)|is (?:it|that|this)|would (?:it|that) be|am i being|does (?:it|that) (?:sound|seem))(?: really| so| very| just)? (?:crazy|daft|stupid|silly|foolish|ridiculous|a (?:bad|stupid|daft|terrible) idea)\b[^.!?]{0,80}(?:\?|$)/,
  },
  {
    act: 'hardAfter',
    hears: /\bwhat happens (?:when|after) (?:we|you|people) die\b|\bis there life after\b|\b(?:(?:can|does|did) (?:he|she|they|(?!you\b|i\b|we\b|it\b|that\b|any\w+\b|people\b)\w+) (?:hear|see|know|forgive|suffer|watch)|do you think (?:that )?(?:he|she|they|\w+) (?:can |could |will |still |ever )*(?:hears?|sees?|knows?|knew|forgives?|forgave|suffered|watch\w*|is)|is (?:he|she|\w+) (?:ok|okay|at peace|in heaven|suffering|proud|watching)|where (?:is (?:he|she)|are they|do (?:they|we) go|did (?:he|she) go)|is there (?:a heaven|a god|anything after|something after)|will i (?:ever )?see (?:him|her|them) again|are there signs)\b.{0,40}\?/,
    opens: [/what happens (?:to us )?when we die/, /do you believe (?:in )?(?:heaven|an afterlife)/, /do dogs go to heaven/, /(?:do you (?:think|reckon|suppose)|i wonder if) (?:he|she|they) (?:knew|could tell|felt|noticed|realised|realized)\b[^.!]{0,60}\?*$/],
    // "Do you know she laughed?": told, and nothing asked of the dead.
    needs: /^(?!(?:\w+,? )?(?:do|did) you know,? (?:that |what |how |my |the )?(?:he|she|they|it)\b)/,
  },
  {
    act: 'hardReturn',
    hears: /\b(?:will (?:he|she|they) (?:ever )?(?:come back|return|miss me|text|call)|(?:do you think|does) (?:he|she|they) (?:will come back|still (?:loves?|thinks?|miss)|miss(?:es)? me|thinks? (?:of|about) me)|is there (?:any )?(?:hope|chance)|(?:how (?:do|can) i|can i) (?:get|win) (?:him|her|them) back)/,
    opens: [/(?:you )?think she'll want/, /(?:will|could|is|has) (?:he|she)(?: (?:ever|still|going to))* (?:come (?:back|home)|coming back|text|regret|change her mind|forgive me|want me|forgotten me|loves? me)\b/, /do (?:men|people|exes) (?:ever )?come back/],
    needs: /\b(?:he|she|him|her|back|together|return\w*|hope|chance|odds|likely|my (?:ex|wife|husband|partner))\b/,
  },
  {
    act: 'hardLoved',
    hears: /\b(?:did (?:he|she|they) (?:ever )?(?:really |actually |even )?(?:love|care)|was (?:it|any of it|all of it|everything) (?:real|a lie|fake)|did (?:it|i|we) mean anything)\b.{0,20}\?/,
    opens: [/did (?:he|she|my [a-z]+|mam)(?: (?:ever|even))* (?:love|care|like|want) (?:me|about)\b/, /do you think (?:he|she)(?: (?:ever|really))* (?:loved|cared)\b/, /was i (?:ever |just )*(?:convenient|important|loved)\b/, /(?:how do i know |if )(?:if )?(?:he|she)(?: (?:ever|really))* loved/],
  },
  {
    act: 'hardHowLong',
    hears: /\b(?:how long (?:does|will|until|before|do)|when (?:does|will) (?:it|this|the pain) (?:stop|end|get|go)|does (?:it|this) (?:ever )?(?:get (?:any )?(?:better|easier)|stop|end)|will (?:it|this|i) (?:ever )?(?:get (?:better|easier|over)|stop|pass|be (?:ok|okay|fine|happy))|will i (?:ever )?(?:feel|stop|heal))/,
    opens: [/will i ever (?!be forgiven)[a-z]+/, /how (?:long|many months) (?:is|am i|until|till|does it)\b(?! the holidays)(?! i have to wait for the)(?!.{0,16}\bclosing thing\b)/, /(?:does|will|is) (?:it|time)(?: (?:ever|always|actually|going to))* (?:end|heal|hurt (?:like|this)|be like this)/],
    needs: /\?|\b(?:how|when|will|ever|always|does|stops?|ends?|easier|better|pass|heal\w*|forever|last|average|timeline|is it|it takes)\b/,
  },
  {
    act: 'hardRight',
    hears: /\b(?:did i (?:do|handle|say) (?:it |that |this )?(?:right|wrong|well|badly|ok|okay)|was i (?:right|wrong) to|am i (?:right|wrong) to|is (?:it|that|this) too (?:harsh|much|cold))\b.{0,60}\?/,
    opens: [/(?:did|have) (?:i|we) (?:do|handle|done)\b[^.?!]{0,30}\b(?:right|wrong|badly|enough)\b/, /(?:am|was|were) (?:i|we) (?:right|wrong|too (?:hard|soft|strict))\b/, /was (?:it|that) (?:right|a mistake)\b/, /should (?:i|we) have\b/],
  },
  {
    act: 'hardNormal',
    hears: /\b(?:is (?:it|this|that) (?:normal|weird|strange|bad|ok|okay|wrong)|am i (?:going )?(?:crazy|mad|insane|weird|a bad person|a monster|selfish|broken|heartless)|going mad)\b.{0,60}\?/,
    opens: [/is it (?:normal|weird|strange|bad|ok|wrong|usual)\b[^.!]{0,80}$/, /am i (?:going )*(?:mad|weird|strange|losing (?:it|my mind))/, /is (?:there )?something wrong with me/, /(?:do|does) (?:people|everyone|other [a-z]+)(?: still)* (?:get|feel|go|talk)\b/],
    needs: /^(?!.*\b(?:should i|am i (?:right|wrong)|too (?:weird|strange|odd) to)\b).*(?:\?|\b(?:normal|crazy|mad|insane|off my head|selfish|monster|broken|only one|anyone else|everyone|everybody|people (?:usually|always|often|normally|still)|other people|does (?:it|that|this)|am i|is (?:it|this|that))\b)/,
  },
  {
    act: 'hardPoint',
    hears: /\b(?:what(?:'s| is) the point|(?<!\b(?:room|upstairs|kitchen|shop|fridge|cupboard|drawer)\b.{0,24})what for|what(?:'s| is) my purpose|what am i (?:doing (?:with my life|here)|for|even doing)|who am i)\b.{0,24}\?*$/,
    opens: [/what(?:'s| is)? ?it (?:all )?(?:been )?for(?=$)/, /is there any sense\b/, /who even am i/, /why (?:bother|get up|carry on)\b/],
  },
  {
    act: 'hardWhy',
    hears: anyOf(
      /(?:^|[.,;] ?)(?:and |but |so )?why\b.{3,80}(?:\?|$)/,
      /[.!,] ?why\?+$/,
    ),
    opens: [/whyy+\b/, /how (?:can|could) (?:he|she|they|life)\b[^.?!]{2,60}(?:\?|$)/, /(?:i (?:just )?want to know|tell me) why\b/],
    upTo: 26,
    // "Why would I want to know that?": said, not asked.
    needs: /^(?!.*\bwhy (?:would|should) (?:i|anyone|anybody|you)\b)/,
  },
  {
    act: 'wantsWords',
    hears: /\b(?:help me|can (?:you|u) (?:help me )?|could you (?:help me )?|would you|please)\s*(?:to )?(?:write|find|with|put together|think of) (?:some |the |a few |a |two |three |\d )?(?:words?|lines?|speech|eulogy|obituary|prayer|text|toast|tribute|message|something)\b(?!.{0,30}\bletter\b)|\b(?:what|how) (?:do|can|should) i (?:say|write|put) (?:at|for|in) (?:the|his|her|their|my) (?:funeral|service|eulogy|speech|card|memorial|wake|grave\w*)/,
    opens: [/(?:(?:can|could|would) you (?:help|draft|give me)|help|give me|i'd like|i need|i(?: have)? ?to (?:give|write|say)|(?:what|how) (?:do|should|could|would) (?:i|you)?\s?(?:say|write|put|word|start))\b[^.?!]{0,50}\b(?:eulogy|obituary|speech|headstone|gravestone|plaque|(?:sympathy|condolence|thank you) cards?|wreath|caption|notes?|texts?|messages?|service|memorial)\b/],
  },
  {
    act: 'wantsToSay',
    hears: /\bhelp me (?:say|tell)\b.{0,20}\b(?:him|her|them|my|it)\b|\b(?:how (?:do|can|could|should) i (?:say|tell)|i want to (?:say|tell)|i asked how)\b.{0,24}\b(?:sorry|sory|goodbye|thank you|i love|i loved|him|her)\b.{0,20}(?:\?|how\b|now\b|$)/,
    opens: [/(?:i (?:want|wish i could)(?: to)?|can i|may i|let me) (?:tell|write|say something to)(?: to)? (?:him|her(?=\b)|my (?:mum|dad|grandad|brother))\b/],
    upTo: 18,
    // "One thing to say back": to somebody living, who wrote.
    needs: /^(?!.*\b(?:(?:say|write|text|send|reply|answer) back|to (?:reply|answer)\b|(?:tell|give) me (?:one|a|some)(?:thing| \w+)?)).*\b(?:say\w*|said|tell\w*|told|sorry|sory|goodbye|thank\w*|love\w*|writ\w+)\b/,
  },
  {
    act: 'wantsAdvice',
    hears: /\b(?:what (?:do|should|can) i do\b(?! with (?:myself|my life))|(?<!\b(?:(?:\w+n'?t|not) know|(?:he|she|they|you|we|nobody|who) knows?) )what (?:i should|to) do\b|anything i (?:should|can) do|something to do (?:tonight|besides|instead)|what would you do\b|what (?:would|do) you (?:advise|recommend|suggest)|(?:give me|i need|any|got any) (?:some )?advice|should i \b.{2,80}\?|how (?:do|can|should) i (?:\w+)|(?<!god )help me\b)/,
    opens: [/(?:any|got any) (?:ideas?|tips?)\b/],
    needs: /^(?!.*\b(?:don't|do not|stop|quit|no need to) (?:suggest|advise|tell me (?:what|to)|give me advice)\b)(?!.*\bhow (?:does one|do (?:you|i|we)|can i) (?:copy|download|transfer|export|back up|save)\b)(?=.*(?:\?|\b(?:what|wat|how|should|shud|shall|advice|advise|suggest\w*|recommend\w*|help|tips?|ideas?|whether|which|where|or|if|do i|can i|could i|tell me|to do|supposed to|need to know|your opinion)\b))/,
  },
  {
    act: 'wantsOpinion',
    hears: /\b(?:what do you (?:think|make of)|your opinion|do you think|how do you see)\b.{0,60}\?/,
    opens: [/give me your (?:honest )?opinion/, /what do you (?:think|make of)\b/, /(?:what's )*your (?:opinion|take|view|thoughts)\b/, /do you (?:reckon|agree)\b[^.!]{0,90}\?/],
  },
  {
    act: 'whereToStart',
    hears: /\bdon't know (?:where|how) to (?:start|begin|say (?:this|it))|(?:don't|not sure) (?:even )?(?:know )?what to (?:say|write|tell)(?! (?:to |him|her|them))|where do i (?:start|begin)|can't find the words|no words/,
    opens: [/how do (?:people|i) (?:normally )?start(?=\?| here)/, /(?:i )?(?:don't|not sure|no idea|don't even)(?: really)* ?(?:know)? (?:where|how|what) ?(?:to|you're meant to) (?:start|say (?:this|in here)|put it into words)/, /where should (?:i )?start(?=$)/, /what should i talk about(?: first)?(?=\?)/],
    upTo: 18,
    needs: /\b(?:know|say|star\w*|begin\w*)\b|^(?!.*(?:\bwords in\b|\b(?:first|two|three|four|five) words\b|\bfirst[.!]*$))/,
  },
  {
    act: 'stop',
    hears: /^(?:(?:no,? )?(?:stop|enough|leave it|let's stop|let's leave it|i'd rather (?:not|stop)|i (?:can't|don't want to)(?: (?:go on|continue|do (?:this|it|that)))?|not (?:now|today|this)|rather not|no exercises?|i don't want (?:to do )?(?:an |any |the )?exercises?))[\s.!,]*(?:thanks|thank you)?[\s.!]*$/,
    is: [/can we not/, /(?:(?:can we|let's|i (?:want|need) to|i'd prefer to) )*(?:stop|leave it|skip)(?:,? (?:it|this|now|there|please))*/, /not tonight/, /let's not|i don't feel like it/],
    upTo: 8,
  },
  {
    act: 'goOn',
    hears: /^(?:done|did it|i did it|ready|i'm ready|next|go on|continue|carry on|keep going|let's go|(?:ok|okay|yes|right|fine),? (?:done|next|go on|ready|let's(?: go| do it)?|did it)|and now|now what|what(?:'s)? next|then what|begin|start)[\s.!?]*$/,
    is: [/(?:i've |all )?(?:done|did|finished)(?: (?:it|that|twice))*(?:,? (?:next|now))?/, /(?:i'm |i am )?(?:ready|with you)(?:,? continue)?/, /(?:next|go ahead|carry on)(?: (?:one|step|please))*/, /then(?=\?)/, /let's continue/],
    upTo: 6,
  },
  { act: 'laughter', hears: /^(?:(?:ha|he){2,}\w*|lol|lmao|rofl)[\s.!,]*(?:yes|yeah|true|right)?[\s.!]*$/, upTo: 4 },
  {
    act: 'howAreYou',
    hears: anyOf(
      /\b(?:how are you|how're you|how is it going|how's it going|how do you do|how are things|what about you|and you|how about you|what's up)\s*(?:doing|today)?\s*\?*$/,
      /^you (?:ok|alright)\?*$/,
    ),
    opens: [/how(?:'s| are|s| have)? (?:you|it going|things|yourself)(?: (?:doing|keeping|getting on|feeling|been|today|tonight|with you|eon))*(?=[?!.,]|$)/, /are you (?:well|ok|keeping well)\b[^.,]{0,16}$/, /what's up(?: with you)?(?=$)/, /how(?:'s| was|s) your day/],
    upTo: 9,
  },
  { act: 'parting', hears: /(?:^|[.!?…,;] ?(?:and |so |well |anyway,? |right,? )*)(?:good ?night|night night|bye\b(?: for now)?|goodbye|see you|i'm off (?:up )?to bed|i(?:'m| am) going to (?:bed|sleep)|i'?m off(?= (?:now|then|out|to|for (?:now|today|tonight|the night))\b|[.,!…;]|$)|i'?m away(?: (?:on|now|then|off|(?:on )?to (?:my |the )?bed))*(?=[.,!…;]|$)|(?:gonna|going to) (?:go|head off)(?= (?:now|then|soon)\b|[.,!…;]|$)|off to bed|i(?:'?m| am) (?:gonna|going to) (?:go|sleep(?! (?:with|on|in|beside|next))|head|try (?:and |to )?sleep|leave it (?:there|here|for (?:today|tonight|now)))(?! (?:to (?:my|the|his|her|work|see|visit|his)|mad|crazy|back|on|there|through|with|and (?:see|visit|talk|tell)))|(?:gotta|got to|have to) (?:go|run|sleep)(?! (?:to|and|back|on|in|there|home to))|i(?:'ll| will) go (?:to )?bed|i (?:should|must|have to|need to|had better|better) go(?! (?:to|and|back|on|in|there|home to))|thanks? (?:you )?for listening|ta for listening)\b(?!.{0,60}\b(?:i said|he said|she said|mum|mom|dad)\b)[^?]{0,140}$/, upTo: 60 },
  { act: 'goodbye', hears: /(?<!\b(?:say|said|saying|a|his|her|last|the|no|not|never|to) )(?<!["“'‘])\b(?:bye|goodbye|good night|goodnight|see you|talk (?:later|soon|tomorrow)|i(?:'m| am) going to (?:bed|sleep)|(?<!\b(?:he|she|they|it|we|you|did|does|why)\b.{0,12})(?:(?:have|got) to|gotta) go(?= (?:now|soon|bye|x+|sorry|walk|pick|cook|feed|catch)\b|[.,!…;]|$)|i(?:'ll| will) (?:go|leave it|stop) (?:now|here|there)?|that's (?:enough|all|it) for (?:today|now|tonight)|going to try (?:to|and) sleep|signing off|until (?:tomorrow|next time|then)|i'?m off(?= (?:now|then|out|to (?:bed|sleep|work)|for (?:now|today|tonight|the night))\b|[.,!…;]|$)|(?:right|ok|okay)[.,]? (?:i'm )?going in\b)\b/, upTo: 16, needs: /^(?!.*\b(?:not|no|isn't|wasn't|never) (?:a )?(?:good)?bye\b).*\b(?:b+y+e+\w*|goodbye|\w*night|see (?:you|u|ya)|so long|later|soon|tomorrow|go|going|gotta|off|away|back|leave|leaving|stop|enough|over|out|bed|sleep|ta-?ra|ta|ttyl|cheer\w*|adieu|ciao|peace|until|till|thanks?|thank|thx|signing|rest|have to|must|need to|here|now|today|then|that's (?:all|it))\b/ },
  { act: 'thanks', hears: /(?<!\b(?:said|say|says|saying|told (?:me|him|her)|a|the|any|no|just|his|her|their|without) )\b(?:thank(?:s| you)|thx|ta for|cheers|i appreciate|(?:that|this|it|you)(?:'s|'ve| has| have)? (?:really )?help(?:ed|s)|i feel (?:a bit |a little |slightly )?heard)\b/, upTo: 14, needs: /^(?!(?:.*[.,!?;] ?)?(?:no|nah|nope),? (?:thanks|thank you)\b)(?!(?:.*[.!?] )?[^.!?]*\b(?:not|n't|don't|won't|ain't|rather not)\b[^.!?]*\b(?:thanks|thank you|cheers)[.! ]*$)/ },
  {
    act: 'greeting',
    hears: anyOf(
      /^(?:hi+|hello+|hey+|hiya|good (?:morning|afternoon|evening)|yo|greetings|hola)\b/,
      /^(?:hallo|heya|howdy|g'?day|namaste|afternoon|evening|alright(?= there))(?:,? there)*(?:[.!,…:) ]*$|[.!,…:)?] ?)/,
    ),
    upTo: 6,
  },
  { act: 'yes', hears: /^(?:(?:yes+|yeah|ye|yea|yh|tbh|yep|yup|sure|of course|exactly|that's (?:it|right|true|about right|exactly it)|i believe so|true|i (?:think|guess|suppose) so|i guess|maybe|perhaps|sometimes|a (?:bit|little)|a lot|very|totally|absolutely|yes,? please|please|(?:yes,? )?(?:tell me|go on|explain)(?: (?:more|how|about it))?|i'd like that|let's (?:try|do it)|go ahead)[\s.,!]*)+$/, upTo: 5 },
  { act: 'ack', hears: /^(?:(?:ok(?:ay|s)?|k|right|i see|got it|understood|hm+|mm+|uh huh|noted|makes sense|fair enough|ok,? thanks)[\s.,!]*)+$/, upTo: 4 },
  { act: 'iKnow', hears: /^(?:yes,? |yeah,? )?i know(?: (?:that|it|i shouldn't|you're right))?[\s.!]*$/, upTo: 6 },
  { act: 'nobody', hears: /^(?:(?:to |with |for )?(?:nobody|no one|none|not a soul)(?: (?:else|really|yet|at all))*|i haven't told (?:anyone|anybody)|nobody knows|no one knows|i don't have anyone)[\s.!]*$/, upTo: 8 },
  { act: 'everything', hears: /^(?:everything|all of it|a bit of everything|all of that|the whole thing|absolutely everything)[\s.!]*$/, upTo: 5 },
  { act: 'no', hears: /^(?:(?:no+|nope|nah|i (?:don't|didn't|can't|won't|wouldn't)|not me|not (?:really|at all|much|yet|now)|never|i don't think so|neither|no,? thanks|no thank you)[\s.,!]*)+$/, upTo: 5 },
  { act: 'dontknow', hears: /^(?:(?:well,? |honestly,? )?(?:i (?:really |honestly |just )?(?:don't|do not) know|don't know|dunno|idk|no idea|not sure|i'm not sure|no clue|who knows|hard to say|i can't (?:say|remember)|i don't remember|i couldn't (?:say|tell you))(?: really| what to say| anymore)?[\s.,!]*)+$/, upTo: 9 },
  { act: 'nothing', hears: /^(?:nothing(?: (?:really|much|special|at all))?|whatever|the same|same as always|the usual|doesn't matter|i don't care)[\s.!]*$/, upTo: 5 },
  { act: 'well', hears: /^(?:i'm |i am |i feel |feeling |pretty |quite |very |a bit |a little |much |doing |today )*(?:well|good|better|ok|okay|fine|calm|calmer|great|alright|lighter|relieved)(?: today| now| thanks| thank you)*[\s.!]*$/, upTo: 6 },
  { act: 'badly', hears: /^(?:i'm |i am |i feel |feeling |pretty |quite |very |really |so |just |doing )*(?:bad|badly|awful|terrible|worse|horrible|rubbish|shit|crap|low|down|a mess|broken|not (?:good|well|great|ok|okay)|so-so|meh|rough|numb)(?: today| now| tonight)*[\s.!]*$/, upTo: 6 },
]
