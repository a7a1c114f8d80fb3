import { withoutQuotations } from './clauses'
import { higher, type RiskLevel } from './levels'
import { englishParts } from './patterns.en'
import { spanishParts } from './patterns.es'
import { phrase } from './signs'

/**
 * What is said so plainly that no classifier may overrule it: a word by itself, a bare statement, a farewell. Each must be the whole of a
 * sentence, with room for an address, an «ya» or a «te lo juro»; anything longer is read with all that stands in it.
 */
type Blunt = { level: RiskLevel; expression: RegExp }

const before = "(?:(?:ya|es que|y|pues|la verdad|de verdad|te juro(?: que)?|en serio|hoy|solo|yo|creo que|a veces|honestly|i swear|i think|i just|just|so|and|i feel like|sometimes|really|please|por favor|ayuda|help|kiero decir|hola|hi|hey)[\\s,]+){0,3}"
const after = '(?:[\\s,]+(?:ya|hoy|esta noche|ahora|ahora mismo|mañana|tonight|today|now|right now|tomorrow|de verdad|en serio|de una vez|y punto|te lo juro|no aguanto mas|ya no aguanto|no puedo mas|anymore|any more|for real|fr|so bad|so badly|already|please|por favor|help|ayuda|everyone|a todos)){0,2}'

function whole(level: RiskLevel, ...phrases: string[]): Blunt {
  const parts = { ...spanishParts, ...Object.fromEntries(Object.entries(englishParts).map(([name, body]) => [`en_${name}`, body])) }
  const body = phrase(...phrases.map((text) => text.replace(/\{(\w+)\}/g, (same, name: string) => parts[name as keyof typeof parts] ?? same))).source
  return { level, expression: new RegExp(`^[^a-zñ]*${before}${body}${after}[^a-zñ]*$`) }
}

/** Words that say it alone, when they are all that is said. */
const words = [
  whole('high', 'suicidio', 'suicidarme', 'suicida', 'matarme', 'morirme', 'ahorcarme', 'desvivirme', 'cortarme', 'colgarme', 'autolesion', 'suicide', 'suicidal', 'kms', 'kill myself', 'killing myself', 'unalive', 'die', 'overdose', 'cutting', 'self ?harm'),
]

const statements: Blunt[] = [
  whole('high', '(?:me )?quiero (?:morir|morirme|matar|matarme|suicidar|suicidarme)', 'me (?:quiero|kiero) (?:matar|morir|suicidar|ahorcar|desvivir)', '(?:no|ya no) quiero vivir(?: mas| asi)?', '(?:quiero|pienso en|estoy pensando en|tengo ganas de|he pensado en|necesito|deseo|voy a|me voy a) (?:matarme|suicidarme|quitarme la vida|acabar con mi vida|ahorcarme|morirme|matar|suicidar)', 'me voy a (?:matar|suicidar|ahorcar|colgar|quitar la vida)', 'estoy pensando en (?:el suicidio|matarme|suicidarme)', 'i (?:want|need|wanna) (?:to )?(?:die|kill myself|be dead|end my life|kms)', 'i am (?:suicidal|going to kill myself|thinking (?:of|about) (?:suicide|killing myself))', 'i do not want to (?:live|be alive)', '(?:going to|gonna) (?:kill myself|kms|end my life|commit suicide|hang myself)', 'me (?:estoy cortando|corto los brazos)', 'i (?:cut|am cutting) myself'),
  whole('imminent', '(?:me voy a|voy a|hoy me|esta noche me) (?:matar(?:me)?|suicidar(?:me)?|mato|suicido|cuelgo|ahorco|quito la vida)(?: hoy| esta noche| ahora(?: mismo)?| ya mismo| mañana)', '(?:hoy|esta noche|ahora mismo|mañana) (?:me mato|me suicido|me ahorco|me cuelgo|me quito la vida|me voy a matar|voy a matarme|voy a suicidarme|acabo con mi vida)', '(?:i am )?(?:going to|gonna) (?:kill myself|end my life|hang myself|commit suicide|end it|do it|jump) (?:tonight|today|now|right now|tomorrow)', '(?:tonight|today) i am (?:going to )?(?:kill|killing|ending|end) (?:myself|my life|it)', '(?:ya )?me (?:tome|trague|he tomado) (?:todas las pastillas|un monton de pastillas|todo el frasco|el frasco entero|todas)', 'i (?:just )?(?:took|swallowed|have taken) (?:all (?:of )?(?:my|the) (?:pills|tablets|meds)|a bottle of pills|an overdose|them all)', '(?:estoy en|estoy parad[oa] en) (?:la cornisa|el borde|las vias|el puente|la azotea) (?:y )?(?:voy a|me voy a) (?:saltar|tirar|tirarme)', '(?:i am on|standing on|on) (?:the|a) (?:ledge|tracks|roof|bridge) (?:and )?(?:i am )?(?:going to|gonna|about to) jump', '(?:tengo|estoy con) (?:la|una) (?:soga|cuerda) (?:al|en el) cuello', 'i have (?:a|the) (?:noose|rope) (?:round|around) my neck'),
  whole('concern', '(?:ojala|quisiera|quiero) no (?:despertar|existir|haber nacido|despertarme)(?: mañana| nunca| mas)?', '(?:no|ya no) quiero (?:existir|estar viv[oa]|estar en este mundo|despertar|seguir viviendo)', '(?:estarian|estaran|todos estarian) mejor sin mi', 'soy una carga para todos', 'i (?:wish i was|wish i were) (?:dead|never born)', 'i (?:do not|no longer) want to (?:exist|be here|wake up|be in this world)', '(?:everyone|they) would be better off without me', 'i wish i (?:had never been born|would not wake up|did not exist)'),
  whole('imminent', '(?:cuando (?:leas|leais|lean|lea) (?:esto|esta carta|este mensaje)) (?:yo )?(?:ya )?(?:no estare|estare muert[oa]|me habre (?:ido|matado|muerto))(?: aqui| con vosotros| con ustedes)?', '(?:by the time|when) you read this i will (?:already )?be (?:dead|gone)', 'adios (?:a todos|mundo) no me busquen', 'goodbye everyone do not look for me'),
]

/** A farewell holds at the head of a long letter too. */
const openings: Blunt[] = [
  { level: 'imminent', expression: phrase('cuando (?:leas|leais|lean|encuentren|encontreis|recibas|reciban|leas todo) (?:esto|esta carta|este mensaje|estas lineas|esta nota) (?:yo )?(?:ya )?(?:no estare (?:viv[oa]|aqui|en este mundo|con vida)|estare muert[oa]|me habre (?:matado|suicidado|quitado la vida|muerto)|habre muerto|habre acabado con mi vida)') },
  { level: 'imminent', expression: phrase("(?:by the time|when|if) (?:you|anyone) (?:read|find|get|are reading) this (?:letter |note |message )?i (?:will|shall|am|have)(?: already)? (?:be dead|dead|killed myself|taken my (?:own )?life|ended my life|no longer be alive)") },
]

/** The least a message amounts to by what it plainly says in any of its sentences; none for most. What others said does not count. */
export function bluntLevelOf(plain: string): RiskLevel {
  const sentences = withoutQuotations(plain).match(/[^.!?\n;]+/g) ?? []
  return sentences
    .flatMap((sentence) => (sentence.length <= 120 ? [...(sentences.length === 1 ? words : []), ...statements, ...openings] : openings).filter(({ expression }) => expression.test(sentence)))
    .reduce<RiskLevel>((level, one) => higher(level, one.level), 'none')
}
