import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const quietMs = 150

/** A thread of light along the top while the next page is on its way. */
export function RouteProgress() {
  const isMoving = useNavigation().state !== 'idle'
  return (
    <div role="status" data-shell>
      {isMoving && <Thread />}
    </div>
  )
}

/** Waits a moment before it shows or says anything: most pages come sooner. */
function Thread() {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), quietMs)
    return () => clearTimeout(timer)
  }, [])

  if (!isShown) return null
  return (
    <>
      <span className="unseen">{t('status.loadingPage')}</span>
      <span
        aria-hidden="true"
        className="fixed inset-x-0 top-0 z-50 block h-[3px] origin-left animate-[advance_9s_cubic-bezier(0.1,0.7,0.2,1)_both] bg-path forced:bg-[Highlight]"
      />
    </>
  )
}
