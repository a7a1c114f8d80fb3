import { Link } from '@remix-run/react'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import type { LetterInProgress } from '#core/letters/letters'
import { Candle } from '~/components/illustrations'
import { useElapsed } from './use-elapsed'

const steps = ['queued', 'writing', 'narrating'] as const
const slowAfterSeconds = 5 * 60

type WaitingProps = {
  letter: LetterInProgress
  /** The server's clock when the page was made, UTC ms. */
  now: number
  isUnreachable: boolean
}

/** A candle that burns with the work that is done, and the steps it lights. Nobody has to stay and watch it. */
export function WaitingForLetter({ letter, now, isUnreachable }: WaitingProps) {
  const { t } = useTranslation(['exito'])
  const elapsed = useElapsed({ since: letter.startedAt, now })
  const isWriting = letter.step === 'writing'
  const [minutes, seconds] = [Math.floor(elapsed / 60), elapsed % 60]
  const title = t(isWriting ? 'exito:waiting.writing' : 'exito:waiting.queued')
  const time = minutes ? t('exito:waiting.minutes', { minutes, seconds }) : t('exito:waiting.seconds', { seconds })
  return (
    <div className="grid items-start gap-x-16 gap-y-6 pt-2 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] md:pt-14 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-x-28">
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <Candle progress={isWriting ? 0.06 + 0.94 * (letter.progress / 100) : 0.02} className="mx-auto w-28 sm:w-48 md:w-full" />
      <div className="max-w-measure">
        <h1 className="text-title">{title}</h1>
        <p role="status" className="unseen">
          {title}
        </p>
        <ol aria-label={t('exito:waiting.steps.label')} className="mt-8">
          {steps.map((step, index) => (
            <Step key={step} step={step} place={index - (isWriting ? 1 : 0)} progress={isWriting ? letter.progress : null} />
          ))}
        </ol>
        <p className="mt-6 min-h-6 text-ui tabular-nums text-soft">
          {isUnreachable ? t('exito:waiting.offline') : t(elapsed < slowAfterSeconds ? 'exito:waiting.elapsed' : 'exito:waiting.slow', { time })}
        </p>
        <p className="mt-6 border-l-2 border-path-tint pl-4 font-voice text-read">
          {t('exito:waiting.leave')}{' '}
          <Link to="/dashboard" className="text-link text-path">
            {t('exito:waiting.shelf')}
          </Link>
          .
        </p>
        <noscript>
          <p className="mt-4 text-note text-soft">{t('exito:waiting.withoutScript')}</p>
        </noscript>
      </div>
    </div>
  )
}

/** `place`: before 0 it is done, at 0 it is now, after it is to come. */
function Step({ step, place, progress }: { step: (typeof steps)[number]; place: number; progress: number | null }) {
  const { t } = useTranslation(['exito'])
  const isNow = place === 0
  const isDone = place < 0
  return (
    <li aria-current={isNow ? 'step' : undefined} className="relative flex gap-5 pb-6 last:pb-0">
      <span
        aria-hidden="true"
        className={clsx(
          'relative z-10 mt-1.5 size-4 flex-none rounded-round border transition-colors duration-[400ms]',
          isNow || isDone ? 'border-path bg-path forced:bg-[Highlight]' : 'border-edge bg-paper',
          isNow && 'shadow-[0_0_0_6px_var(--path-tint)]',
        )}
      />
      {step !== 'narrating' && <span aria-hidden="true" className={clsx('absolute top-4 bottom-0 left-2 w-px -translate-x-1/2', isDone ? 'bg-path' : 'bg-line')} />}
      <div className={clsx(!isNow && !isDone && 'text-soft')}>
        <p className="text-ui font-[600]">
          {t(`exito:waiting.steps.${step}.name`)}
          {isNow && step === 'writing' && progress !== null && progress > 0 && <span className="font-normal tabular-nums text-soft"> · {progress} %</span>}
          {(isDone || isNow) && <span className="unseen"> ({t(isDone ? 'exito:waiting.done' : 'exito:waiting.now')})</span>}
        </p>
        <p className={clsx('text-ui', isNow ? 'text-ink' : 'text-soft')}>{t(`exito:waiting.steps.${step}.text`)}</p>
      </div>
    </li>
  )
}
