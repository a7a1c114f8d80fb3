import { useTranslation } from 'react-i18next'
import { messageTypes } from '#core/coaching/coaching.types'
import { useToast } from '~/ui/Toast'
import { useWords } from './coach-queries'

/** A few words of a kind, when they are asked for. */
export function CoachWords({ userId }: { userId: string }) {
  const { t } = useTranslation(['coach'])
  const { toast } = useToast()
  const { mutate, data, isPending } = useWords({
    userId,
    onFailed: () => toast({ title: t('coach:words.failed.title'), description: t('coach:words.failed.text'), variant: 'destructive' }),
  })
  return (
    <section aria-labelledby="coach-words" className="mt-6 border-t border-line pt-5">
      <h3 id="coach-words" className="font-tool text-ui font-[600]">
        {t('coach:words.title')}
      </h3>
      <p className="text-note text-soft">{t('coach:words.hint')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {messageTypes.map((type) => (
          <li key={type}>
            <button type="button" className="chat-chip text-note" aria-disabled={isPending || undefined} onClick={() => !isPending && mutate(type)}>
              {t(`coach:words.types.${type}`)}
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite" aria-busy={isPending} className="mt-3">
        {isPending ? <p className="text-ui text-soft">{t('coach:words.pending')}</p> : data && <p className="font-voice text-read">{data.message}</p>}
      </div>
    </section>
  )
}
