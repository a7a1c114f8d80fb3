import type { LetterPath } from '#core/letters/letters.schema'
import { hardnessOf } from './gists/gists'
import { ofDriving, ofNoSeparation } from './no-loss'
import type { Turn } from './turn'

/** A death by its softest word, where the path says that it is one: «se me fue mi señora». */
const ofDeparture = /\bse (?:me|nos) (?:fue|ha ido) (?:mi|el|la) (?:senora|esposa|esposo|marido|mujer|viej[oa]|companer[oa]|negr[oa]|flac[oa])\b/
/** "My son. 22.", "EARLENE. 56 YEARS. HEART.": a death in as many words as are needed. */
const inFragments = (() => {
  const whose = "(?:my (?:\\w+ )?(?:son|daughter|boy|girl|child|baby|brother|sister|twin|husband|wife|mother|mum|mom|mam|father|dad|nan|gran|grandma|grandad|grandpa|partner|fiancee?|best friend))"
  const age = "(?:(?:aged? |was )?\\d{1,3}|(?:eigh|nine|seven|six|four|thir|fif)teen|eleven|twelve|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\\w+)?)(?: years?(?: old)?)?"
  const cause = "(?:(?:his|her|the|a) )?(?:heart(?: attack)?|cancer|stroke|aneurysm|sepsis|covid|overdose|fentanyl|leuka?emia|earthquake|accident|crash|car|bike|motorbike|fire|flood|drowning|suicide|pancreatic|lungs?|liver|brain tumou?r)"
  return new RegExp(`^${whose}\\. ${age}[.!… ]*$|^(?:${whose}\\. (?:${age}\\. |[a-z]{3,}\\. )?|[a-z]{3,}\\. ${age}\\. )${cause}[.!… ]*(?:$|(?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december|last|this|\\w+ (?:days|weeks|months|years) ago)\\b)`)
})()
/** Love that left, said with nobody it left: «mi mujer se fue en julio», "my wife left in july". */
const ofLeaving = /\bmi (?:mujer|marido|novi[oa]|espos[oa]|pareja|chic[oa]) (?:se (?:fue|ha ido|marcho|largo)|ya no esta)\b(?! (?:a (?:trabajar|comprar|la compra|por|dormir)|de viaje|al? (?:trabajo|medico|gimnasio)))|\bmy (?:wife|husband|partner|girlfriend|boyfriend|fiancee?) (?:(?:has |just )?(?:left|moved out|walked out)|(?:is|has) gone)\b(?! (?:(?:for|to) (?:work|the)|early|late|a |an |his |her |their |it |this |that |the (?:room|light|door|kids?|house at)|me (?:a|an|the|his|her) ))/
/** The same in words that mean no death and no errand, whatever the path. */
const ofLeavingSurely = /\bmi (?:mujer|marido|novi[oa]|espos[oa]|pareja|chic[oa]) se (?:fue|ha ido|marcho|largo) (?:de casa|con (?:otr[oa]|un[oa]? (?:companer[oa]|amig[oa]|vecin[oa]))|por otr[oa])\b|\bmy (?:wife|husband|partner|girlfriend|boyfriend|fiancee?) (?:has |just )?(?:moved out|walked out|left(?: me)?(?= (?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|autumn|winter))|last (?:week|month|year|spring|summer|autumn|winter)|(?:two|three|four|five|six|a few|\d+) (?:days|weeks|months|years) ago|for (?:another|someone|somebody|a colleague|his|her))\b))/
/** Whether somebody one loves is said to have left; on the path of a breakup, or where it is open. */
export const tellsOfLeaving = (plain: string, path: LetterPath | null): boolean => path !== 'duelo' && (ofLeavingSurely.test(plain) || (path === 'ruptura' && ofLeaving.test(plain)))

/** News that are plainly good, in so many words, and what makes them none. */
const ofGoodNews = /\b(?:me (?:aceptaron en|han aceptado en|gane (?:una|la) beca|dieron (?:el|la|una) (?:beca|plaza|trabajo|puesto|ascenso)|contrataron|han contratado|ascendieron|salio (?:el|la|un) (?:trabajo|plaza|beca|puesto))|aprobe (?:el|la|los|mi) (?:examen|oposicion|oposiciones|curso|carnet)|consegui (?:el |la |un |una )?(?:trabajo|piso|plaza|beca)|(?:tengo|traigo|es|hay) (?:una )?buenas? noticias?|i (?:just )?(?:got (?:the|a|into|my) (?:job|place|scholarship|offer|flat|promotion)|got (?:accepted|promoted))|they (?:accepted|hired) me|i passed (?:my|the) (?:exams?|test|driving|bar|course|finals))\b/
const noNews = /\b(?:no|nunca|si|ojala|cuando|iba a|antes|necesito|not|never|if|when|hope|need|used to|instead)\b/
/** Beside something so heavy, or so hard, nothing is good news. */
const most = { weight: 5, hardness: 0.5 }

/** Whether somebody is said to have gone, in words that on the path of grief mean a death; `plain` is in lower case and without accents. */
export const tellsOfDeparture = (plain: string): boolean => ofDeparture.test(plain) || inFragments.test(plain)

/** Whether a turn brings good news, and nothing hard beside them. */
export function bringsGoodNews({ plain, isQuestion, fates, hits, gists }: Turn): boolean {
  const isLight = fates.length === 0 && hits.every(({ topic, weight }) => weight <= most.weight || topic === 'good-news') && hardnessOf(gists) < most.hardness
  return !isQuestion && isLight && ofGoodNews.test(plain) && !noNews.test(plain)
}

/** What was lost. */
export type Loss = 'death' | 'baby' | 'pet' | 'suicide' | 'separation'

/** How likely its subject, or that the turn comes to an ending, must be where nobody is told to have died or left. */
const sure = { subject: 0.8, heard: 0.3, ending: 0.45 }
/** Who leaves one by separating. */
const ofLove: ReadonlySet<string | null> = new Set(['partner', 'ex', null])

/** «Se me murió el móvil», "my phone died". */
const ofThings = /\b(?:murio|muerto) (?:el|la|mi) (?:cel\w*|movil|telefono|ordenador|portatil|compu\w*|coche|carro|moto|motor|lavadora|nevera|tele|wifi|bateria|planta)\b|\b(?:phone|laptop|computer|car|watch|feet|legs|battery|engine|fridge|boiler|tv|telly|wifi|plant|line|connection)(?: just)? died\b/

/** Where whoever died or was left did harm, or it is a relief, and where a pregnancy was ended: sorrow for it would hurt. */
const notMourned = /\b(?:viol(?:o|aba|ador)|abus\w+|maltrat\w+|me pega\w*|golpe\w*|me alegr\w+|alivi\w+|menos mal|por fin|interrump\w+|abort\w+|rap(?:ed|ist)|abus\w+|beat me|hit me|hurt me|molest\w+|glad|relie(?:f|ved)|good riddance|finally|terminat\w+|abortion)\b/

/** "I ain't a widow and I ain't divorced": what they are not. */
const ofNoLoss = /\b(?:ain't|i'm not|am not|not exactly) (?:a |an )?(?:divorced|separated|widow\w*|married)\b|\bsplit (?:'?em|them|it)\b/

/** The loss a turn tells of as one: not one that is only named beside something else. */
export function lossIn({ plain, hits, fates, gists, isQuestion }: Turn): Loss | null {
  if (isQuestion || ofThings.test(plain) || notMourned.test(plain) || ofNoLoss.test(plain)) return null
  const likely = (...topics: readonly string[]): number => Math.max(0, ...hits.filter(({ topic }) => topics.includes(topic)).map(({ likelihood }) => likelihood))
  const isEnding = (gists.get('ending') ?? 0) >= sure.ending
  const isDead = fates.some(({ fate }) => fate === 'dead')
  const isGone = fates.some(({ fate, mention }) => fate === 'gone' && ofLove.has(mention?.kin ?? null))
  if (likely('suicide-loss') >= sure.heard && isDead) return 'suicide'
  if (likely('baby') >= sure.heard && (isDead || (isEnding && !ofDriving.test(plain)))) return 'baby'
  if (fates.some(({ fate, mention }) => fate === 'dead' && mention?.kin === 'pet') || (likely('pet') >= sure.heard && isEnding)) return 'pet'
  if ((isDead && (likely('death', 'sudden') > 0 || isEnding)) || (likely('death') >= sure.subject && isEnding)) return 'death'
  if (ofNoSeparation.test(plain)) return null
  if ((isGone && (likely('left', 'breakup', 'divorce') >= sure.heard || isEnding)) || likely('divorce', 'breakup', 'left') >= sure.subject) return 'separation'
  return null
}
