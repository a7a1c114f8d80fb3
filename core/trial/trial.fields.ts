/** What a trial asks for, without the schema: the browser needs no parser to draw a form. Longest texts in UTF-16 units. */
export const trialFieldLimits = { name: 120, email: 254, motivation: 2000 } as const

export const trialFields = ['name', 'email', 'motivation'] as const
export type TrialField = (typeof trialFields)[number]
