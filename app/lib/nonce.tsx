import { setNonce } from 'get-nonce'
import { createContext, useContext } from 'react'

const NonceContext = createContext<string | undefined>(undefined)

export const NonceProvider = NonceContext.Provider

/** The request's CSP nonce on the server; undefined in the browser, which hides nonces from scripts. */
export function useNonce() {
  return useContext(NonceContext)
}

/**
 * Browsers hide the nonce from markup and keep it as a property. A dialog stops the page behind it from scrolling with a
 * <style> of its own (react-remove-scroll), which the policy allows with this nonce only.
 */
export function shareNonceWithDialogs() {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (nonce) setNonce(nonce)
}
