import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LetterDate } from '~/components/letter/LetterDate'
import { useLanguage } from '~/i18n/use-language'
import type { AccountAnswer, AccountPage } from '~/server/account-page.server'
import { Button } from '~/ui/Button'
import { FieldError } from '~/ui/FieldError'
import { Part, usePending, useProblem } from './Part'

/** Where an account is open, and the way to close it there. */
export function Devices({ devices, answer }: { devices: AccountPage['devices']; answer: AccountAnswer | undefined }) {
  const { t } = useTranslation(['account'])
  const pending = usePending()
  return (
    <Part title={t('account:devices.title')} note={t('account:devices.note')}>
      <FieldError id="devices-problem">{useProblem(answer)}</FieldError>
      <ul>
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} isClosing={pending?.get('device') === device.id} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post" action="/cuenta" className="mt-5">
          <input type="hidden" name="intent" value="others" />
          <input type="hidden" name="part" value="devices" />
          <Button type="submit" variant="secondary" isLoading={pending?.get('intent') === 'others'} loadingLabel={t('account:devices.working')}>
            {t('account:devices.others')}
          </Button>
        </Form>
      )}
    </Part>
  )
}

function DeviceLine({ device, isClosing }: { device: AccountPage['devices'][number]; isClosing: boolean }) {
  const { t } = useTranslation(['account'])
  const language = useLanguage()
  const name = device.name ?? t('account:devices.unnamed')
  const [before, after] = t('account:devices.seen', { day: '|' }).split('|')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2 first:border-t">
      <p className="min-w-0 py-1.5 text-ui">
        <span className="font-[550]">{name}</span>
        {device.isCurrent && <span className="text-path"> · {t('account:devices.current')}</span>}
        <span className="block text-note text-soft">
          {before}
          <LetterDate at={device.lastSeenAt} language={language} known={device.seenOn} />
          {after}
        </span>
      </p>
      <Form method="post" action="/cuenta" className="-ml-2 sm:ml-0">
        <input type="hidden" name="intent" value="device" />
        <input type="hidden" name="part" value="devices" />
        <input type="hidden" name="device" value={device.id} />
        <Button
          type="submit"
          variant="quiet"
          isLoading={isClosing}
          loadingLabel={t('account:devices.working')}
          aria-label={device.isCurrent ? undefined : t('account:devices.signOutOf', { device: name })}
        >
          {t(device.isCurrent ? 'account:devices.signOutHere' : 'account:devices.signOut')}
        </Button>
      </Form>
    </li>
  )
}
