import { hardnessOf } from './gists/gists'
import type { Turn } from './turn'

/** What is glad in a turn: somebody laughs, managed something, or tells something good. */
export type Light = 'joke' | 'done' | 'good'

const laughs = /\b(?:(?:ja|je){2,}j?|l(?:ol|mao)|(?:ha){2,}h?|ha ha)\b|[😂🤣😄😆😅]/u
const managed = /\b(?:lo (?:logre|consegui|arregle)|aprobe|pase (?:el|la)(?! noche| tarde| dia)|(?:lo hice|en marcha|arregle|puse|monte|cocine|instale) [^.!?]{0,40}\b(?:yo )?(?:sol[oa]|solit[oa])\b|por primera vez en (?:anos|meses|mucho)|i (?:did it|managed (?:it|to)|fixed|passed)|all by myself|first time in (?:years|months|ages))\b/
const glad = /\b(?:me (?:alegr(?:o|e)|rei|hizo (?:gracia|reir|ilusion)|senti (?:bien|mejor|orgullos[oa])|siento (?:mejor|mas liger[oa]))|nos (?:reimos|dio la risa)|(?:estuvo|fue|quedo) (?:muy |bien |re )?(?:bonito|lindo|divertid[oa]|padre)|cosas? buenas?|buena noticia|algo bueno|no todo es (?:penar|malo|triste|llorar|pena)|estoy (?:orgullos[oa]|content[oa])|buen rato|que risa|disfrut(?:e|amos)|funny (?:one|thing|story)|made me (?:laugh|smile)|i(?:'m| am| was)? smiling|we laughed|i laughed|(?:a bit|feel|feeling|felt) lighter|felt (?:good|nice|lovely|proud)|it was (?:lovely|nice|fun|brilliant)|good news|proud of)\b/
/** The gladness of it is taken back, or was never there. */
const takesBack = /\b(?:no (?:me )?(?:rei|alegro|reimos)|ni me rei|(?:pero|but|y luego|and then)\b[^.!?]*\b(?:llor\w+|muri\w+|duele|culpa|pena|cry|cried|crying|hurts?|guilt\w*|sad|died)|como (?:una? )?(?:tont[oa]|bob[oa]|idiota)|like an? (?:idiot|fool)|didn't laugh|not (?:smiling|proud))\b/
/** So hard that no laugh in it makes it light, and so likely good that no word has to say so. */
const most = { hard: 0.75, hardLaughed: 0.45, hardUnsaid: 0.15 }
const least = 0.8

/** How a turn is light, if it is. What only the model takes for a death is no match for a laugh. */
export function lightIn({ plain, text, gists, fates }: Turn): Light | null {
  if (fates.length > 0 || takesBack.test(plain)) return null
  const hardness = hardnessOf(gists)
  if (laughs.test(plain) || laughs.test(text)) return hardness <= most.hardLaughed || managed.test(plain) || glad.test(plain) ? (managed.test(plain) ? 'done' : 'joke') : null
  if (managed.test(plain)) return 'done'
  if (glad.test(plain) && hardness <= most.hard) return 'good'
  const likely = (['good', 'done', 'joke'] as const).map((one) => ({ one, probability: gists.get(one) ?? 0 }))
  const sum = likely.reduce((all, { probability }) => all + probability, 0)
  return sum >= least && hardness <= most.hardUnsaid ? likely.sort((one, other) => other.probability - one.probability)[0]!.one : null
}
