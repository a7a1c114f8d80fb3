import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

export const mainId = 'contenido'

/** Going to another page moves focus to its main part, as a page load would; a hash keeps the browser's own behaviour. */
export function useRouteFocus() {
  const { pathname, hash } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    if (!hash) document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, hash])
}
