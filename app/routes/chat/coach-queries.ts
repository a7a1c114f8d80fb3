import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CoachingProgress, CoachingReminder } from '#core/coaching/coaching.schema'
import type { MessageType } from '#core/coaching/coaching.types'
import { useLanguage } from '~/i18n/use-language'
import { requestJson } from '~/lib/api/request'

/** Specification §5: nothing is asked for nobody. */
const isSomebody = (userId: string | null): userId is string => userId !== null && userId !== '' && userId !== 'anonymous'

const addressOf = (what: 'progress' | 'reminders', userId: string | null) => `/api/coaching/${what}?userId=${encodeURIComponent(userId ?? 'anonymous')}`

/** The texts come in the language of the page, so each language is fresh by itself. */
function useKey(what: 'progress' | 'reminders', userId: string | null) {
  return [addressOf(what, userId), useLanguage()] as const
}

/** How somebody has been coming by, and what could be next. */
export function useProgress(userId: string | null) {
  return useQuery<CoachingProgress>({ queryKey: useKey('progress', userId), enabled: isSomebody(userId) })
}

/** The first answer on this page makes today one of the days: what was read before it is asked for again. */
export function useProgressAfterTalk({ userId, replies }: { userId: string; replies: number }) {
  const client = useQueryClient()
  const address = addressOf('progress', userId)
  const atFirst = useRef(replies)
  useEffect(() => {
    if (replies <= atFirst.current) return
    atFirst.current = Infinity
    void client.invalidateQueries({ queryKey: [address] })
  }, [address, client, replies])
}

export function useReminders(userId: string | null) {
  return useQuery<CoachingReminder[]>({ queryKey: useKey('reminders', userId), enabled: isSomebody(userId) })
}

export type ReminderChange = { id: string; isActive: boolean; preferredTime?: string }

/** Changes a reminder: shown at once, and taken back where it could not be kept. Changes of one reminder go out in their order. */
export function useReminderChange(input: { userId: string | null; reminderId: string; onKept: () => void; onFailed: () => void }) {
  const { userId, reminderId, onKept, onFailed } = input
  const client = useQueryClient()
  const queryKey = useKey('reminders', userId)
  const mutationKey = ['coaching-reminder', reminderId]
  const patch = (values: Partial<CoachingReminder>) =>
    client.setQueryData<CoachingReminder[]>(queryKey, (list) => list?.map((reminder) => (reminder.id === reminderId ? { ...reminder, ...values } : reminder)))
  return useMutation({
    mutationKey,
    scope: { id: reminderId },
    // Without a network it fails at once, instead of waiting for one unseen.
    networkMode: 'always',
    mutationFn: ({ id, ...body }: ReminderChange) => requestJson<CoachingReminder>({ method: 'PUT', url: `/api/coaching/reminders/${encodeURIComponent(id)}`, body }),
    onMutate: async ({ id: _id, ...values }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<CoachingReminder[]>(queryKey)?.find(({ id }) => id === reminderId)
      patch(values)
      return before
    },
    onError: (_error, _change, before) => {
      if (before) patch(before)
      onFailed()
    },
    onSuccess: ({ isDue }) => {
      patch({ isDue })
      onKept()
    },
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? client.invalidateQueries({ queryKey }) : undefined),
  })
}

/** Asks for a few words of a kind. */
export function useWords(input: { userId: string | null; onFailed: () => void }) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (type: MessageType) => requestJson<{ message: string }>({ method: 'POST', url: '/api/coaching/message', body: { userId: input.userId, type } }),
    onError: input.onFailed,
  })
}
