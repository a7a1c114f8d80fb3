import { useTranslation } from 'react-i18next'

/** Where to turn on a bad day, at the foot of the account's pages. */
export function HelpLine() {
  const { t } = useTranslation(['account'])
  return (
    <p className="mt-8 text-ui text-soft">
      {t('account:erased.help')}{' '}
      <a href="/ayuda" className="text-link font-[550] text-path">
        {t('account:erased.helpLink')}
      </a>
      .
    </p>
  )
}
