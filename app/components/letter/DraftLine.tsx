import { useTranslation } from 'react-i18next'
import { useLanguage } from '~/i18n/use-language'
import { Button } from '~/ui/Button'
import { useToast } from '~/ui/Toast'

const undoMs = 12_000

type DraftLineProps = {
  isKept: boolean
  /** UTC ms of the draft that was found on this device. */
  restoredAt?: number
  /** Empties the form; returns what undoes it. */
  onDiscard: () => () => void
}

/** Says, once there is something to keep, that it is kept here, and lets it be erased. */
export function DraftLine({ isKept, restoredAt, onDiscard }: DraftLineProps) {
  const { t } = useTranslation(['letter'])
  const language = useLanguage()
  const { toast } = useToast()
  function discard() {
    const undo = onDiscard()
    toast({ title: t('letter:draft.discarded'), duration: undoMs, action: { label: t('letter:draft.undo'), onPress: undo } })
  }
  return (
    <div role="status" className="letter-draft-line">
      {isKept && (
        <>
          <span>{restoredAt ? t('letter:draft.restored', { when: spokenTime(restoredAt, language) }) : t('letter:draft.kept')}</span>{' '}
          <Button variant="quiet" onClick={discard} className="text-note!">
            {t('letter:draft.discard')}
          </Button>
        </>
      )}
    </div>
  )
}

function spokenTime(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(at)
}
