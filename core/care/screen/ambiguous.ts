/** What is left in order. */
const things = { es: '(?:los papeles|las cuentas|las claves|las llaves|el perro|el gato|los animales|las cartas|la casa)', en: 'the (?:papers|passwords|keys|dog|cat|letters)' } as const

/**
 * As a whole sentence: that everything is to end, with no word of what; and that all has been put in order, with no word for whom. As often said of a trial, a move or a week as
 * of a life, so that it is asked about where nothing surer was heard. A sentence that says what («que se acabe el juicio») is none of these.
 */
const ambiguous = [
  /^(?:yo |ya |hoy |y |pero )*(?:solo |solamente |unicamente |nada mas |nomas |lo unico que )?(?:quiero|quisiera|necesito|deseo|pido|ojala)(?: es)? que (?:ya |todo |esto |todo esto )*(?:se )?(?:acabe|termine|pare|cese|apague)(?: ya| todo| esto| todo esto| de una vez| de una buena vez| por fin| para siempre)*$/,
  /^(?:and |but |so |honestly,? )*i (?:just |only |really |honestly |do )*(?:want|need|wish) (?:for )?(?:it|this|everything|all of it|all of this|it all|all this|the whole thing) (?:all )?(?:to (?:be over|end|stop|be done|go quiet|be finished)|would (?:just |all )?(?:end|stop|be over))(?: already| now| for good| forever)*$/,
  new RegExp(String.raw`^(?:yo |y |pues |bueno,? )*(?:ya )?(?:deje|he dejado|tengo|esta|esta ya|quedo) todo (?:ya )?(?:arreglado|ordenado|en orden|dispuesto|preparado|resuelto|listo para cuando no este)(?:[:,] ${things.es}(?:,? (?:y )?${things.es})*)?$`),
  new RegExp(String.raw`^(?:and |so |well,? )*(?:i have |i )?(?:already )?(?:put|got|left|sorted) (?:all my affairs|my affairs|everything)(?: out)?(?: in order| sorted| arranged)?(?:[:,] ${things.en}(?:,? (?:and )?${things.en})*)?$`),
  /^(?:and |so )*(?:i have |i )?(?:already )?(?:written|wrote|finished) (?:all )?(?:the|my) (?:letters|notes|goodbyes)(?:[,.]? and (?:the|my) (?:dog|cat|dogs|cats|kids|keys) (?:is|are|will be) (?:at|with) [^.?!]{2,40})$/,
  /^(?:y |ya )*(?:escribi|he escrito|deje escritas|tengo escritas) (?:todas )?(?:las cartas|las notas|las despedidas)(?:,? y (?:el|la|los|las|mi|mis) (?:perr[oa]s?|gat[oa]s?|niñ[oa]s|llaves) (?:esta|estan|se quedan?) (?:en|con) [^.?!]{2,40})$/,
] as const

/** Whether a message holds a sentence that may mean the end of a life, or of something else. */
export function isAmbiguous(plain: string): boolean {
  return plain.split(/[.!?;…]+/).some((sentence) => {
    const whole = sentence.replace(/^[\s,"'¿¡]+|[\s,"']+$/g, '')
    return ambiguous.some((pattern) => pattern.test(whole))
  })
}
