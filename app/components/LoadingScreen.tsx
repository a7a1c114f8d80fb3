import { useTranslation } from 'react-i18next'
import { Candle } from './illustrations'

/** Waiting without a measure. Where the work can be measured, show a candle with its true progress instead. */
export function LoadingScreen() {
  const { t } = useTranslation()
  return (
    <div role="status" className="page-width flex min-h-[62dvh] flex-col items-center justify-center gap-6 text-center">
      <Candle progress={0.28} className="w-40 sm:w-48" />
      <h1 className="text-title">{t('loading.title')}</h1>
      <p className="max-w-narrow font-voice text-read text-soft">{t('loading.text')}</p>
    </div>
  )
}
