import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CareLines } from '~/components/care/CareLines'
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

/** Whom to call where the visitor is, and the way to everywhere else. */
function HelpNow({ help }: { help: ReachableHelp }) {
  const { t } = useTranslation(['care'])
  return (
    <section aria-labelledby="lines" className="mt-6 rounded-sheet border border-edge bg-sheet px-5 py-4">
      <h3 id="lines" className="font-tool text-ui font-[600]">
        {t('care:label')}
      </h3>
      <CareLines helplines={help} className="mt-3" />
    </section>
  )
}
