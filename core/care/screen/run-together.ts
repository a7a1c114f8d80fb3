import { runWords } from './run-together.words'

const lists = Object.values(runWords).map((list) => new Set(list.split(/\s+/)))

/** Three words or more are only read as words where one of these is among them: «hermanita» is no "her man it a". */
const markers = new Set(
  `adios aguanto ahorcar alive alone anymore arma ayuda ayudame ayuden azotea bleach bridge bye cansada cansado cant cuchillo cuelgo cuerda cutting dead decided decidi desaparecer
  despertar despertara despierto despierte die done dont dormir dying earth end ending estorbo everyone existir existo extraño extrañara ganas going gone gonna goodbye gun guns hanging
  harta harto hate help hoy hurt hurting jump kill killed killing knife last ledge life live living matar matarme mate maten matenme mato mejor midnight miss morir morirme muero muerta
  muerte muerto mum muriera myself nacido nadie need night noche nobody odio overdose pastillas pega pegan perdon pills pistola please puedo puente quiere quiero quisiera quito rope
  sangrando shoot shooting sleep sorry soy stab stop suicida suicidal suicidar suicidarme suicide suicido sufrir swallowed tired tiro todos tomorrow tonight took trafico venas vida vivir
  vivo voy wake wanna want wants world worse worth worthless wrists yourself`.split(/\s+/),
)
/** Two words are, where the one begins or the other ends a sentence of its own. */
const opening = new Set(['adios', 'goodbye', 'odio', 'quiero', 'quisiera', 'wanna'])

/** Shorter runs of three words are words and names; longer runs are no messages. */
const shortestOfThree = 9
const longest = 60
const longestWord = 12

/** «quieromorirme», "icantdothisanymore": runs wholly made of words that make a sentence, cut apart. What belongs to an address is left alone. */
export function cutApart(plain: string): string {
  return plain.replace(/(?<![a-zñ0-9'@/._-])[a-zñ]{7,}(?![a-zñ0-9'@/_-]|\.[a-z])/g, (run) => wordsOfRun(run)?.join(' ') ?? run)
}

/** Letters typed one by one and brought together: any words they make, cut apart; the run itself where they make none. */
export function apart(run: string): string {
  return (readings(run)[0] ?? [run]).join(' ')
}

/** The words of a run that make a sentence; null where it is none. */
function wordsOfRun(run: string): string[] | null {
  return readings(run).find(isSentence) ?? null
}

/** The fewest words a run is made of, in each language it is made of any: where fewer are needed first. */
function readings(run: string): string[][] {
  if (run.length > longest) return []
  return lists.map((list) => fewestWords({ run, list })).filter((found) => found !== null).sort((one, other) => one.length - other.length)
}

function isSentence(found: readonly string[]): boolean {
  const [first = '', second] = found
  // A letter alone is "i" or «y», or the «a» of «voy a» and "not a": else it is part of a word.
  if (found.some((word, at) => word.length === 1 && (word === 'a' ? !beforeA.has(found[at - 1] ?? '') : at > 0 && word === 'i' && articles.has(found[at - 1]!)))) return false
  if (found.length < 3) return second === 'myself' || (second !== undefined && second.length > 2 && opening.has(first))
  // «tomármelas», «devolverme»: a verb and its pronouns.
  if (found.filter(({ length }) => length > 2).length < 2 || found.slice(1).every((word) => pronouns.has(word))) return false
  const run = found.join('').length
  return run >= shortestOfThree && found.filter(({ length }) => length < 3).join('').length * 2 <= run && found.some((word) => markers.has(word))
}

const beforeA = new Set('voy vas va me y mi en the with of not was am im ive have got in on'.split(' '))
const articles = new Set(['the', 'a', 'my'])
const pronouns = new Set('me te se le lo la los las les nos el en'.split(' '))

function fewestWords({ run, list }: { run: string; list: ReadonlySet<string> }): string[] | null {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= run.length; end++) {
    best[end] = null
    for (let start = Math.max(0, end - longestWord); start < end; start++) {
      const before = best[start]
      const word = run.slice(start, end)
      if (before && list.has(word) && (best[end] === null || before.length + 1 < best[end]!.length)) best[end] = [...before, word]
    }
  }
  return best[run.length] ?? null
}
