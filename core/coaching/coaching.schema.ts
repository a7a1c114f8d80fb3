import { z } from 'zod'
import { messageTypes, type Phase, type ReminderType } from './coaching.types'

/** Said by the client, as specified; who asks is decided by the session alone. */
const saidUserId = z.string().max(100).optional()

export const coachingQuerySchema = z.object({ userId: saidUserId })

/** HH:MM on a clock of 24 hours. */
export const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** `POST /api/coaching/message`. */
export const messageRequestSchema = z.object({ userId: saidUserId, type: z.enum(messageTypes) })

/** `PUT /api/coaching/reminders/{id}`. */
export const reminderChangeSchema = z.object({ isActive: z.boolean(), preferredTime: timeSchema.optional() })
export type ReminderChange = z.infer<typeof reminderChangeSchema>

/** Where a recommendation leads; null where it is done right here, in the conversation. */
export const recommendedPlaces = ['/generar-carta', '/ritual', '/dashboard', '/ayuda'] as const
export type RecommendedPlace = (typeof recommendedPlaces)[number]

export type CoachingProgress = {
  currentPhase: Phase
  /** Days in a row somebody came by, up to today or yesterday. */
  streakDays: number
  /** Days they came by since Monday. */
  weekDays: number
  weeklyGoal: string
  nextRecommendation: string
  nextUrl: RecommendedPlace | null
}

export type CoachingReminder = {
  id: string
  reminderType: ReminderType
  message: string
  /** HH:MM where its owner is. */
  preferredTime: string
  isActive: boolean
  /** Its time has come today. */
  isDue: boolean
}
