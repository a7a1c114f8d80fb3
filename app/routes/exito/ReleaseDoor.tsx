import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/Button'
import { Checkbox } from '~/ui/Checkbox'
import { Door } from './Door'

/** Lets the letter go for good. The box to tick is the moment to think again. */
export function ReleaseDoor({ address }: { address: string }) {
  const { t } = useTranslation(['exito'])
  const isReleasing = useNavigation().formData?.get('intent') === 'release'
  return (
    <Door name="release">
      <p className="-mt-3 font-voice text-read text-soft">{t('exito:letter.doors.release.copies')}</p>
      <Form method="post" action={address} className="mt-4">
        <input type="hidden" name="intent" value="release" />
        <Checkbox name="confirmed" value="yes" required label={t('exito:letter.doors.release.confirm')} />
        <Button type="submit" variant="danger" className="mt-2" isLoading={isReleasing} loadingLabel={t('exito:letter.doors.release.submitting')}>
          {t('exito:letter.doors.release.submit')}
        </Button>
      </Form>
    </Door>
  )
}
