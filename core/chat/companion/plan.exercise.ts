import { matterOf } from './matter'
import type { Planning } from './plan'
import type { Move } from './say'
import type { State } from './state'
import { textsOf } from './texts'
import type { Exercise } from './texts/texts'
import { isSaid, lineOf } from './line'

/** Exercises that let something out: not for somebody who has lately been in danger. */
const ofRelease = new Set(['unsent'])

/** «ya estoy mejor», "I'm good now", "no more smells": enough of it, in whatever words. */
const enough = /\b(?:i'?m (?:(?:a (?:lil|little|bit) )?(?:better|good|fine|ok|okay)|done)(?: now| with (?:that|this|it)| thank)|don'?t (?:need|want) (?:no |any )?more|no more (?:of (?:that|this)|smells|breathing)|done with (?:that|this|it)|that'?s enough|ya estoy (?:mejor|bien|tranquil[oa])|ya no (?:necesito|quiero|hace falta)(?: mas)?|no (?:quiero|necesito) mas|ya (?:termine|acabe) con eso)\b/

/** «otra cosa», "anything else?": another than the one that is there. */
const another = /\b(?:anything else|something (?:else|different)|another (?:one|exercise)|a different one|not (?:the )?breathing|otr[oa] (?:cosa|ejercicio|distint[oa])|algo (?:distinto|diferente)|otro que no|que no sea respirar|lo de respirar (?:no|ya))\b/

/** Goes on with an exercise, leaves it, or offers the one that was asked for. */
export function planExercise({ state, brief }: Planning): Move[] {
  const texts = textsOf(state.language)
  const { turn, doing } = state
  const matter = matterOf(state, brief)
  const does = (act: (typeof turn.acts)[number]): boolean => turn.acts.includes(act)
  const allowed = texts.exercises.filter((exercise) => brief.care === 'none' || !ofRelease.has(exercise.id))

  const wantsAnother = doing !== null && another.test(turn.plain)
  if (doing && !wantsAnother) {
    // Told beside it: the exercise is over, and what was told is answered.
    if (doing.step >= 0 && enough.test(turn.plain) && turn.words > 12) return []
    const isRefusal = (doing.step >= 0 && enough.test(turn.plain)) || (!does('goOn') && (does('no') || does('stop') || does('goodbye')))
    // What is told or asked in between is answered; the exercise waits for «ya».
    const isAside = turn.hasQuestion || turn.mentions.length > 0 || turn.hits.some(({ weight }) => weight >= 5)
    const isTaken = doing.step < 0 && !isRefusal && /^(?:yes|yeah|yep|ok|okay|sure|please|go on|si|vale|dale|bueno|claro|venga|por favor)\b|\b(?:short steps|tres pasos)\b/.test(turn.plain)
    const isOn = isTaken || does('goOn') || does('yes') || does('ack') || (doing.step >= 0 && !isRefusal && turn.words <= (turn.clauses.length > 0 ? 12 : 30) && !isAside)
    // «Ya. Mejor. Gracias.»: done, and enough.
    if (doing.step >= 0 && /^(?:ya|hecho|listo|done|did it|ok)?[.,! ]*(?:(?:mucho |algo |un poco |much |a bit )?(?:mejor|better)|gracias|thank(?:s| you))\b/.test(turn.plain) && turn.words <= 8) return [{ parts: [{ from: doing.exercise.ends, matter }], isLong: true }]
    if (isRefusal) return [{ parts: [{ from: texts.exerciseStops, matter }] }]
    if (isOn) {
      const next = doing.exercise.steps[doing.step + 1]
      if (next) return [{ parts: [{ from: [next], matter }], isLong: true }]
      return [{ parts: [{ from: doing.exercise.ends, matter }], isLong: true }]
    }
  }
  if (does('stop') && /ejercicio|exercise/.test(turn.plain)) return [{ parts: [{ from: texts.exerciseStops, matter }] }]
  if (!does('wantsExercise') && !wantsAnother) return []
  const unused = allowed.filter((exercise) => exercise !== doing?.exercise || !wantsAnother).filter((exercise) => !isRefused(exercise, state) && !exercise.steps.some((line) => isSaid(lineOf(line), state.replies)))
  const named = unused.filter((exercise) => exercise.hears.test(turn.plain))
  const chosen: Exercise | undefined = named[0] ?? unused.find((exercise) => !state.offered.has(exercise.id)) ?? unused[0]
  if (!chosen) return []
  // Somebody who cannot breathe is not asked whether they want to.
  if (/no puedo respirar|falta el aire|me ahogo|ataque|can't breathe|cannot breathe|attack/.test(turn.plain) || named.length > 0) return [{ parts: [{ from: [chosen.steps[0]!], matter }], isLong: true }]
  return [{ parts: [{ from: chosen.offers, matter }], isLong: true }]
}

/** An exercise that fits what was said, offered at most once every few replies. */
export function offerExercise({ state, brief }: Planning, ids: readonly string[]): Move[] {
  const texts = textsOf(state.language)
  if (state.offered.size >= 3 || state.onlyListen || state.turns.some((turn) => turn.acts.includes('stop') || turn.acts.includes('noQuestions'))) return []
  const matter = matterOf(state, brief)
  const fitting = texts.exercises.filter((exercise) => ids.includes(exercise.id) && !state.offered.has(exercise.id) && (brief.care === 'none' || !ofRelease.has(exercise.id)))
  return fitting.map((exercise) => ({ parts: [{ from: exercise.offers, matter }], isLong: true }))
}

/** «no me digas que respire», "don't tell me to breathe": not offered again. */
function isRefused(exercise: Exercise, { turns }: State): boolean {
  return turns.some(({ plain }) => exercise.hears.test(/\b(?:don't|do not|not|no more|nada de|no me (?:digas|mandes|pidas|hagas))\b(.{0,30})/.exec(plain)?.[1] ?? ''))
}
