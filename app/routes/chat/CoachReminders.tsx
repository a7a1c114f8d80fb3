import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CoachingReminder } from '#core/coaching/coaching.schema'
import { useAuth } from '~/lib/auth/use-auth'
import { Sheet } from '~/ui/Sheet'
import { Switch } from '~/ui/Switch'
import { TextInput } from '~/ui/TextInput'
import { useToast } from '~/ui/Toast'
import { CoachState } from './CoachState'
import { useReminderChange, useReminders } from './coach-queries'

/** What one asked to be reminded of and whose time has come today. */
export function CoachDue({ userId }: { userId: string }) {
  const { t } = useTranslation(['coach'])
  const { data = [] } = useReminders(userId)
  const due = data.filter(({ isDue, isActive }) => isDue && isActive)
  if (due.length === 0) return null
  return (
    <Sheet variant="wash" padding="none" className="mt-3 px-4 py-3">
      <h3 className="coach-label">{t('coach:due')}</h3>
      <ul className="mt-1 grid gap-1 font-voice text-read">
        {due.map(({ id, message }) => (
          <li key={id}>{message}</li>
        ))}
      </ul>
    </Sheet>
  )
}

/** What one is reminded of, and when. */
export function CoachReminders({ userId, isTender }: { userId: string; isTender: boolean }) {
  const { t } = useTranslation(['coach'])
  const query = useReminders(userId)
  const { isAuthenticated } = useAuth()
  return (
    <section aria-labelledby="coach-reminders" className="mt-6 border-t border-line pt-5">
      <h3 id="coach-reminders" className="font-tool text-ui font-[600]">
        {t('coach:reminders.title')}
      </h3>
      {query.data ? (
        <>
          <p className="text-note text-soft">{t(`coach:reminders.${isTender ? 'resting' : isAuthenticated ? 'byMail' : 'here'}`)}</p>
          {query.data.length === 0 ? (
            <p className="mt-3 text-ui text-soft">{t('coach:reminders.empty')}</p>
          ) : (
            <ul className="mt-2">
              {query.data.map((reminder) => (
                <ReminderRow key={reminder.id} reminder={reminder} userId={userId} />
              ))}
            </ul>
          )}
        </>
      ) : (
        <CoachState query={query} failed={t('coach:reminders.failed')} />
      )}
    </section>
  )
}

function ReminderRow({ reminder, userId }: { reminder: CoachingReminder; userId: string }) {
  const { t } = useTranslation(['coach'])
  const { toast } = useToast()
  const id = useId()
  const { id: reminderId, reminderType, message, preferredTime, isActive } = reminder
  const { mutate } = useReminderChange({
    userId,
    reminderId,
    onKept: () => toast({ title: t('coach:reminders.updated.title'), description: t('coach:reminders.updated.text') }),
    onFailed: () => toast({ title: t('coach:reminders.notUpdated'), variant: 'destructive' }),
  })
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="flex min-h-11 items-start justify-between gap-4">
        <div>
          <label htmlFor={id} className="block text-ui font-[550]">
            {t(`coach:reminders.types.${reminderType}`)}
          </label>
          <p id={`${id}-what`} className="text-note text-soft">
            {message}
          </p>
        </div>
        <Switch id={id} aria-describedby={`${id}-what`} isOn={isActive} onChange={(isOn) => mutate({ id: reminderId, isActive: isOn })} />
      </div>
      {isActive && (
        <TimeField
          label={t('coach:reminders.time')}
          of={t(`coach:reminders.types.${reminderType}`)}
          time={preferredTime}
          onChange={(time) => mutate({ id: reminderId, isActive, preferredTime: time })}
        />
      )}
    </li>
  )
}

type TimeFieldProps = { label: string; of: string; time: string; onChange: (time: string) => void }

/** Kept when it is left or Enter is pressed: while it is typed it is many times nobody meant. */
function TimeField({ label, of, time, onChange }: TimeFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(time)
  const [known, setKnown] = useState(time)
  if (known !== time) {
    setKnown(time)
    setTyped(time)
  }
  function keep() {
    // A time that is not whole is none: the one before stays.
    if (!/^\d\d:\d\d$/.test(typed)) setTyped(time)
    else if (typed !== time) onChange(typed)
  }
  return (
    <div className="mt-2 flex items-center gap-3">
      <label htmlFor={id} className="text-note text-soft">
        {label}
        <span className="unseen">: {of}</span>
      </label>
      <TextInput id={id} type="time" value={typed} onChange={(event) => setTyped(event.target.value)} onBlur={keep} onKeyDown={({ key }) => key === 'Enter' && keep()} className="coach-time" />
    </div>
  )
}
