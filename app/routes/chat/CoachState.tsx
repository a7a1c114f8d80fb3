import { useTranslation } from 'react-i18next'
import { useIsHydrated } from '~/lib/use-hydrated'

type CoachStateProps = {
  query: { isError: boolean; fetchStatus: string; refetch: () => unknown }
  failed: string
}

/** What stands where an answer is not there: on its way, out of reach, or not to be had. */
export function CoachState({ query, failed }: CoachStateProps) {
  const { t } = useTranslation(['coach', 'common'])
  const isHydrated = useIsHydrated()
  if (!isHydrated) return null
  if (query.isError) {
    return (
      <p role="alert" className="mt-3 text-ui text-danger">
        {failed}{' '}
        <button type="button" className="text-link min-h-11 font-[550] text-path" onClick={() => void query.refetch()}>
          {t('common:actions.tryAgain')}
        </button>
      </p>
    )
  }
  return (
    <p role="status" className="mt-3 text-ui text-soft">
      {t(query.fetchStatus === 'paused' ? 'coach:offline' : 'coach:loading')}
    </p>
  )
}
