import { isFiniteEs, isInfinitiveEs, secondPersonOf, verbForms, voseoForms } from './verbs.es'

const small: Record<string, string> = { yo: 'tú', me: 'te', mi: 'tu', mis: 'tus', mí: 'ti', mío: 'tuyo', mía: 'tuya', míos: 'tuyos', mías: 'tuyas', conmigo: 'contigo' }

/** Verbs that after «me» and in the imperfect have somebody else for a subject: «me dejaba», «me contaba». */
const doneToMe = new Set('dejar decir llamar enseñar cuidar contar dar leer traer llevar comprar preparar cantar peinar regalar mandar hablar mirar abrazar besar ayudar acompañar visitar escuchar gustar encantar doler costar faltar importar parecer hacer querer amar esperar explicar pedir preguntar recibir defender'.split(' '))

/** «me sobro», «me enseño»: without its accent, what somebody else did. */
const doneToMeOnly = new Set('dejar decir enseñar contar mandar regalar escuchar gustar encantar costar faltar importar explicar preguntar sobrar tocar llegar avisar pegar'.split(' '))
/** Said to EÓN: «capaz que tenés razón». */
const saidToYou = /^(?:tienes|estás|eres|sos|puedes|quieres|sabes|crees|dices|haces|vienes|entiendes)$/
/** First-person forms of verbs that are not listed: «propongo», «mantuve», «distraje». */
const unlistedFirst = /\p{L}(?:pongo|tengo|vengo|traigo|hago|duzco|puse|tuve|vine|traje|hice|duje)$|^(?:nombro|concluyo|maldigo|corrijo|confundo|desconfío|destiendo|teletrabajo|stalkeo)$/u
/** A time, after which a word in -o may be a verb nobody listed: «en marzo convalido», «por las tardes zurzo». */
const times = /^(?:ahora|hoy|ayer|anoche|mañanas?|tardes|noches|veces|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/

/** Words in -o that are no verbs, after a joint where a verb might come. */
const notVerbsInO = /^(completo|cierto|entero|junto|justo|pronto|largo|solo|medio|todo|mucho|poco|tanto|cuando|como|solo|sólo|luego|pero|mismo|otro|nuevo|cuánto|cómo|quinto|cuarto|tercero|primero|segundo|algo|menos|miedo|tengo|tampoco|adentro|dentro|bajo|rato|ambos|demasiado|ido|sido|tenido|hecho|dicho|visto|muerto)$/u
/** «cansado», «comiendo»; where it is a form of the present too («cuido», «mando»), it is no participle for sure. */
const participle = /(?:[ai]do|ando|iendo)$/u
const joints = /^(,|y|e|luego|ahora|ya|yo|no|nunca|siempre|todavía|también|que|cuando|donde|si|pero|aunque|porque|hoy|después|entonces)$/
/** What a subjunctive hangs on. */
const wishes = /(?:^| )(?:que|ojalá|ojala|quizá|quizás|quiza|quizas|tal vez|cuando|aunque|para|si|como|donde|hasta|sin|antes)(?: |$)/
/** A subject at the head of the clause: then a first-person form would be somebody's missing accent. */
const namedSubject = /^(?:(?:mi|mis|su|sus|el|la|los|las) (?!otr|d[ií]a|noche|tarde|mañana|mes|semana|año|vez|última|primer|domingo|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado)\p{L}+|ella|él|ellos|ellas)$/u

/** Clitics, adverbs and times, after which a form in -o is a verb. */
const beforeVerb = /^(me|te|se|le|les|lo|la|los|las|nos|solo|sólo|casi|apenas|tampoco|así|aquí|ahí|allí|acá|allá|antes|luego|mucho|poco|más|bien|mal|veces|igual|además|encima|aún|jamás|sí|cómo|qué|dónde|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|noches?|mañanas?|tardes?|días?|semanas?|años?|meses|hora|horas|rato|ratos|enero|verano|ayer|anoche)$/

const others = /(?<!\p{L})(ella|él|ellos|ellas|(mi|mis|su|sus|el|la|los|las) \p{L}+)$/u

const ofMyself = /(?<!\p{L})a mí mism[oa](?!\p{L})/iu

/**
 * A clause said by «yo», said to «tú»: «no llegué a tiempo» → «no llegaste a tiempo».
 * Null wherever a form is not surely what it seems; the exact words are quoted then.
 */
export function turnToYouEs(clause: string): string | null {
  const lower = ` ${clause.toLowerCase()} `
  if (/[?¿!"]/.test(clause)) return null
  // «me decía mi negrita»: a name, not a possessive.
  if (/(dec[ií]a|dice|dijo|llamaba|llamó|llama) (mi|mis) /iu.test(clause)) return null
  if (/[^\p{L}](te|ti|tú|tu|tus|tuy\p{L}+|contigo|vos|usted|ustedes|os|vosotr\p{L}+|vuestr\p{L}+|nos|nosotr\p{L}+|nuestr\p{L}+)[^\p{L}]/u.test(lower)) return null
  // «que la e visto»: «he», and not turned.
  if (/(?<!\p{L})e \p{L}*(?:ado|ido|visto|hecho|dicho|puesto|escrito|roto|vuelto)(?!\p{L})/iu.test(clause)) return null
  const parts = clause.split(/(\s+)/)
  const out: string[] = []
  let said = ''
  let hasVerb = false
  for (const part of parts) {
    const match = /^([^\p{L}]*)([\p{L}]+)([^\p{L}]*)$/u.exec(part)
    if (!match) {
      if (/\p{L}/u.test(part)) return null
      out.push(part)
      continue
    }
    const [, before = '', word = '', after = ''] = match
    const key = word.toLowerCase()
    const previous = said.trim().split(' ').at(-1)
    const turned = turnWord({ word, key, previous, said: said.trim(), isOfMyself: previous === 'me' && ofMyself.test(clause) })
    if (turned === null) return null
    if (isFiniteEs(word, previous)) hasVerb = true
    out.push(before + turned + after)
    said += ` ${key}${/[,;:]/.test(after) ? ' ,' : ''}`
  }
  if (!hasVerb) return null
  return out.join('')
}

function turnWord(options: { word: string; key: string; previous: string | undefined; said: string; isOfMyself: boolean }): string | null {
  const { word, key, previous, said, isOfMyself } = options
  const mapped = small[key]
  if (mapped) return mapped
  const enclitic = /^(\p{L}*(?:ar|er|ir|ír|ando|iendo|yendo|ár|ér|ándo|iéndo|yéndo))me(lo|la|los|las)?$/u.exec(key)
  // «Carmela»: a name, and no verb.
  if (enclitic && /^\p{Lu}/u.test(word) && !isInfinitiveEs(enclitic[1]!)) return word
  if (enclitic && verbForms(key).length === 0 && (/ndo$/.test(enclitic[1]!) || isInfinitiveEs(enclitic[1]!) || enclitic[2])) return `${enclitic[1]}te${enclitic[2] ?? ''}`
  if (enclitic && verbForms(key).length === 0) return null
  if (/(ando|iendo|ar|er|ir)nos$/.test(key)) return null
  if (saidToYou.test(key) || voseoForms().toTu.has(key)) return null
  // «ahora como la mandarina entera»: the verb or the joint.
  if (key === 'como' && (!previous || joints.test(previous))) return null
  if (previous === 'me' && /o$/.test(key) && verbForms(key).some((form) => form.person === 0 && doneToMeOnly.has(form.infinitive))) return null
  // «si los hubiera mandado»: I or they, and no noun after «los».
  if (/^(?:hubiera|hubiese|habría|había)$/.test(key) && previous === 'los') return null
  if (verbForms(key).length === 0 && (unlistedFirst.test(key) || (/o$/.test(key) && (/(?:^| )(?:se|me|no|ya|yo|y|,|que) (?:lo|la|los|las)$/.test(said) || (key.length > 3 && times.test(previous ?? '') && !notVerbsInO.test(key) && !/^(?:pasado|próximo|temprano|último|siguiente)$/.test(key)))))) return null
  if (/^(me|te|se|le|les|nos)$/.test(previous ?? '') && !/^(lo|la|los|las|le|les|me)$/.test(key) && verbForms(key).length === 0) return null
  if (verbForms(key).length === 0 && /o$/.test(key) && key.length > 3 && (previous === undefined || joints.test(previous)) && !notVerbsInO.test(key) && !participle.test(key)) return null
  // «trabajo en una cafetería», «sueño con ella»: noun or verb, and only the verb would turn.
  if (!isFiniteEs(key, previous) && (!previous || joints.test(previous)) && verbForms(key).some((form) => form.person === 0 && form.tense === 'present') && /o$/.test(key) && !notVerbsInO.test(key)) return null
  // «no los escucho»: after «los» and «las» a form in -o is a noun, unless they are the pronoun.
  if (/^(los|las)$/.test(previous ?? '') && /o$/.test(key) && verbForms(key).some((form) => form.person === 0)) return /(?<!\p{L})(no|ya|nunca|siempre|todavía|aún|que|yo|me|casi|apenas|tampoco) (los|las)$/u.test(said) ? secondPersonOf(key, true) : null
  if (!isFiniteEs(key, previous)) {
    if (/[éí]$/.test(key) && !/^(qué|porqué|café|bebé|té|fe|sí|así|ahí|allí|aquí|mí|casi|pie|jamás|también)$/.test(key)) return null
    return word
  }
  const forms = verbForms(key)
  if (forms.length === 0) return /[éí]$/.test(key) ? null : /(ba|ía|ra)$/.test(key) ? null : word
  if (forms.some((form) => form.person === 3 || form.person === 1 || form.person === 4)) {
    if (!forms.some((form) => form.person === 0 || form.person === 2 || form.person === 5)) return null
  }
  // «no me case», «se me quedo mirando»: without its accent, a past.
  if (forms.every(({ tense }) => tense === 'subjunctive') && !wishes.test(said)) return null
  // «(aunque) me llamara para pelear»: what it hung on was left behind.
  if (forms.every(({ tense }) => tense === 'past-subjunctive') && !wishes.test(said) && !/^(?:hubier|quisier|debier|pudier|fuera)/.test(key)) return null
  // «no hay quien la lleve»: hers, and not «la llevé» without its accent.
  if (/[eé]$/.test(key) && /(?<!\p{L})(?:(?:hay|había|tengo|tenía|encuentro|busco) (?:a )?quien|nadie que|alguien que)(?: no)?(?: (?:me|se|le|les|lo|la|los|las))*$/u.test(said) && forms.some((form) => form.person === 0)) return null
  // «no se noto», «ni cuenta me daba»: somebody's missing accent, and a verb with its noun elsewhere.
  if (previous === 'se' && forms.some((form) => form.person === 0) && forms.every((form) => form.person !== 2 && form.person !== 5)) return null
  if (/^daba$/.test(key) && /(?<!\p{L})cuenta me$/u.test(said)) return null
  if (/(?:^| )se me$/.test(said) && /o$/.test(key)) return null
  const isFirst = forms.some((form) => form.person === 0)
  const isOther = forms.some((form) => form.person === 2)
  // «un pasillo entero»: after a noun, a form in -o may be its adjective.
  if (isFirst && !isOther && /o$/.test(key) && forms.every((form) => form.tense === 'present') && previous && !joints.test(previous) && !beforeVerb.test(previous)) return null
  if (isFirst && !isOther) {
    const subject = said.replace(/( me| te| se| lo| la| le| nos| no| nunca| ya| siempre| también)+$/u, '')
    return namedSubject.test(subject) ? null : secondPersonOf(key, true)
  }
  if (isFirst && isOther) {
    const words = said.split(' ')
    // «me animaba a mí misma»
    if (isOfMyself) return secondPersonOf(key, true)
    const tail = said.replace(/( no| nunca| siempre| ya| todavía| también| se| lo| la| le| me| los| las| les)+$/u, '')
    if (/(^| )yo$/.test(tail)) return secondPersonOf(key, true)
    if (others.test(tail)) return word
    if (words.at(-1) === 'me' && forms.some((form) => doneToMe.has(form.infinitive))) return word
    if (/^(había|era|parecía|hubiera)$/.test(key) && /(^| )(que|ya|no|lo)?$/.test(said) && said.split(' ').length <= 1 && key === 'había') return null
    return null
  }
  return word
}
