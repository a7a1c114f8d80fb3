import { Link } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resources } from '~/i18n/locales'
import { useLanguage } from '~/i18n/use-language'
import { RadioCards } from '~/ui/RadioCards'
import type { ReachableHelp } from './route'

const answers = ['lighter', 'same', 'stirred', 'heavy'] as const
type Answer = (typeof answers)[number]

/** One tap to say how the letter left one. What it says next stays on this page and goes nowhere. */
export function Feeling({ help }: { help: ReachableHelp }) {
  const { t } = useTranslation(['exito'])
  const { grounding } = resources[useLanguage()].exito.letter.feeling
  const [answer, setAnswer] = useState<Answer | null>(null)
  const isUnsettled = answer === 'stirred' || answer === 'heavy'
  return (
    <section aria-labelledby="feeling">
      <h2 id="feeling" className="text-lead">
        {t('exito:letter.feeling.title')}
      </h2>
      <p className="mt-1 text-ui text-soft">{t('exito:letter.feeling.note')}</p>
      <RadioCards
        className="mt-5"
        legend={t('exito:letter.feeling.title')}
        isLegendUnseen
        name="feeling"
        columns={4}
        value={answer ?? ''}
        onChange={(value) => setAnswer(answers.find((one) => one === value) ?? null)}
        options={answers.map((value) => ({ value, label: t(`exito:letter.feeling.answers.${value}`) }))}
      />
      <div role="status" className="max-w-measure">
        {answer && <p className="mt-3 font-voice text-read">{t(`exito:letter.feeling.replies.${answer}`)}</p>}
        {isUnsettled && (
          <>
            <h3 className="mt-6 font-tool text-ui font-[600]">{grounding.title}</h3>
            <ol className="mt-2 grid list-decimal gap-1.5 pl-6 font-voice text-read marker:font-tool marker:text-note marker:text-soft">
              {grounding.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        )}
        {answer === 'heavy' && <HelpNow help={help} />}
      </div>
    </section>
  )
}

/** The lines of the visitor's country, and the way to all others. */
function HelpNow({ help }: { help: ReachableHelp }) {
  const { t } = useTranslation(['exito'])
  return (
    <div className="mt-6 rounded-sheet border border-edge bg-sheet px-5 py-4">
      <h3 className="font-tool text-ui font-[600]">{t('exito:letter.feeling.lines.title')}</h3>
      {help && (
        <>
          <ul className="mt-2 grid gap-1">
            {help.lines.map((line) => (
              <li key={`${line.name} ${line.phone}`} className="flex flex-wrap items-baseline gap-x-3">
                <a href={`tel:${line.phone.replace(/[^\d+*]/g, '')}`} className="text-link inline-flex min-h-11 items-center text-read font-[600] tabular-nums text-path">
                  {line.phone}
                </a>
                <span className="text-ui">
                  {line.name} <span className="text-soft">· {t(`exito:letter.feeling.lines.${line.isOpen ? 'open' : 'closed'}`)}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-1 text-ui text-soft">{t('exito:letter.feeling.lines.emergency', { numbers: help.emergency.join(', ') })}</p>
        </>
      )}
      <Link to="/ayuda" className="text-link mt-1 inline-flex min-h-11 items-center text-ui font-[550] text-path">
        {t('exito:letter.feeling.lines.more')}
      </Link>
    </div>
  )
}
