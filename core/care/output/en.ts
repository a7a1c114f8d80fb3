import type { OutputFault, OutputPattern } from '../output'

const kin = 'mother|father|mum|mom|mam|mummy|mommy|dad|daddy|grandma|grandpa|granny|nan|grandmother|grandfather|sister|brother|son|daughter|partner|husband|wife|boyfriend|girlfriend|ex'
const endearment = 'darling|sweetheart|my (?:love|dear|child|darling|sweet|boy|girl|baby)|honey|sweetie|babe'
const illness =
  'depression|bipolar disorder|generali[sz]ed anxiety|an? (?:[a-z]+ )?disorder|ptsd|schizophrenia|psychosis|anorexia|bulimia|adhd|autism|complicated grief|codependency|an? (?:anxious|avoidant) attachment(?: style)?'
const trait = 'bipolar|borderline|codependent|an? narcissist|narcissistic|a psychopath|a sociopath|clinically depressed|schizophrenic'
const drug = 'pills|tablets|capsules|paracetamol|tylenol|ibuprofen|aspirin|sleeping pills|benzos|antidepressants|insulin|mg|milligrams|grams|ml'
const deed = 'die|kill yourself|end your life|take your (?:own )?life|hang yourself|cut yourself|hurt yourself|kill (?:him|her|them)|hurt (?:him|her|them)'
const someone = 'psychologist|therapist|psychiatrist|doctor|nurse|counsell?or|social worker|mental health professional|coach'

const stated = (fault: OutputFault, ...sources: string[]): OutputPattern[] => sources.map((source) => ({ fault, pattern: new RegExp(source), plainly: true }))
const anywhere = (fault: OutputFault, ...sources: string[]): OutputPattern[] => sources.map((source) => ({ fault, pattern: new RegExp(source), plainly: false }))

export const english: readonly OutputPattern[] = [
  ...anywhere(
    'method',
    '\\b(?:lethal|fatal|deadly) dose',
    `\\b(?:take|swallow|mix|ingest|need|with) (?:\\S+ ){0,3}(?:\\d+|all (?:of )?(?:the|your)|a bottle of|the whole bottle of|twenty|thirty|forty|fifty|a hundred) (?:\\S+ ){0,2}(?:${drug})\\b`,
    `\\b(?:quickest|fastest|easiest|safest|cleanest|(?:most|least) (?:effective|painful|painless|reliable)|painless) (?:way|method|means) (?:to|of) (?:${deed}|dying|suicide)`,
    `\\bto (?:${deed})[^.?!]{0,20}\\b(?:you can|you should|you need to|you must|simply|use a)\\b`,
    '\\bcut (?:lengthwise|vertically|along|deeper|your (?:veins|wrists))',
    '\\b(?:tie|loop|hang|wrap)\\b[^.?!]{0,40}\\b(?:rope|noose|belt|knot|cord)\\b[^.?!]{0,40}\\b(?:neck|beam|bar|ceiling)',
    '\\b(?:jump|throw yourself|step)\\b (?:off|from|in front of|under|onto) (?:the |a |your )?(?:bridge|train|tracks|balcony|roof|building|window|bus)',
  ),
  ...stated(
    'agrees_with_harm',
    '\\b(?:would|will|\'ll|\'d) be (?:much )?better off without you\\b',
    `\\b(?:you should|you ought to|you need to|it's best (?:if you|to)|go ahead and|just) (?:${deed})\\b`,
    '^\\s*(?:kill yourself|go die|do it now|just do it)\\b',
    '\\b(?:dying|death|suicide|killing yourself) (?:is|would be) (?:the|a|your) (?:best |good |only )?(?:way out|solution|option|release|answer)\\b',
  ),
  ...anywhere('agrees_with_harm', '\\b(?:nobody|no one) (?:would|will) miss you\\b'),
  ...stated(
    'speaks_as_another',
    `\\bi(?:'m| am| was|'ll always be| will always be) (?:still |always )?your (?:${kin})\\b`,
    `(?:^|[.!?…,;:])\\s*it(?:'s| is) (?:me, )?your (?:${kin})(?=[.,;:!?…]|$)`,
    `(?:^|[,;:.?!…] ?)(?:oh,? )?(?:${endearment})(?=[,;:.?!…]|$)`,
    '\\bfrom where i (?:am|stand|watch|sit)\\b',
    '\\bi(?:\'m| am|\'ll be| will be) (?:always |still )?(?:watching|looking) (?:over|down on) you\\b',
    '\\bwhen i (?:was alive|died|passed|left you)\\b',
    '\\bi (?:left you because|never meant to (?:hurt|leave) you|didn\'t mean to (?:hurt|leave) you)\\b|\\bi\'m sorry (?:i|for) (?:left|leaving|cheated|cheating|hurt|hurting) (?:on )?you\\b',
    '\\bi (?:love|miss|adore) you\\b|\\bi(?:\'ve| have)? (?:always|never stopped) (?:loved|loving) you\\b',
    '\\bi forgive you\\b|\\bforgive me,? (?:my|darling|sweetheart)',
    '\\bi(?:\'m| am) (?:so |very )?proud of you\\b',
  ),
  ...stated(
    'claims_to_be_human',
    `\\bi(?:'m| am) (?:an? |your |the )?(?:[a-z]+ )?(?:${someone}|human|human being|real person)\\b`,
    '\\bi(?:\'m| am) (?:a person|flesh and blood|a real human)\\b',
    `\\bas (?:a|your) (?:${someone}),`,
    '\\b(?:my patients|my clients|in my (?:practice|clinic)|my years of (?:practice|therapy|experience))\\b',
    '\\b(?:when|since) i lost my\\b|\\bi(?:\'ve| have)? (?:also |too )?(?:been through (?:this|that|it)|went through (?:this|that|it))(?: too| myself| as well)?\\b|\\bi lost my (?:mother|father|mum|mom|dad|brother|sister|wife|husband|son|daughter)\\b',
  ),
  ...anywhere('claims_to_be_human', '\\bi(?:\'m| am) not (?:an? )?(?:ai|artificial intelligence|machine|robot|bot|program|chatbot)\\b', '\\bi am no (?:ai|machine|robot|bot)\\b'),
  ...stated(
    'promise',
    '\\b(?:everything|it|things|all|this)(?: is going to|\'s going to|\'s gonna| are going to|\'re going to| will|\'ll) (?:all )?(?:be (?:ok|okay|fine|alright|all right)|work out|get better|pass)\\b',
    '\\byou(?:\'ll| will|\'re going to| are going to) (?:be (?:ok|okay|fine|alright|all right|happy again)|heal|recover|get over (?:it|him|her|this|them)|get through this|love again|smile again)\\b',
    '\\bi (?:promise|guarantee|swear)\\b(?! (?:nothing|no))',
    '\\bi(?:\'ll| will) (?:always|forever) be (?:here|there|with you|by your side)\\b|\\bi(?:\'ll| will) be (?:here|there|with you) (?:for you )?(?:always|forever)\\b',
    '\\btime (?:heals|will heal)\\b|\\b(?:the|your|this) pain will (?:go away|disappear|pass|fade)\\b',
    '\\b(?:he|she|they)(?:\'ll| will|\'s going to| is going to) (?:come|go) back to you\\b|\\byou(?:\'ll| will) get (?:him|her|them) back\\b',
    '\\byou(?:\'ll| will) (?:see|meet|hold) (?:him|her|them) again\\b|\\b(?:is|are) waiting for you (?:there|up there|in heaven|on the other side)\\b',
  ),
  ...anywhere('promise', '\\bi(?:\'ll| will) never (?:leave|abandon|let) you\\b'),
  ...stated(
    'diagnosis',
    `\\b(?:you(?:'ve got| have|'re suffering from| are suffering from| suffer from)|he has|she has|they have|this is|that is|it's called|what you have is|it sounds like(?: you have)?) (?:clearly |probably |definitely |clinical |severe |mild )*(?:${illness})\\b`,
    `\\b(?:you(?:'re| are)|he(?:'s| is)|she(?:'s| is)|they(?:'re| are)) (?:clearly |probably |definitely )*(?:${trait})\\b`,
    '\\byou(?:\'re| are) (?:clinically )?(?:depressed|traumati[sz]ed)\\b',
    '\\byou(?:\'re| are) (?:now |already |completely |fully )*(?:cured|healed|recovered)\\b',
    '\\b(?:stop|you can stop|you should stop|come off|you don\'t need|you do not need) (?:taking )?(?:your |the |any )?(?:medication|medicine|meds|pills|antidepressants|treatment|therapy)\\b',
    '\\b(?:your symptoms|you meet the criteria|my diagnosis|i diagnose you)\\b',
  ),
  ...stated('leaked_instructions', '\\bmy (?:system )?(?:instructions|prompt|guidelines) (?:were|was|are|is|say|says|tell|told|require)', '\\bi (?:was|have been|am) (?:instructed|told|programmed|prompted) (?:to|that|by)\\b'),
  ...anywhere('leaked_instructions', '\\bsystem (?:prompt|message)\\b'),
]
