import { Form, Link, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Candle } from '~/components/illustrations'
import type { Failure } from '~/components/letter/letter-view'
import { Button } from '~/ui/Button'
import { LinkButton } from '~/ui/LinkButton'

/** What happened, what was kept, and the way to ask again. */
export function FailedLetter({ refusal, address }: { refusal?: Failure; address: string }) {
  const { t } = useTranslation(['exito', 'letter'])
  const isAsking = useNavigation().formMethod === 'POST'
  return (
    <div className="grid items-center gap-x-16 gap-y-6 pt-4 md:grid-cols-[minmax(0,1fr)_minmax(0,16rem)] md:pt-16 lg:gap-x-28">
      <Candle progress={0.4} isLit={false} className="-mt-6 w-28 sm:w-40 md:order-last md:w-full" />
      <div className="max-w-measure">
        <h1 className="text-title">{t('exito:failed.title')}</h1>
        <p className="mt-5 font-voice text-read">{t('exito:failed.happened')}</p>
        <p className="mt-3 font-voice text-read text-soft">{t('exito:failed.kept')}</p>
        {refusal && (
          <p role="alert" className="mt-6 rounded-control border border-danger bg-sheet px-4 py-3 text-ui">
            {refusalText()}
            {refusal.code === 'letter_limit_reached' && (
              <>
                {' '}
                <Link to="/planes" className="text-link font-[550] text-path">
                  {t('letter:notices.limit.plans')}
                </Link>
              </>
            )}
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <Form method="post" action={address}>
            <Button type="submit" isLoading={isAsking} loadingLabel={t('exito:failed.retrying')}>
              {t('exito:failed.retry')}
            </Button>
          </Form>
          <LinkButton to="/dashboard" variant="secondary">
            {t('exito:failed.shelf')}
          </LinkButton>
        </div>
      </div>
    </div>
  )

  function refusalText() {
    if (refusal?.code === 'letter_limit_reached') return t('exito:failed.limit')
    if (refusal?.code === 'letters_paused_today') return t('letter:notices.paused.text')
    return t(refusal?.code === 'too_many_requests' ? 'exito:failed.tooMany' : 'exito:failed.other')
  }
}
