import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/Button'
import { EmailInput } from '~/ui/EmailInput'
import { Field } from '~/ui/Field'
import { TextInput } from '~/ui/TextInput'
import { useIsHydrated } from '~/lib/use-hydrated'
import { Door } from './Door'
import type { OpeningDays } from './route'

/** Closes the letter until the morning of a day. */
export function CloseDoor({ days, address }: { days: OpeningDays; address: string }) {
  const { t } = useTranslation(['exito'])
  const isClosing = useNavigation().formData?.get('intent') === 'close'
  const isHydrated = useIsHydrated()
  const timeZone = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : days.timeZone
  return (
    <Door name="close">
      <Form method="post" action={address} className="grid gap-5">
        <input type="hidden" name="intent" value="close" />
        <input type="hidden" name="timeZone" value={timeZone} />
        <Field label={t('exito:letter.doors.close.day')} isRequired>
          <TextInput type="date" name="opensOn" min={days.first} max={days.last} className="max-w-56 font-tool tabular-nums" />
        </Field>
        <Field label={t('exito:letter.doors.close.notice')} mark={t('exito:letter.doors.optional')} help={t('exito:letter.doors.close.noticeHelp')}>
          <EmailInput name="noticeTo" className="max-w-96" />
        </Field>
        <div>
          <Button type="submit" isLoading={isClosing} loadingLabel={t('exito:letter.doors.close.submitting')}>
            {t('exito:letter.doors.close.submit')}
          </Button>
        </div>
      </Form>
    </Door>
  )
}
