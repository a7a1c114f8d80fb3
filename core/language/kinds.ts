/** What a clause does in a message. The order of the tables decides which comes first when several fit. */
export type ClauseKind =
  | 'late' | 'lastwords' | 'unsaid' | 'did' | 'self' | 'given' | 'thanks' | 'saying' | 'fear' | 'others' | 'absence' | 'stillreach' | 'habit' | 'body' | 'dream' | 'miss' | 'love' | 'cant' | 'dontknow' | 'wish'
  | 'relief' | 'anger' | 'event' | 'question' | 'contrast' | 'other'

/** What happened, or what the crisis is made of: decides which knowledge fits and which would hurt. */
export type Circumstance =
  // loss
  | 'suicide' | 'sudden' | 'illness' | 'dementia' | 'caregiver' | 'faraway' | 'perinatal' | 'estranged' | 'harm' | 'relief' | 'anniversary' | 'recent' | 'longago' | 'putdown' | 'violence' | 'addiction' | 'late' | 'age'
  // separation
  | 'left' | 'leaving' | 'betrayal' | 'coparenting' | 'house' | 'nocontact' | 'contact' | 'stillloving' | 'longyears' | 'short' | 'replaced' | 'vanished' | 'distance' | 'divorce' | 'networks' | 'friendship' | 'abuse' | 'betrayer'
  // meaning
  | 'work' | 'laidoff' | 'retirement' | 'burnout' | 'migration' | 'emptynest' | 'sickness' | 'faith' | 'formerself' | 'study' | 'creative' | 'business' | 'aging' | 'parenthood' | 'childless' | 'caring' | 'routine' | 'hollow' | 'decision' | 'comparison' | 'sober' | 'money'

/** Families of clauses, for movements that set two of the person's sentences side by side. */
export const kindGroups = {
  hurt: ['late', 'lastwords', 'unsaid', 'did', 'self', 'fear', 'anger', 'dontknow', 'cant'],
  bond: ['given', 'habit', 'saying', 'love', 'thanks', 'miss'],
  now: ['stillreach', 'absence', 'body', 'dream', 'others', 'cant'],
  will: ['contrast', 'wish'],
  fact: ['event', 'other'],
} satisfies Record<string, ClauseKind[]>

export type KindGroup = keyof typeof kindGroups
