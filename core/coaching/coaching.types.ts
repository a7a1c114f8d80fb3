/** What somebody may be reminded of (specification §3). */
export const reminderTypes = ['journal_reminder', 'mood_check', 'exercise_followup', 'coaching'] as const
export type ReminderType = (typeof reminderTypes)[number]

/** What somebody may ask a few words for (specification §7). */
export const messageTypes = ['progress_celebration', 'journal_reminder', 'mood_check', 'exercise_followup', 'gentle_nudge'] as const
export type MessageType = (typeof messageTypes)[number]

/** How somebody comes and goes; says nothing of how they are. */
export const phases = ['exploration', 'processing', 'integration', 'maintenance'] as const
export type Phase = (typeof phases)[number]
