import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/Button'
import { steps } from './letter-fields'
import { stepId } from './use-steps'

/** To the next question and back. Plain links to the steps' own addresses, so that they move even before JavaScript is there. */
export function StepNavigation({ index, onNext, onBack }: { index: number; onNext: () => void; onBack: () => void }) {
  const { t } = useTranslation(['letter'])
  const isLast = index === steps.length - 1
  return (
    <div className="letter-step-navigation">
      {!isLast && (
        <Button asChild isWide size="large">
          <a
            href={`#${stepId(index + 1)}`}
            onClick={(event) => {
              event.preventDefault()
              onNext()
            }}
          >
            {t('letter:next')}
          </a>
        </Button>
      )}
      {index > 0 && (
        <Button asChild variant="quiet">
          <a
            href={`#${stepId(index - 1)}`}
            onClick={(event) => {
              event.preventDefault()
              onBack()
            }}
          >
            {t('letter:back')}
          </a>
        </Button>
      )}
    </div>
  )
}
