/** Lets the browser keep /ayuda for when the network is gone. Waits for the page to be there, and fails in silence: nothing depends on it. */
export function keepHelpAtHand(target: Window): void {
  const { serviceWorker } = target.navigator
  // Not there in private windows of some browsers, nor off HTTPS.
  if (!(serviceWorker as ServiceWorkerContainer | undefined)) return
  const register = () => void serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  if (target.document.readyState === 'complete') register()
  else target.addEventListener('load', register, { once: true })
}
