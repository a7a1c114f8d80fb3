import { englishPlain } from './blunt.en'
import { spanishPlain } from './blunt.es'
import { withoutQuotations } from './clauses'
import { higher, type RiskLevel } from './levels'
import { englishParts } from './patterns.en'
import { spanishParts } from './patterns.es'
import { onOneLine, phrase } from './signs'

/**
 * What is said so plainly that no classifier may overrule it: a word by itself, a bare statement, a farewell. Each must be the whole of a
 * sentence, with room for an address, an «ya» or a «te lo juro»; anything longer is read with all that stands in it.
 */
type Blunt = { level: RiskLevel; expression: RegExp }

const before = `(?:(?:ya|es que|y|pues|la verdad|de verdad|te juro(?: que)?|en serio|hoy|solo|yo|creo que|a veces|honestly|i swear|i think|i just|
    just|so|and|i feel like|sometimes|really|please|por favor|ayuda|help|kiero decir|hola|hi|hey)[\\s,]+){0,3}`
const after = `(?:[\\s,]+(?:ya|hoy|esta noche|ahora|ahora mismo|mañana|tonight|today|now|right now|tomorrow|de verdad|en serio|de una vez|y punto|
    te lo juro|no aguanto mas|ya no aguanto|no puedo mas|anymore|any more|for real|fr|so bad|so badly|already|please|por favor|help|ayuda|everyone|
    a todos)){0,2}`

function whole(level: RiskLevel, ...phrases: string[]): Blunt {
  const parts = { ...spanishParts, ...Object.fromEntries(Object.entries(englishParts).map(([name, body]) => [`en_${name}`, body])) }
  const body = phrase(...phrases.map((text) => text.replace(/\{(\w+)\}/g, (same, name: string) => parts[name as keyof typeof parts] ?? same))).source
  return { level, expression: new RegExp(onOneLine(`^[^a-zñ]*${before}${body}${after}[^a-zñ]*$`)) }
}

/** Words that say it alone, when they are all that is said. */
const words = [
  whole('high', 'suicidio', 'suicidarme', 'suicida', 'matarme', 'morirme', 'ahorcarme', 'desvivirme', 'cortarme', 'colgarme', 'autolesion', 'suicide',
    'suicidal', 'kms', 'kill myself', 'killing myself', 'unalive', 'die', 'overdose', 'cutting', 'self ?harm'),
]

const statements: Blunt[] = [
  whole('high', '(?:me )?quiero (?:morir|morirme|matar|matarme|suicidar|suicidarme)', 'me (?:quiero|kiero) (?:matar|morir|suicidar|ahorcar|desvivir)',
    '(?:no|ya no) quiero vivir(?: mas| asi)?', `(?:quiero|pienso en|estoy pensando en|tengo ganas de|he pensado en|necesito|deseo|voy a|
      me voy a) (?:matarme|suicidarme|quitarme la vida|acabar con mi vida|ahorcarme|morirme|matar|suicidar)`,
    'me voy a (?:matar|suicidar|ahorcar|colgar|quitar la vida)', 'estoy pensando en (?:el suicidio|matarme|suicidarme)',
    'i (?:want|need|wanna) (?:to )?(?:die|kill myself|be dead|end my life|kms)',
    'i am (?:suicidal|going to kill myself|thinking (?:of|about) (?:suicide|killing myself))', 'i do not want to (?:live|be alive)',
    '(?:going to|gonna) (?:kill myself|kms|end my life|commit suicide|hang myself)', 'me (?:estoy cortando|corto los brazos)',
    'i (?:cut|am cutting) myself'),
  whole('imminent', `(?:me voy a|voy a|hoy me|esta noche me) (?:matar(?:me)?|suicidar(?:me)?|mato|suicido|cuelgo|ahorco|quito la vida)(?: hoy| esta noche| ahora(?: mismo)?| ya mismo| mañana)`,
    `(?:hoy|esta noche|ahora mismo|mañana) (?:me mato|me suicido|me ahorco|me cuelgo|me quito la vida|me voy a matar|voy a matarme|voy a suicidarme|
      acabo con mi vida)`,
    '(?:i am )?(?:going to|gonna) (?:kill myself|end my life|hang myself|commit suicide|end it|do it|jump) (?:tonight|today|now|right now|tomorrow)',
    '(?:tonight|today) i am (?:going to )?(?:kill|killing|ending|end) (?:myself|my life|it)',
    '(?:ya )?me (?:tome|trague|he tomado) (?:todas las pastillas|un monton de pastillas|todo el frasco|el frasco entero|todas)',
    'i (?:just )?(?:took|swallowed|have taken) (?:all (?:of )?(?:my|the) (?:pills|tablets|meds)|a bottle of pills|an overdose|them all)',
    '(?:estoy en|estoy parad[oa] en) (?:la cornisa|el borde|las vias|el puente|la azotea) (?:y )?(?:voy a|me voy a) (?:saltar|tirar|tirarme)',
    '(?:i am on|standing on|on) (?:the|a) (?:ledge|tracks|roof|bridge) (?:and )?(?:i am )?(?:going to|gonna|about to) jump',
    '(?:tengo|estoy con) (?:la|una) (?:soga|cuerda) (?:al|en el) cuello', 'i have (?:a|the) (?:noose|rope) (?:round|around) my neck'),
  whole('concern', '(?:ojala|quisiera|quiero) no (?:despertar|existir|haber nacido|despertarme)(?: mañana| nunca| mas)?',
    '(?:no|ya no) quiero (?:existir|estar viv[oa]|estar en este mundo|despertar|seguir viviendo)', '(?:estarian|estaran|todos estarian) mejor sin mi',
    'soy una carga para todos', 'i (?:wish i was|wish i were) (?:dead|never born)',
    'i (?:do not|no longer) want to (?:exist|be here|wake up|be in this world)', '(?:everyone|they) would be better off without me',
    'i wish i (?:had never been born|would not wake up|did not exist)'),
  whole('imminent', `(?:cuando (?:leas|leais|lean|lea) (?:esto|esta carta|este mensaje)) (?:yo )?(?:ya )?(?:no estare|estare muert[oa]|
      me habre (?:ido|matado|muerto))(?: aqui| con vosotros| con ustedes)?`, '(?:by the time|when) you read this i will (?:already )?be (?:dead|gone)',
    'adios (?:a todos|mundo) no me busquen', 'goodbye everyone do not look for me'),
]

/** A farewell holds at the head of a long letter too. */
const openings: Blunt[] = [
  { level: 'imminent', expression: phrase(`cuando (?:leas|leais|lean|encuentren|encontreis|recibas|reciban|leas todo) (?:esto|esta carta|este mensaje|
      estas lineas|esta nota) (?:yo )?(?:ya )?(?:no estare (?:viv[oa]|aqui|en este mundo|con vida)|estare muert[oa]|me habre (?:matado|suicidado|
      quitado la vida|muerto)|habre muerto|habre acabado con mi vida)`) },
  { level: 'imminent', expression: phrase(`(?:by the time|when|if) (?:you|anyone) (?:read|find|get|are reading) this (?:letter |note |
      message )?i (?:will|shall|am|have)(?: already)? (?:be dead|dead|killed myself|taken my (?:own )?life|ended my life|no longer be alive)`) },
]

/** What is said plainly within a clause, by what it amounts to. */
export type PlainSource = { name: string; level: RiskLevel; phrases: string[] }

const plainSayings = [...spanishPlain, ...englishPlain].map(({ name, level, phrases }) => ({ name, level, expression: new RegExp(phrase(...phrases), 'g') }))

/** Stands just before what it denies. */
const denied = new RegExp(
  onOneLine(String.raw`(?:^|[\s,"(])(?:no|nunca|jamas|tampoco|ni|sin|not|never|nunk|en ningun momento|at no point|nor|without|neither|nobody|nadie|cannot|no longer|
    nothing)(?: (?:es que|me|te|lo|la|se|he|ha|habia|quiero|quise|querido|planeo|pretendo|busco|intento|deseo|pienso|pense|voy a|voy|quiere|va a|a|de|
    en|i|am|was|do|did|would|will|could|have|had|want|wanted|wish|trying|to|be|ever|really|actually|going|planning|thinking|about|of|been|feel|feeling|
    tengo|tuve|estoy|pensando|pensado|ganas|intencion|ideas|idea|plan|planes|any|intention|plans|pasa por la cabeza|paso por la cabeza|
    ha pasado por la cabeza|e|ni|loca|intentado|thought|in my life|me ha dado por|point|did it cross my mind|crossed my mind|pensé)){0,8}[\s,]*$`),
)
/** Invented, studied, sung, told for a laugh: the whole sentence is about that. */
const invented = new RegExp(
  onOneLine(String.raw`(?:novela|pelicula|la peli|serie|cancion|personaje|protagonista|capitulo|guion|videojuego|partida|la obra|teatro|actor|actriz|actuar|cuento|poema|
    libro|ensayo|ensayamos|tesis|curso|examen de|noticia|titular|letra dice|documental|jaja|jeje|jiji|\blol\b|lmao|\bxd\b|haha|novel|movie|film|
    \bshow\b|series|\bsong\b|lyric|character|chapter|screenplay|video ?game|\bgame\b|\bboss\b|\blevel\b|\bplay\b|\brole\b|\bbook\b|essay|podcast|
    documentary|training|course|headline|episode|puzzle|crossword|halloween|ajedrez|chess|sims|minecraft|fortnite|zombi|gallet|socialmente|
    financieramente|en el pie\b|socially|una impresora)`),
)
/** A cause nobody dies of, or a figure of speech. */
const trifling = new RegExp(
  onOneLine(String.raw`(?:de (?:la )?(?:risa|verguenza|pena ajena|ganas|hambre|sed|sueño|frio|calor|amor|envidia|gusto|ternura|aburrimiento|celos|emocion|los nervios|
    bronca|nervios)|verguenza|estudiando|trabajando|entrenando|gimnasio|gym|examen|\bdieta\b|resaca|laughing|embarrass|cringe|boredom|homework|\bexam|
    diet|hangover|if i (?:hear|have to (?:hear|eat|watch|listen|sit))|one more (?:meeting|email|time)|traffic|trafico|wifi|tupper|spoiler|la suegra|
    my hair|el pelo|crocs|selfie)`),
)
/** Asked by somebody whose business it is, or told in somebody else's words. */
const asked = new RegExp(
  onOneLine(String.raw`(?:pregunt\w+|formulario|cuestionario|\basks?\b|\basked\b|checks? if|questionnaire|\b(?:ex|abuela|abuelo|madre|padre|mama|papa|hermana|hermano|ella|
    brother|sister|mother|father|mum|mom|dad|he|she|they|tweet)\b[^.]{0,25}\b(?:escribio|gritaba|grita|cantaba|canta|amenazaba|siempre decia|wrote|
    writes|shouted|said|told|threatened|party piece|went like|used to say))`),
)
/** Denied in the words right after it. */
const deniedAfter = new RegExp(
  onOneLine(String.raw`^[\s,?¿"]*(?:no(?:[\s,]|$)|never|nunca|jamas|has never|had never|hard no|yo[\s,?]+con|y no(?:[\s,]|$)|and i(?: am| do)? not|is not (?:me|on|
    an option))`),
)
/** Long ago, or over. */
const over = new RegExp(
  onOneLine(String.raw`(?:hace (?:muchos |varios |unos |\w+ )?(?:años|meses|tiempo|decadas)|de (?:joven|adolescente|niñ[oa]|pequeñ[oa]|chic[oa])|a los \w+ años|
    cuando (?:tenia|era)|en (?:19|20)\d\d|antes (?:queria|pensaba)|ya no (?:quiero|pienso|me)|en el pasado|en aquel|aquella|una vez|years ago|
    months ago|decades ago|when i was|as a (?:teen|teenager|kid|child)|used to|no longer|back (?:then|in)|in (?:19|20)\d\d|once|at (?:sixteen|seventeen|
    fifteen|twenty|1\d|2\d)\b|intente|he intentado|tried to|quise (?:matarme|suicidarme|morir)|pense en|estuve a punto|thought about|almost|casi)`),
)
/** Somebody who is dead already wanted it. */
const dead = new RegExp(
  onOneLine(String.raw`(?:se (?:suicido|mato|ahorco|quito la vida|colgo)|antes de (?:morir|irse|suicidarse|matarse|su muerte)|\b(?:murio|muerta|muerto)\b|fallecio|
    (?:killed|hanged|shot) (?:himself|herself|themselves)|took (?:his|her|their) (?:own )?life|before (?:he|she|they) (?:died|did it|passed)|
    died by suicide|had (?:said|told)|and (?:then )?(?:he|she) did|\bdied\b|could not save|each time)`),
)

/** Why people stand on roofs and bridges. */
const outing = new RegExp(
  onOneLine(String.raw`(?:foto|vistas|mirador|esperando a|espero a|fuegos|luces|tend|cerveza|picnic|excursion|trafico|atasco|obra|trabaj|vacaciones|hotel|limpiando|
    regando|bailando|estrellas|photo|view|stuck|waiting for|traffic|fireworks|stars|picnic|beer|hike|hiking|holiday|fixing|gutter|tiles|working|commut|
    \bbus\b)`),
)

const deniable = new Set(['will', 'names it', 'wants to die', 'cuts'])

/** Names of what a message says plainly, with the level each amounts to. */
export function plainSayingsIn(plain: string): { name: string; level: RiskLevel }[] {
  const found: { name: string; level: RiskLevel }[] = []
  for (const sentence of withoutQuotations(plain).match(/[^.!?\n;]+/g) ?? []) {
    if (invented.test(sentence) || trifling.test(sentence)) continue
    const isOver = over.test(sentence)
    for (const { name, level, expression } of plainSayings) {
      const text = sentence.trim()
      for (const match of text.matchAll(expression)) {
        if (!/^(?:(?:ya )?no (?:quiero|vuelvo|volvere)|i do not|no longer)/.test(match[0]) && denied.test(text.slice(0, match.index))) continue
        if (name === 'another wants to die' ? dead.test(plain) : name !== 'is hurt by somebody' && name !== 'swallowed' && asked.test(text)) continue
        if (name === 'is hurt by somebody' && / (?:no|nunca|jamas|never|not) (?:me )?/.test(match[0])) continue
        if (deniable.has(name) && deniedAfter.test(text.slice(match.index + match[0].length))) continue
        if (name === 'stands there' && outing.test(text)) continue
        if (name === 'does' && /(?:casi|por poco)[\s,]*$/.test(text.slice(0, match.index))) continue
        found.push({ name, level: isOver ? 'concern' : level })
        break
      }
    }
  }
  return found
}

/** The least a message amounts to by what it plainly says in any of its sentences; none for most. What others said does not count. */
export function bluntLevelOf(plain: string): RiskLevel {
  const sentences = withoutQuotations(plain).match(/[^.!?\n;]+/g) ?? []
  return sentences
    .flatMap((sentence) => (sentence.length <= 120 ? [...(sentences.length === 1 ? words : []), ...statements, ...openings] : openings).filter(({ expression }) => expression.test(sentence)))
    .reduce<RiskLevel>((level, one) => higher(level, one.level), plainSayingsIn(plain).reduce<RiskLevel>((level, one) => higher(level, one.level), 'none'))
}
