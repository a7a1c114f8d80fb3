import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/Button'
import { Progress } from '~/ui/Progress'
import { useToast } from '~/ui/Toast'
import type { Failure } from './letter-view'

/** How far the reading is; it becomes playable by itself. */
export function NarrationUnderway({ status, progress }: { status: 'waiting' | 'narrating'; progress: number }) {
  const { t } = useTranslation(['exito'])
  return (
    <div>
      <p role="status" className="text-ui">
        {t(`exito:player.${status}`)}
      </p>
      <div className="mt-3 flex items-center gap-3">
        <Progress value={progress / 100} label={t('exito:player.narratingProgress')} />
        <span aria-hidden="true" className="text-note tabular-nums text-soft">
          {Math.round(progress)}&nbsp;%
        </span>
      </div>
      <p className="mt-2 text-note text-soft">{t('exito:player.narratingText')}</p>
    </div>
  )
}

/** The letter has no voice; it can be asked for again. */
export function NarrationFailed({ retryAddress }: { retryAddress: string }) {
  const { t } = useTranslation(['exito'])
  const { toast } = useToast()
  const isAsking = useNavigation().formAction === retryAddress
  const refusal = useActionData<{ failure?: Failure }>()
  useEffect(() => {
    if (refusal?.failure) toast({ title: t('exito:player.toasts.retryFailed'), description: refusal.failure.message, variant: 'destructive' })
  }, [refusal, t, toast])
  return (
    <div>
      <p className="text-ui">{t('exito:player.failed')}</p>
      <Form method="post" action={retryAddress} preventScrollReset className="mt-3">
        <Button type="submit" variant="secondary" isLoading={isAsking} loadingLabel={t('exito:player.retrying')}>
          {t('exito:player.retry')}
        </Button>
      </Form>
    </div>
  )
}
