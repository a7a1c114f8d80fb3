import type { ContentLanguage } from '#core/locale/locale.schema'
import type { Clause } from '#core/language/clauses'
import type { ClauseKind } from '#core/language/kinds'
import type { Whom } from './whom'

type Row = { kind: ClauseKind; weight: number; pattern: RegExp; /** Said to the reader, in the letter's language; `%` stands for the one. */ said: string }

/** What is said most often in the other language, told in the letter's own. Facts only, no more than was written. */
const rows: Record<ContentLanguage, Row[]> = {
  es: [
    { kind: 'given', weight: 8, pattern: /\b(he|she|who|they) (raised|brought) me( up)?\b/i, said: 'te crió %' },
    { kind: 'given', weight: 7, pattern: /\b(he|she|who|they) taught me\b/i, said: 'hubo cosas que te enseñó %' },
    { kind: 'unsaid', weight: 10, pattern: /\bI never (got to )?thank(ed)?\b/i, said: 'te quedaron gracias sin dar' },
    { kind: 'unsaid', weight: 10, pattern: /\bI never (got to )?(told|tell|said|say)\b/i, said: 'te quedó algo sin decir' },
    { kind: 'late', weight: 11, pattern: /\b(never got to say goodbye|without saying goodbye|didn't (get to )?say goodbye|couldn't say goodbye)\b/i, said: 'no hubo despedida' },
    { kind: 'late', weight: 10, pattern: /\b(I wasn't there|I couldn't (get|be) there|I didn't make it)\b/i, said: 'no pudiste estar' },
    { kind: 'stillreach', weight: 9, pattern: /\bI still (set|lay|call|reach|dial|buy|make|check|text|wait|keep)\b/i, said: 'hay gestos que sigues haciendo igual que antes' },
    { kind: 'miss', weight: 6, pattern: /\bI miss\b/i, said: 'echas de menos' },
    { kind: 'event', weight: 6, pattern: /\b(he|she|they) left( me)?\b|\bleft me\b|\bbroke up with me\b/i, said: 'la decisión de irse no fue tuya' },
    { kind: 'event', weight: 5, pattern: /\bI (ended it|left (him|her|them)|broke up)\b/i, said: 'la decisión de terminar fue tuya' },
    { kind: 'dontknow', weight: 7, pattern: /\bI don't know\b/i, said: 'hay algo que no sabes todavía' },
    { kind: 'event', weight: 6, pattern: /\b(laid off|lost my job|was fired)\b/i, said: 'te quedaste sin trabajo' },
  ],
  en: [
    { kind: 'given', weight: 8, pattern: /(?<!\p{L})me (crió|crio|criaron|sacó adelante)(?!\p{L})/iu, said: 'you were raised by %' },
    { kind: 'given', weight: 7, pattern: /(?<!\p{L})me enseñ(ó|aba|aron)(?!\p{L})/iu, said: 'there were things you learned from %' },
    { kind: 'unsaid', weight: 10, pattern: /nunca le (di|dije) (las )?gracias|no le agradecí/iu, said: 'there were thanks you never got to give' },
    { kind: 'unsaid', weight: 10, pattern: /nunca (le|les|se lo) dije|no (le|les|se lo) dije|me faltó decir/iu, said: 'there was something you never got to say' },
    { kind: 'late', weight: 11, pattern: /no pude despedirme|sin despedirme|no me despedí/iu, said: 'there was no goodbye' },
    { kind: 'late', weight: 10, pattern: /no llegué|no alcancé|no pude (ir|viajar|estar)/iu, said: "you couldn't be there" },
    { kind: 'stillreach', weight: 9, pattern: /(todavía|aún|sigo) (pongo|guardo|marco|espero|poniendo|guardando|marcando|esperando|comprando)/iu, said: 'there are things you still do just as before' },
    { kind: 'miss', weight: 6, pattern: /(la|lo|le|te) extraño|echo de menos/iu, said: 'you are missing someone' },
    { kind: 'event', weight: 6, pattern: /me dejó|me ha dejado|terminó conmigo|se fue de casa/iu, said: 'it was not you who decided to go' },
    { kind: 'event', weight: 5, pattern: /(lo|la) dejé|terminé yo|fui yo (quien|el que|la que)/iu, said: 'it was you who ended it' },
    { kind: 'dontknow', weight: 7, pattern: /(?<!\p{L})no sé(?!\p{L})/iu, said: "there is something you don't know yet" },
    { kind: 'event', weight: 6, pattern: /me (despidieron|echaron|corrieron)|perdí (mi|el) trabajo/iu, said: 'you lost your job' },
  ],
}

/** Clauses written in the other language, as far as they are common enough to be told in this one. */
export function paraphrase(foreign: string, into: ContentLanguage, options: { whom: Whom; nextId: () => number }): Clause[] {
  const found: Clause[] = []
  for (const row of rows[into]) {
    if (!row.pattern.test(foreign) || found.some((clause) => clause.kind === row.kind)) continue
    const said = row.said.replace('%', options.whom.called)
    if (/echas de menos$/.test(said)) continue
    found.push({ id: options.nextId(), text: said, words: said.split(' ').length, kind: row.kind, kinds: [row.kind], isQuestion: false, isAddressed: false, readerGender: null, turned: said, isParaphrase: true, weight: row.weight, sentence: 0 })
  }
  return found
}
