import { useNavigate } from '@remix-run/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { problemOf, type SignInProblem } from '~/components/access/sign-in-problem'
import { isApiError } from '~/lib/api/api-error'
import { requestJson } from '~/lib/api/request'
import { readRememberedAuth, rememberVip, type ShownTier } from '~/lib/auth/auth'
import { sessionKey, useAuth, vipActivated } from '~/lib/auth/use-auth'
import { causeOf, logInBrowser } from '~/lib/browser-log'

/** From the good news to the dashboard, in ms (specification §9). */
const redirectDelayMs = 1_000

export type SubscriptionStatus = { isVip: boolean; status: 'none' | 'active' | 'trial'; plan: ShownTier }

export type VipCheck =
  | { step: 'address'; email?: string; problem?: SignInProblem }
  | { step: 'code'; email: string; problem?: SignInProblem }
  | { step: 'denied'; status: SubscriptionStatus }
  | { step: 'confirmed' }

const isSame = (one: string | null, other: string) => one !== null && one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether an address has VIP access: proven by a code, unless this browser has proven it already, and then asked of the server. */
export function useVipCheck() {
  const { isAuthenticated, email: ownEmail } = useAuth()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [check, setCheck] = useState<VipCheck>({ step: 'address' })
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    if (check.step !== 'confirmed') return
    const timer = setTimeout(() => navigate('/dashboard?vip=true'), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [check.step, navigate])

  const confirm = useCallback((email: string) => {
    rememberVip(email)
    window.dispatchEvent(new Event(vipActivated))
    setCheck({ step: 'confirmed' })
  }, [])

  /** The server could not be asked: what the browser remembers of this address is drawn, and the failure is logged. */
  const fallBack = useCallback(
    ({ error, email, otherwise }: { error: unknown; email: string; otherwise: VipCheck }) => {
      if (!isServerFailure(error)) return setCheck(otherwise)
      logInBrowser({ event: 'vip_check_failed', cause: causeOf(error) })
      const remembered = readRememberedAuth()
      const wasVip = remembered.isPremium && remembered.tier === 'alma' && isSame(remembered.email, email)
      if (wasVip) confirm(email)
      else setCheck(otherwise)
    },
    [confirm],
  )

  const decide = useCallback(
    async (email: string) => {
      const status = await requestJson<SubscriptionStatus>({ method: 'GET', url: '/api/user/subscription-status', headers: { 'x-user-email': email } })
      if (status.isVip) confirm(email)
      else setCheck({ step: 'denied', status })
    },
    [confirm],
  )

  /** Whether it went through. */
  const attempt = useCallback(
    async ({ run, email, step }: { run: () => Promise<void>; email: string; step: 'address' | 'code' }) => {
      setIsBusy(true)
      try {
        await run()
        return true
      } catch (error) {
        fallBack({ error, email, otherwise: { step, email, problem: problemOf(error) } })
        return false
      } finally {
        setIsBusy(false)
      }
    },
    [fallBack],
  )

  return {
    check,
    isBusy,
    begin: (email: string) =>
      attempt({
        email,
        step: 'address',
        run: async () => {
          if (isAuthenticated && isSame(ownEmail, email)) return decide(email)
          await requestJson({ method: 'POST', url: '/api/session/code', body: { email } })
          setCheck({ step: 'code', email })
        },
      }),
    prove: async ({ email, code }: { email: string; code: string }) => {
      const verify = () => requestJson<void>({ method: 'POST', url: '/api/session/verify', body: { email, code } })
      if (!(await attempt({ email, step: 'code', run: verify }))) return
      void client.invalidateQueries({ queryKey: sessionKey })
      // The code is spent now: should this fail, it is asked again from the first step, without another.
      await attempt({ email, step: 'address', run: () => decide(email) })
    },
    startOver: () => setCheck({ step: 'address' }),
  }
}

/** No answer, or none of the server's own making; a refusal is an answer. */
function isServerFailure(error: unknown): boolean {
  return !isApiError(error) || error.status >= 500
}
