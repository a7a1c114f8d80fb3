import type { ClauseKind } from '#core/language/kinds'
import type { Emotion } from '#core/language/emotions'
import type { LetterPath } from '#core/letters/letters.schema'
import type { Act } from '../listen/acts'
import type { Gist } from '../listen/gists/gists'
import type { JudgedOf } from '../listen/judged'
import type { Loss } from '../listen/news'

/** A subject people come with: how it is heard, what may be said of it and what may be asked. */
export type Topic = {
  id: string
  /** What it is called when the companion comes back to it: «las noches», "the nights". Said after «de» and as a subject. */
  label: string
  /** How much it weighs beside others heard in the same turn, 1-9. */
  weight: number
  /** Read without accents, in lower case. */
  hears: RegExp
  /** Said in so many words: heard whatever else the turn is mostly about. */
  plainly?: RegExp
  /** What shares its words and is something else: where this is found too, nothing is heard. */
  unless?: RegExp
  /** How one is oneself (tears, sleep, being alone): not heard where it is said of somebody else. */
  isOwn?: true
  /** Heard by its words alone: to be taken for this hurts where it is not so. */
  isWorded?: true
  says: readonly string[]
  asks: readonly string[]
  /** For a person who asks what to do about it. */
  counsel?: readonly string[]
  /** Heard only where somebody has died, or left, or either, or the path says so. */
  only?: 'dead' | 'gone' | 'lost'
}

/**
 * Something small that people tell, and that only they tell so: a whistle in the hallway, the tablets at five, a year without speaking. It is heard by its words
 * alone, sentence by sentence, and answered with a line that could be said of nothing else.
 */
export type Particular = {
  id: string
  /** 1 a thing, a habit, a scene; 2 what happened or was said; 3 what weighs most in whatever is told beside it. */
  weight: 1 | 2 | 3
  /** Read without accents, in lower case. What a named group finds may be said back as a slot: `(?<cosa>\w+)` is `{cosa}`. */
  hears: RegExp
  /** What shares its words and is something else. */
  unless?: RegExp
  says: readonly string[]
  asks: readonly string[]
}

/** Two lists that belong together: what is said first, and what is asked then. */
export type Pair = { says: readonly string[]; asks: readonly string[] }

export type Exercise = {
  id: string
  /** How it is offered; ends with a question that can be answered with yes. */
  offers: readonly string[]
  /** One reply a step. The person goes on with anything that is not a no. */
  steps: readonly string[]
  /** After the last step. */
  ends: readonly string[]
  /** Who asks for it by name. */
  hears: RegExp
}

/** Everything the companion can say in one language. */
export type Texts = {
  topics: readonly Topic[]
  particulars: readonly Particular[]
  kinds: Partial<Record<ClauseKind, Pair>>
  /** By what the turn comes to, whatever it is about; `heavy` where it is hard, and how is not sure. */
  gists: Record<Gist | 'heavy', Pair>
  feelings: Partial<Record<Emotion, Pair>>
  acts: Partial<Record<Act, readonly string[]>>
  /** What is said when a short answer comes, by what the question was about (`#who`, `#moment`, …), or `any`. */
  answers: Record<string, Pair>
  exercises: readonly Exercise[]
  disclosures: readonly string[]
  welcomes: Record<LetterPath | 'open', readonly string[]>
  remembered: readonly string[]
  echoes: readonly string[]
  reflections: readonly string[]
  /** Where a clause cannot be turned with certainty: their exact words. */
  quotes: readonly string[]
  /** For concrete things and scenes. */
  details: { says: readonly string[]; memories: readonly string[]; asks: readonly string[] }
  generalSays: readonly string[]
  generalAsks: readonly string[]
  /** Leave to go on, for whoever has begun to tell: no question, or hardly one. */
  goOn: readonly string[]
  presence: readonly string[]
  returns: { topic: readonly string[]; thing: readonly string[]; person: readonly string[]; clause: readonly string[] }
  /** Questions that bring back what was named earlier. */
  callbacks: { person: readonly string[] }
  names: { asks: readonly string[]; heard: readonly string[]; several: readonly string[]; own: readonly string[] }
  corrections: { kin: readonly string[]; name: readonly string[]; alive: readonly string[] }
  /** Two feelings in one turn: `{e}` and `{e2}`. */
  both: readonly string[]
  shifts: readonly string[]
  summaries: { opens: readonly string[]; closes: readonly string[] }
  letterOffers: readonly string[]
  ritualOffers: readonly string[]
  /** To a letter or a ritual refused by its name. */
  declined: readonly string[]
  /** The same in two words, before what else was said is answered. */
  refused: readonly string[]
  near: Pair
  unclear: readonly string[]
  /** To a loss told for the first time in the conversation. */
  losses: Record<Loss, readonly string[]>
  /** To whoever takes leave, for the night or otherwise; what thanks are met with before it. */
  farewells: Record<'night' | 'day' | 'welcome', readonly string[]>
  /** What is said of a turn before it is asked whether there is danger: true of any, and of no mood. */
  received: readonly string[]
  /** To whoever asks whether it is awful of them, by what: an answer first. */
  judged: Record<JudgedOf, readonly string[]>
  /** To news that are plainly good. */
  goodNews: Pair
  /** To whether EÓN can, feels, has seen or understands something. */
  ofEon: readonly string[]
  /** To what is asked of somebody else’s heart or of what was: nobody could know it. */
  unknowable: readonly string[]
  /** To a question there is no answer to, or none that was understood. */
  unknown: readonly string[]
  /** To what they wrote to somebody, where EÓN had offered to read it. */
  saidHere: readonly string[]
  /** Before an answer that should have come the first time. */
  unanswered: readonly string[]
  /** To whoever asks for a name they told: known, not told yet, nobody known, their own. */
  recalls: { name: readonly string[]; several: readonly string[]; who: readonly string[]; fact: readonly string[]; unnamed: readonly string[]; unknown: readonly string[]; own: readonly string[] }
  /** What may be answered to what can be done or left, by what it is about (`listen/practical.ts`). */
  practical: Readonly<Record<string, readonly string[]>>
  /** To whoever was not heard: owned (a fault, an alarm that was none, their own words given back), what this turn tells or the one before taken up (turned to «tú» where that is sure), and a way on where nothing was; `badly` where it was EÓN that could not be understood, `good` where good news was taken for bad. */
  repairs: Record<'sorry' | 'alarm' | 'echo' | 'badly' | 'good' | 'told' | 'back' | 'backTurned' | 'goOn', readonly string[]>
  /** To ways named when EÓN asked which there are. */
  options: readonly string[]
  exerciseStops: readonly string[]
  shortAnswers: Record<'yes' | 'no' | 'dontknow' | 'nothing' | 'nobody' | 'everything' | 'ack' | 'iKnow' | 'well' | 'badly', Pair>
  suggestions: Record<'start' | 'dead' | 'gone' | 'purpose' | 'exercise' | 'offer' | 'any', readonly string[]>
  learned: Record<'name' | 'dead' | 'gone' | 'ill' | 'helps' | 'avoid' | 'own' | 'pet', string>
}
