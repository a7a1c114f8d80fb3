import type { ContentLanguage } from '#core/locale/locale.schema'
import { plainText } from './plain'

/** What one is to somebody, and what one is. */
const ties = { es: 'hij[oa]|madre|padre|mama|papa|espos[oa]|marido|mujer|herman[oa]|amig[oa]', en: 'mum|mom|mother|father|dad|parent|son|daughter|husband|wife|partner|sister|brother|friend' }
const theirs = { es: `${ties.es}|persona|ser humano`, en: `${ties.en}|person|man|woman|human being` }
const verdicts: Record<ContentLanguage, RegExp[]> = {
  es: [
    new RegExp(String.raw`(?<!\b(?:no|nunca|tampoco|ni) )\b(?:soy|fui|he sido) (?:(?:un|una|tan|muy|simplemente|solo|la|el) )*(?:mal[oa]? (?:${theirs.es})|pesim[oa]|peor (?:${theirs.es})|inutil|fracas\w+|cobarde|egoista|carga|estorbo|basura|mierda|monstruo|idiota|imbecil|estupid[oa]|asco|culpable|inservible|impostora?)\b`),
    /(?<!\b(?:no|nunca) )\bme siento (?:(?:un|una|como) )*(?:basura|mierda|inutil|fracas\w+|estorbo|carga|monstruo|culpable de)\b/,
    /(?<!\b(?:no|ni) )\b(?:lo|la) (?:mate|deje morir)\b|(?<!\b(?:no|nunca) )\b(?:le|les) falle\b|(?<!\bno )\b(?:es|fue) (?:por )?(?:mi culpa|culpa mia)\b|\btengo yo la culpa\b/,
    /\bnadie (?:me (?:quiere|necesita|va a (?:querer|necesitar)|soporta|echaria de menos)|podria quererme)\b/,
    new RegExp(String.raw`\bque (?:clase|tipo) de (?:${theirs.es}) (?:soy|fui|olvida|no)\b|\b(?:ya )?no soy (?:una? )?(?:buen[oa]? (?:${theirs.es})|suficiente)\b`),
    /\bno (?:sirvo|valgo)(?! de| para (?:eso|esto))\b|\bno (?:me )?merezco (?!(?:esto|eso|que|este|esta)\b)/,
  ],
  en: [
    new RegExp(String.raw`\bi(?:'m| am| was|'ve been| have been) (?:(?:such|just|basically|always|only|probably|clearly|simply|a|an|the|so) )*(?:(?:bad|terrible|awful|horrible|rubbish|lousy) (?:${theirs.en})|worst (?:${theirs.en})|useless|worthless|pathetic|selfish|stupid|coward|failure|burden|monster|fraud|loser|disgusting|unlovable|to blame)\b`),
    /\bi(?: basically| practically| as good as| probably| just)? (?:killed|failed|abandoned|ruined|destroyed|betrayed) (?:him|her|them|my|everyone|everything)\b|\bi let (?:him|her|them|everyone|my \w+) (?:down|die)\b/,
    /\b(?:nobody|no one) (?:(?:could|would|will)(?: ever| possibly)? (?:love|want|need|miss)|needs|wants|loves|likes)(?: someone like| anyone like)? me\b/,
    new RegExp(String.raw`\bwhat (?:kind|sort) of (?:${theirs.en}) (?:am i|forgets|doesn't visit|doesn't cry)\b|\bi(?:'m| am) (?:not|no|never) (?:a |an )?(?:very )?good (?:${theirs.en}|enough)\b`),
    /\bi (?:don't|do not) deserve (?!(?:this|that|it|to be treated)\b)|(?<!\bnot )\b(?:it was|it's|is|was) (?:all )?my (?:own )?fault\b/,
  ],
}

/** A hard word about oneself, or about what one did, and no question: not to be handed back as if it were so. */
export function judgesOneself(text: string, language: ContentLanguage): boolean {
  const plain = plainText(text)
  return verdicts[language].some((verdict) => verdict.test(plain)) && !/\b(?:is it|was it|fue|es) (?:all |por )?(?:my fault|mi culpa|culpa mia)\b.*\?/.test(plain)
}

/** «la maté», "I was a bad husband": what one did to somebody; other verdicts are about one's worth. */
const deeds = new RegExp(String.raw`\b(?:mate|deje morir|falle|culpa|culpable|killed|failed|abandoned|ruined|destroyed|betrayed|let (?:him|her|them|everyone|my \w+)|fault|to blame|deserve|merezco|olvida|forgets|doesn't)\b|\b(?:${ties.es}|${ties.en})\b`)

/** The subject a verdict about oneself belongs to. */
export function subjectOfVerdict(text: string): 'guilt' | 'self-worth' {
  return deeds.test(plainText(text)) ? 'guilt' : 'self-worth'
}
