import type { Clause } from '#core/language/clauses'
import type { CompanionBrief } from '#core/ports/companion'
import type { Matter } from './fill'
import { weightOf, type State } from './state'

/** What the lines of this reply may speak of, as the state has it; a plan sets what it needs besides. */
export function matterOf(state: State, brief: CompanionBrief): Matter {
  const { turn, focus } = state
  const feeling = state.feelings.findLast((one) => one.at >= turn.at - 1)
  const earlier = feeling ? state.feelings.find((one) => one.at <= turn.at - 3 && one.felt.id !== feeling.felt.id) : undefined
  const thing = state.things.findLast((one) => one.at === turn.at) ?? (turn.words <= 8 ? state.things.findLast((one) => one.at === turn.at - 1) : undefined)
  const others = state.people.filter((one) => one !== focus && !one.isRemembered && one.relation).sort((one, other) => weightOf(other) - weightOf(one))
  return {
    language: state.language, path: brief.path, focus, other: others[0] ?? null, clause: turn.clauses[0] ?? null, thing: thing?.thing ?? null, feeling: feeling?.felt ?? null, earlier: earlier?.felt ?? null,
    label: null, fragment: turn.fragment, name: state.own.name, span: turn.spans[0]?.text ?? null, memory: null, named: {}, isBrief: turn.words <= 22, isSeveral: turn.clauses.length > 1 && turn.words >= 12, replies: state.replies.length, isCalm: brief.care === 'none', isFormal: state.isFormal,
  }
}

/** What is not handed back: a regret by «tener que», what begins or ends in the middle, a violent or bodily image. */
const unsayable = /(?<!\p{L})(?:tuviste que (?:quedarte|ir|estar|llamar|decir)\p{L}*|(?:contra|debajo de|bajo) (?:un|el|los) (?:cami[oó]n|tren|coche|auto|bus)\p{L}*|que gustas|sangre|la leche|cad[aá]ver|blood|corpse|under (?:a|the) (?:truck|lorry|train|car))(?!\p{L})|^(?:y |a tus? |al |and |to your |the one |instead |meanwhile )|(?<!\p{L})(?:culpa tuya|(?:tu|por tu) culpa|aprendid\p{L}+ de ti|(?:is|was|were) (?:all )?your fault|(?:learn\p{L}+|got) (?:it|that|this) from you)(?!\p{L})|(?<!\p{L})(?:(?:eres|fuiste|sos) (?:un |una |tan )?(?:in[uú]til|fracas|desastre|carga|cobarde|mierda|rata|ego[ií]sta|idiota|tont|mal[oa]? (?:madre|padre|hij))\p{L}*|no (?:sirves|vales|mereces)|(?:ya )?ni (?:siquiera )?(?:puedes|sabes)|you (?:can't|couldn't|can’t|couldn’t) even|you(?:'re|’re| are| were)(?: a| an| so| such a| no)? (?:useless|failure|burden|rat|coward|idiot|fool|waste|good|use|selfish)|you don['’]t deserve)(?!\p{L})|(?<!\p{L})(?:como (?:un |una )?(?:bob|tont|idiot|imb[eé]cil|est[uú]pid|pendej|loc)[oa]?s?|like (?:a |an )?(?:fool|idiot|moron|loser|mad\p{L}+|lunatic))(?!\p{L})|(?<!\p{L})(?:que|porque|because|and|y|to|the|de|con|with|este|este fin de semana)\.?$|^sea |^(?:supongo|creo|imagino|i (?:guess|suppose|think)) |^(?:cada vez que|cuando|si|aunque|porque|each time|every time|when|whenever|if|although|because) |^you(?:'re| are) off to|imag[ií]nate|thanks$|gracias$|(?<!\p{L})(?:qu[eé]|soy|me s[ie]nt\p{L}+) (?:\p{L}+ )?(?:rid[ií]cul|tont|idiota|pat[eé]tic|est[uú]pid|bob|pendej|verg[uü]enza)\p{L}*\.?$|(?<!\p{L})(?:silly|stupid|daft|ridiculous|pathetic|idiot|foolish)(?!\p{L})/iu

/** Whether a clause turned to «tú» is better not handed back. */
export function isUnsayable(turned: string): boolean {
  return unsayable.test(turned)
}

/** Clauses worth saying back, the heaviest first: turned to «tú» with certainty, short, and not said back before. */
export function turnable(state: State): Clause[] {
  return state.turn.clauses.filter((clause) => clause.turned !== null && (clause.turned !== clause.text || /^(?:tus? |la |el |los |las |hay |your |the |there )/i.test(clause.turned)) && !/^(?:tú |you )?(?:crees|supones|piensas|think|guess)(?: que| so)/i.test(clause.turned) && !/(?<!\p{L})(?:mur(?:ió|ieron)|falleci|ha muerto|died|passed away|believe so|think so|must have been|tendría)(?!\p{L})/iu.test(clause.text) && !isUnsayable(clause.turned) && clause.words >= 3 && clause.words <= 13 && !clause.isQuestion && !state.replies.some((reply) => reply.includes(clause.turned!.toLowerCase())))
}
