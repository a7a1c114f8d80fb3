import type { ContentLanguage } from '#core/locale/locale.schema'

/** Where what somebody does in a turn would begin: the text from each such place on. */
export type Heads = {
  /** Where a sentence or a part of one begins, with and without its run-up; nothing that is quoted. */
  opening: readonly string[]
  /** Besides these, later within a question: «¿lo nuestro fue real?». */
  asking: readonly string[]
  /** Only where the turn begins. */
  whole: readonly string[]
}

/** What a question or a wish may be led in by: «oye, y …», «perdone, joven, …», «quisiera saber si …»; “ok so”, “sorry to ask,”, “do you know if”. */
const runUp: Record<ContentLanguage, RegExp> = {
  es: /^(?:(?:no|si|nada)(?=[,.;:])|y|e|o|pero|pues|entonces|ahora|hoy|bueno|ok|vale|ya|ah|ay|uf|che|oye|oiga|mira|mire|a ver|hola|buenas(?: noches| tardes)?|perdon[ae]?|disculp[ae]|por favor|porfa|una (?:pregunta|duda|cosa)|otra cosa|en serio|de verdad|la verdad|sinceramente|eon|tu|vos|usted|a ti|a vos|a usted|yo|joven|senorita|senora?|mij[oa]|doctora?|amig[oa]|di|(?:dime|digame|decime|quiero saber|quisiera saber|queria saber|querria saber|necesito saber|me gustaria saber)(?: la verdad)?(?: si)?|me (?:puedes|puede|podes|podria|podrias) decir(?: si)?|(?:sabes|sabe usted) si|me pregunto(?: si)?|(?:tu |usted |vos )?(?:crees|cree|piensas|piensa)(?: tu| usted| vos)? que|es que|mejor|solo|antes de (?:nada|empezar|seguir|decidirme)|si se puede(?: saber)?|aqui|al final|otra vez)(?=[ ,:;.…¿¡"«])[,:;.… ]*[¿¡"«]*/u,
  en: /^(?:and|but|so|or|ok|okay|well|oh|hi|hello|hey|sorry|please|also|now|then|right|alright|anyway|no|yes|yeah|yep|honestly|seriously|truthfully|look|just|actually|eon|dear|love|first|sorry to ask|be honest|tell me(?: (?:honestly|truthfully|straight|now))?|(?:can|could|will) you tell me|do you know(?: if| whether)?|i (?:keep |still |just |do )?wonder(?:ing)?(?: if| whether)?|i keep (?:wondering|asking)(?: myself)?(?: if| whether)?|i(?:'m| am| was)? (?:just )?(?:wondering|curious)(?: if| whether)?|i(?:'d like| want) to know(?: if| whether)?|one (?:more )?(?:thing|question)|by the way|out of curiosity|another thing|test question|question)[,:]? /u,
}

/** Where somebody is quoted further on: «no te vayas, le pedí», “what do you do, she'd ask”. */
const quotedAfter: Record<ContentLanguage, RegExp> = {
  es: /^[^.]{0,90}?[,?!»"…] ?(?:(?:mi|el|la|su) \p{L}+ )?(?:(?:me|le|nos|les|se) )?(?:dijo|dije|decia\p{L}*|dice|pregunto|pregunte|preguntaba|pregunta|pensaba|pense|penso|solto|grito|grite|contesto|conteste|respondio|repetia|pedi|pidio|rogue|suplique|susurro|escribio|canta|cantaba)\b/u,
  en: /^[^.]{0,90}?[,?!"”]+ ?(?:and |as |so )?(?:(?:that's|that is|that was|is|was) (?:what|how|his|her|their|the line)\b|(?!(?:i|you|we|what|who|which|as|that|did|do|if|so)\b)(?:(?:the|my|our|his|her|a) )?[\p{L}'-]+(?: (?!(?:i|you|we|did|do|to|not|can|could|don't|just|i've)\b)[\p{L}'-]+)?(?:'d| would| used to| always| kept)? (?:say|says|said|ask|asks|asked|asking|told|begin|began|shout|shouts|shouted|laughed|wrote|goes|sang|sings|mutter|muttered)\b(?! you\b)|i (?:said|told|asked|wrote|shouted) ?(?:to )?(?:the|him|her|them|my)\b|(?:he|she|they|i)'d (?:say|ask|shout|go)\b)/u,
}

/** What was said or asked of others: «le pregunté: …». */
const toldBefore: Record<ContentLanguage, RegExp> = {
  es: /\b(?:dijo|dije|decia|dice|pregunt[eo]|preguntaba|pregunta|grit[eo]|solt[eo]|escribi|escribio|puse|puso|cantaba)(?: \p{L}+)?[:,]? ?[¿¡"«]*$/u,
  en: /\b(?:said|says|saying|told|asked|texted|wrote|shouted)(?: \p{L}+)?[:,]? ?["“]*$/u,
}

/** How far into a question one may begin anew. */
const intoQuestion = 45

/** The heads of a turn, read without accents and in lower case. */
export function headsOf(plain: string, language: ContentLanguage): Heads {
  const opening: number[] = []
  const whole: number[] = []
  for (const match of plain.matchAll(/(?:^|[.!?…;:,(–—¿¡-] ?)[¿¡"«“]*/gu)) {
    let at = match.index + match[0].length
    if (toldBefore[language].test(plain.slice(Math.max(0, at - 40), at))) continue
    for (;;) {
      opening.push(at)
      if (match.index === 0) whole.push(at)
      const step = runUp[language].exec(plain.slice(at, at + 60))?.[0].length ?? 0
      if (step === 0) break
      at += step
    }
  }
  const asking: number[] = []
  for (const { 0: question, index } of plain.matchAll(/[^.!?…;¿]+(?=\?)/gu)) {
    for (const { index: at } of question.slice(0, intoQuestion).matchAll(/ (?=\S)/g)) asking.push(index + at + 1)
  }
  const textsFrom = (places: readonly number[]) => [...new Set(places)].map((at) => plain.slice(at)).filter((text) => text !== '' && !quotedAfter[language].test(text))
  return { opening: textsFrom(opening), asking: textsFrom(asking), whole: textsFrom(whole) }
}
