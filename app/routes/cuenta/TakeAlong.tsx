import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/Button'
import { Part } from './Part'

export function TakeAlong() {
  const { t } = useTranslation(['account'])
  return (
    <Part title={t('account:take.title')}>
      <p className="max-w-measure text-ui text-soft">{t('account:take.note')}</p>
      <Button asChild variant="secondary" className="mt-4">
        <a href="/api/account/export" download>
          {t('account:take.submit')}
        </a>
      </Button>
      <p className="mt-3 text-note text-soft">{t('account:take.time')}</p>
    </Part>
  )
}
