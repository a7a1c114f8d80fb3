import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '~/ui/Toast'
import type { Talk } from './use-conversation'

/** Shows what was said before, and says so where that cannot be fetched. */
export function useEarlier({ showEarlier }: Pick<Talk, 'showEarlier'>): () => void {
  const { t } = useTranslation(['chat'])
  const { toast } = useToast()
  return useCallback(() => void showEarlier().catch(() => toast({ title: t('chat:earlierFailed'), variant: 'destructive' })), [showEarlier, t, toast])
}
