import { useTranslation } from 'react-i18next'
import { Candle } from '~/components/illustrations'
import { Button } from '~/ui/Button'
import type { ReadableLetter } from '../route'

/** The door closed, a glass of water; then who reads. */
export function BeforeReading({ letter, onBegin }: { letter: ReadableLetter; onBegin: (withVoice: boolean) => void }) {
  const { t } = useTranslation(['ritual'])
  return (
    <div className="reading-stage">
      <Candle progress={0.2} className="mb-8 w-20 sm:w-24" />
      <h1 className="text-title">{t('ritual:reading.before.title')}</h1>
      <p className="mt-5 max-w-measure font-voice text-read text-soft">{t('ritual:reading.before.text')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {letter.hasSound && <Button onClick={() => onBegin(true)}>{t('ritual:reading.before.withVoice')}</Button>}
        <Button variant={letter.hasSound ? 'secondary' : 'primary'} onClick={() => onBegin(false)}>
          {t('ritual:reading.before.alone')}
        </Button>
      </div>
      {!letter.hasSound && <p className="mt-4 text-note text-soft">{t('ritual:reading.before.noVoice')}</p>}
    </div>
  )
}
