import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const quietMs = 150

/** A thread of light along the top while the next page is on its way; nothing for pages that come at once. */
export function RouteProgress() {
  const { t } = useTranslation()
  const isMoving = useNavigation().state !== 'idle'
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    if (!isMoving) return setIsShown(false)
    const timer = setTimeout(() => setIsShown(true), quietMs)
    return () => clearTimeout(timer)
  }, [isMoving])

  return (
    <div role="status" data-shell>
      {isShown && (
        <>
          <span className="unseen">{t('status.loadingPage')}</span>
          <span
            aria-hidden="true"
            className="fixed inset-x-0 top-0 z-50 block h-[3px] origin-left animate-[advance_9s_cubic-bezier(0.1,0.7,0.2,1)_both] bg-path forced:bg-[Highlight]"
          />
        </>
      )}
    </div>
  )
}
