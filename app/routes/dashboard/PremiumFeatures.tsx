import { useTranslation } from 'react-i18next'
import { LinkButton } from '~/ui/LinkButton'
import type { Desk } from './use-desk'

const features = ['chat', 'letters', 'deep', 'audio', 'journal', 'progress'] as const

/** What a plan or a trial opens, said as it is for whoever reads it: open already, or not yet. */
export function PremiumFeatures({ desk }: { desk: Desk }) {
  const { t } = useTranslation(['desk'])
  const { isPremium, isTrial, canTry, letters } = desk
  const state = isPremium ? 'open' : 'closed'
  const words = (name: (typeof features)[number]) => {
    if (name !== 'letters') return t(`desk:premium.features.${name}`)
    return letters.kind === 'unlimited' ? t('desk:premium.features.lettersUnlimited') : t('desk:premium.features.lettersMonthly')
  }
  return (
    <section aria-labelledby="premium" className="mt-16">
      <h2 id="premium" className="text-lead">
        {t(`desk:premium.${state}.title`)}
      </h2>
      <p className="mt-1 max-w-measure text-ui text-soft">{t(`desk:premium.${isTrial ? 'trial' : state}.text`)}</p>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-x-8">
        {features.map((name) => (
          <li key={name} className="flex items-start gap-3 text-ui">
            <FeatureMark isOpen={isPremium} />
            <span>
              {words(name)}
              <span className="unseen"> {t(`desk:premium.${state}.mark`)}</span>
            </span>
          </li>
        ))}
      </ul>
      {(!isPremium || isTrial) && (
        <div className="mt-6 flex flex-wrap gap-3">
          {canTry && (
            <LinkButton to="/trial-signup" variant="secondary">
              {t('desk:premium.try')}
            </LinkButton>
          )}
          <LinkButton to="/planes" variant={canTry ? 'quiet' : 'secondary'}>
            {t('desk:premium.plans')}
          </LinkButton>
        </div>
      )}
    </section>
  )
}

/** A tick for what is open, a ring for what is not. */
function FeatureMark({ isOpen }: { isOpen: boolean }) {
  return (
    <svg viewBox="0 0 20 20" className={isOpen ? 'drawing mt-0.5 size-5 flex-none text-path' : 'drawing mt-0.5 size-5 flex-none text-soft'} aria-hidden="true">
      {isOpen ? <path d="M3.6 10.6c1.5 1.3 2.9 2.8 4.1 4.5 2.2-4.2 4.9-7.7 8.6-10.6" /> : <path d="M10.1 5.6c2.5 0 4.4 1.8 4.4 4.4s-1.9 4.5-4.5 4.5-4.4-1.9-4.4-4.4 1.9-4.5 4.5-4.5" />}
    </svg>
  )
}
