import { createChance } from '#core/language/seed'
import type { CompanionBrief, CompanionReply } from '#core/ports/companion'
import { disclose } from './disclose'
import { learnedIn } from './learned'
import { planReply } from './plan'
import { createSpeaker } from './say'
import { followConversation, type State } from './state'
import { suggestFor } from './suggestions'
import { toVoseo } from './voseo'

/** A time of day, or a day of the week. */
const times = /\b(?:a las? (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d+)|(?:son|eran|las) (?:\w+ )?(?:y (?:media|cuarto|pico))|por (?:la|las) (?:noche|tarde|manana)s?|de (?:noche|madrugada)|at (?:night|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|midnight)|in the (?:morning|evening|afternoon)|o'clock|\d+ ?(?:am|pm)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:en|in|de) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december)|hace (?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+|pocos|muchos|unos) \w+|\w+ (?:years|months|weeks|days) ago|(?:el|los|cada) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?))\b/

/** Where something was, and how many or how long. */
const places = /\b(?:en (?:el|la|los|las|mi|su|casa|un|una)|al lado de|debajo de|junto a|in (?:the|my|his|her|our|a)|at (?:the|my|his|her|our|home|work)|on (?:the|my|his|her)|under|beside|next to)\b/
const numbers = /\b(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty) (?:\w+ )?(?:anos|meses|semanas|dias|horas|minutos|veces|years|months|weeks|days|hours|minutes|times)\b/

/** What a turn tells that a question may be about (`#time`, `#others`, how they are `#now`), or ask for by its first word: a place, a number. */
function toldIn({ turn: { plain, mentions, feelings }, people }: State): ReadonlySet<string> {
  const isOther = mentions.some(({ name, kin }) => people.some((one) => one.name === name && one.kin === kin && one.fate === null))
  return new Set([...(times.test(plain) ? ['time'] : []), ...(isOther ? ['others'] : []), ...(places.test(plain) ? ['place'] : []), ...(numbers.test(plain) ? ['number'] : []), ...(feelings.length > 0 ? ['now'] : [])])
}

/**
 * Answers the last turn of a conversation, with no model and no I/O: reads every turn, follows people, losses, feelings and
 * threads, and says something that has not been said. The same brief gives the same reply; another seed gives another.
 */
export function replyTo(brief: CompanionBrief): CompanionReply {
  const state = followConversation(brief)
  const { isFormal } = state
  const chance = createChance([brief.seed, state.turn.at, state.turn.plain, state.replies.length].join('\u0001'))
  const speaker = createSpeaker({ replies: state.replies, heard: state.turn.plain, chance, mayAsk: !state.wantsNoQuestions, isFormal, told: toldIn(state) })
  const said = speaker.say(planReply({ state, brief, chance })) ?? speaker.say(planReply({ state, brief, chance, isLastResort: true })) ?? ''
  const text = disclose({ state, chance, said, isFormal })
  return { text: state.isVoseante ? toVoseo(text) : text, suggestions: suggestFor({ state, brief, said, chance }), learned: learnedIn({ state, brief }) }
}
