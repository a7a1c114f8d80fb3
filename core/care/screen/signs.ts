/**
 * What a clause can hold. A message is judged by which of these stand together, who they are about, when, and whether they are denied:
 * never by a list of sentences.
 */
export type SignKind =
  /** One's own killing, as a deed: «matarme», «tirarme a las vías», "end my life". */
  | 'deed'
  /** To be dead, gone, asleep for good, without doing anything: «ojalá no despertara», "I wish I wasn't here". */
  | 'gone'
  /** The dead are to be joined: «irme contigo, mamá», "be with him soon". Danger only beside a death. */
  | 'reunion'
  /** Hurting oneself without dying: «cortarme», "burn myself". */
  | 'selfharm'
  /** Others would be better off: «estarían mejor sin mí», "a burden". */
  | 'burden'
  /** Nothing is left: «no le veo sentido a seguir», "no reason to live". */
  | 'hopeless'
  /** At the end of one's strength, which many say of a queue: «no puedo más», "can't go on". */
  | 'spent'
  /** What it could be done with, at hand. */
  | 'means'
  /** Affairs put in order: letters, things given away, a will, who will feed the cat. */
  | 'preparation'
  /** A goodbye to the living. */
  | 'farewell'
  /** How it is done, asked for. */
  | 'method'
  /** Killing or hurting somebody else, meant. */
  | 'threat'
  /** Being hurt by somebody: at home, now. */
  | 'hurt'
  /** Somebody else, in danger now. */
  | 'other'
  /** Voices that order it. */
  | 'voices'
  /** Not eating, throwing up, to the point of danger. */
  | 'eating'

export type Sign = { kind: SignKind; pattern: RegExp }

/**
 * Joins alternatives into one pattern on whole words. A space stands for any run of spaces, `~` for up to three words between, the end of
 * a line for nothing.
 */
export function sign(kind: SignKind, ...phrases: string[]): Sign {
  return { kind, pattern: phrase(...phrases) }
}

export function phrase(...phrases: string[]): RegExp {
  const body = phrases.map((text) => onOneLine(text).replace(/(?: ~)+ /g, (gaps) => `(?: [a-zñ0-9']+){0,${3 * (gaps.match(/~/g)?.length ?? 1)}} `).replace(/ \?/g, '[\\s,]*').replace(/ /g, '[\\s,]+')).join('|')
  return new RegExp(`(?<![a-zñ0-9])(?:${body})(?![a-zñ0-9])`)
}

/** Long patterns are written over several lines: the breaks, and the spaces that begin the next line, are no part of them. */
export function onOneLine(text: string): string {
  return text.replace(/\n\s*/g, '')
}

export type Language = {
  signs: Sign[]
  /** Turns of phrase that only sound like it; taken out before anything is read. */
  idioms: RegExp
  /** Wanting, thinking of, being about to. */
  desire: RegExp
  intent: RegExp
  now: RegExp
  soon: RegExp
  /** Stands before what it denies. */
  denial: RegExp
  /** Looks like a denial and is none: «no quiero vivir», "I can't not". */
  notDenial: RegExp
  /** It was, and is over. */
  past: RegExp
  /** About somebody else. */
  thirdPerson: RegExp
  /** A death is being spoken of. */
  death: RegExp
  /** Taking it back. */
  retraction: RegExp
  /** Under age. */
  minor: RegExp
  /** Goes on with what was said before: «esta noche», "it's decided". */
  continuation: RegExp
}
