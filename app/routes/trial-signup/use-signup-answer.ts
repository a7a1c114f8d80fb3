import { useNavigate, useNavigation } from '@remix-run/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { trialNoticeFor } from '~/components/trial/trial-fields'
import { trialStatusKey } from '~/components/trial/use-trial-status'
import { useToast } from '~/ui/Toast'
import type { Answer } from './route'

type Refused = Extract<Answer, { failure: unknown }>
type SignupAnswer = { answer: Answer | undefined; onStarted: () => void; onRefused: (refused: Refused) => void }

/** Specification §8. */
const beforePlansMs = 2_000

/** Says what came back and goes on: to the desk with a trial, to the plans where it was used. `stay` takes the second back. */
export function useSignupAnswer({ answer, onStarted, onRefused }: SignupAnswer) {
  const { t } = useTranslation(['trial'])
  const { toast } = useToast()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const leaving = useRef<ReturnType<typeof setTimeout>>()
  const stay = useCallback(() => clearTimeout(leaving.current), [])

  function react(given: Answer) {
    if ('started' in given) {
      onStarted()
      // What was known of this browser before is not true any more.
      queryClient.removeQueries({ queryKey: trialStatusKey })
      void queryClient.invalidateQueries()
      toast({ title: t('trial:toasts.started.title'), description: t('trial:toasts.started.text') })
      return navigate('/dashboard?trial=true')
    }
    const notice = trialNoticeFor(given.failure)
    if (notice === 'used') leaving.current = setTimeout(() => navigate('/planes'), beforePlansMs)
    const words = notice === 'used' ? 'used' : notice === 'incomplete' ? 'incomplete' : notice ? 'failed' : null
    if (words) toast({ title: t(`trial:toasts.${words}.title`), description: t(`trial:toasts.${words}.text`), variant: 'destructive' })
    onRefused(given)
  }

  const latest = useRef(react)
  useEffect(() => {
    latest.current = react
  })
  // Only once the page has loaded again what the answer changed: to go on sooner would break that off.
  const isSettled = useNavigation().state === 'idle'
  const heard = useRef<Answer>()
  useEffect(() => {
    if (!answer || !isSettled || heard.current === answer) return
    heard.current = answer
    latest.current(answer)
  }, [answer, isSettled])
  useEffect(() => stay, [stay])

  return { stay }
}
