import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '~/lib/use-online'

const farewellMs = 4_000

/** Says that the network went, what is kept, and that it is back. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const [wasOffline, setWasOffline] = useState(false)

  if (!isOnline && !wasOffline) setWasOffline(true)

  useEffect(() => {
    if (!isOnline) return
    const timer = setTimeout(() => setWasOffline(false), farewellMs)
    return () => clearTimeout(timer)
  }, [isOnline])

  const text = !isOnline ? t('status.offline') : wasOffline ? t('status.online') : null
  return (
    <div role="status" data-shell className="sticky top-0 z-40">
      {text && <p className="animate-[appear_300ms_both] border-b border-line bg-sheet px-5 py-3 text-center text-ui shadow-low">{text}</p>}
    </div>
  )
}
