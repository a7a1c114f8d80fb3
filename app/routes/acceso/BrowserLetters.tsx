import { useTranslation } from 'react-i18next'

/** What becomes of what this browser holds, before somebody says who they are. */
export function BrowserLetters({ count }: { count: number }) {
  const { t } = useTranslation(['access'])
  return (
    <section className="mt-12 border-t border-line pt-6">
      <h2 className="font-tool text-ui font-[600]">{t('access:letters.title')}</h2>
      <p className="mt-1 text-ui text-soft">{count > 0 ? t('access:letters.some', { count }) : t('access:letters.none')}</p>
      <p className="mt-2 text-ui text-soft">{t('access:letters.shared')}</p>
    </section>
  )
}
