import { isFiniteEs, verbForms } from '#core/language/verbs.es'
import { countWords } from '#core/language/words'
import type { ContentLanguage } from '#core/locale/locale.schema'

export type ReplyFault = 'slot' | 'doubled' | 'pronoun' | 'capital' | 'questions' | 'length' | 'language' | 'exclamation' | 'forbidden' | 'spacing' | 'contraction'

/** What the companion must never say: platitudes, promises, diagnoses, urgings, and any voice but its own. */
const forbidden: Record<ContentLanguage, RegExp> = {
  es: /todo (va a|saldrá) (salir )?bien(?!\?)|el tiempo (todo )?lo cura|está en un lugar mejor|todo pasa por algo|vas a (sanar|superarlo|estar bien)|siempre estaré|(?<=^|[.?] )recuerda que|no estés triste|ánimo|sé fuerte|eres (muy )?(fuerte|valiente)|(tienes|sufres) (una )?(depresión|trauma|trastorno)|te mereces|date tiempo|proceso de duelo|sanar|entiendo (perfectamente|cómo te sientes)|sé (exactamente )?cómo te sientes|soy (tu|su) (madre|padre|ex|psicólog|terapeut)(?!\p{L})/iu,
  en: /everything (will|is going to) be (ok|okay|fine|all right|alright)|time heals|(?:in|to) a better place|happens for a reason|you will (heal|get over)|i('ll| will) always be|(?<=^|[.?] )remember that|don't be sad|stay strong|you('re| are) (so |very )?(strong|brave)|you have (depression|ptsd|trauma)|you deserve|grieving process|healing|i know (exactly )?how you feel|i understand how you feel|i('m| am) your (mother|father|ex|therapist)/i,
}

const foreign: Record<ContentLanguage, RegExp> = {
  es: /\b(the|and|you|your|with|that|what|this|have|are|were|for)\b/i,
  en: /(?<!\p{L})(el|los|las|que|para|con|una|está|estás|pero|porque|cuando|tu|qué)(?!\p{L})/iu,
}

/** Mechanical faults of a reply, each with the words that show it. `own` are the person's words, which may stand in any language. */
export function faultsOf(input: { text: string; language: ContentLanguage; isLong?: boolean; mayDoubleTongue?: boolean }): { fault: ReplyFault; detail: string }[] {
  const { text, language } = input
  const faults: { fault: ReplyFault; detail: string }[] = []
  const found = (fault: ReplyFault, pattern: RegExp, within = text): void => {
    const match = pattern.exec(within)
    if (match) faults.push({ fault, detail: within.slice(Math.max(0, match.index - 12), match.index + match[0].length + 12) })
  }
  const unquoted = text.replace(/«[^»]*»|“[^”]*”/g, '…')
  found('slot', /[{}<>[\]|@#]|undefined|null/, text)
  found('doubled', /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu, unquoted.replace(/(?<!\p{L})(ya ya|no no|that that|had had)(?!\p{L})/giu, ''))
  found('spacing', / {2}|\s[.,;?]|\.\.|[.,;]{2}|,\./)
  found('exclamation', /[!¡]/)
  found('capital', /, (?!EÓN)(El|La|Que|Y|De|Tu|Te|The|And|But|That|Your|You)(?!\p{L})/u)
  found('capital', /[.?] \p{Ll}/u, unquoted)
  found('capital', /^\p{Ll}/u)
  if (language === 'es') {
    found('contraction', /(?<!\p{L})(de|a) el (?!\p{Lu})/iu, unquoted)
    // «mi» and first persons are the companion's own only in a few set phrases.
    found('pronoun', /(?<!\p{L})(tu mi|mi tu|te me|me te|tus mis|mi (madre|padre|herman\p{L}+|hij\p{L}+|ex|abuel\p{L}+|novi\p{L}+|marido|mujer|perr\p{L}+|gat\p{L}+|casa|trabajo|vida|cama))(?!\p{L})/iu, unquoted)
    for (const match of unquoted.matchAll(/(?<!\p{L})tú (\p{L}+)/giu)) if (isFiniteEs(match[1]!, 'tú') && verbForms(match[1]!).some((form) => form.person === 0) && !verbForms(match[1]!).some((form) => form.person === 1)) faults.push({ fault: 'pronoun', detail: match[0] })
  } else {
    found('pronoun', /\b(you am|(?<!\b(?:about|inside|in|of|to|for|with|near|beside) )you is|you was|i are|your my|my your|you my|my (mother|mum|mom|dad|father|brother|sister|son|daughter|ex|wife|husband|dog|cat|house|job))\b/i, unquoted)
  }
  const questions = unquoted.match(/\?/g)?.length ?? 0
  if (questions > 1) faults.push({ fault: 'questions', detail: String(questions) })
  const words = countWords(text)
  if (words < 3 || words > (input.isLong ? 150 : 110)) faults.push({ fault: 'length', detail: String(words) })
  if (!input.mayDoubleTongue) found('language', foreign[language], unquoted.replace(/\/generar-carta|\/planes|\/cuenta|\/ayuda|\/ritual|Corazón|Alma/g, ''))
  found('forbidden', forbidden[language], unquoted)
  return faults
}
