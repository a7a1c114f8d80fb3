import { Form } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeField } from '~/components/access/CodeField'
import { Notice } from '~/components/access/Notice'
import { isAboutField, problemText, type SignInProblem } from '~/components/access/sign-in-problem'
import { Button } from '~/ui/Button'
import { BrowserLetters } from './BrowserLetters'
import { useIntent } from './use-intent'
import { useSecondsLeft } from './use-seconds-left'

type CodeStepProps = {
  email: string
  letters: number
  /** UTC ms: which of several codes this is about. */
  sentAt: number
  /** Until another may be asked for. */
  waitSeconds: number
  typed?: string | undefined
  problem?: SignInProblem | undefined
}

/** The six digits that came by mail. */
export function CodeStep({ email, letters, sentAt, waitSeconds, typed, problem }: CodeStepProps) {
  const { t } = useTranslation(['access'])
  const intent = useIntent()
  const field = useRef<HTMLInputElement>(null)
  const [firstSentAt] = useState(sentAt)
  const wasSentAgain = sentAt !== firstSentAt
  const secondsLeft = useSecondsLeft({ seconds: waitSeconds, from: sentAt })

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [problem, sentAt])

  const text = problem && problemText({ problem, t })
  const isFieldWrong = problem !== undefined && isAboutField(problem)
  const [before, after] = t('access:code.lead', { email: '|' }).split('|')
  return (
    <>
      <h1 className="text-title">{t('access:code.title')}</h1>
      <p className="mt-4 font-voice text-read text-soft">
        {before}
        <strong className="font-tool text-ui font-[550] break-words text-ink">{email}</strong>
        {after}
      </p>
      <div className="mt-6 empty:hidden">
        {text && !isFieldWrong && <Notice isProblem>{text}</Notice>}
        {wasSentAgain && !problem && <Notice isProblem={false}>{t('access:code.sentAgain')}</Notice>}
      </div>
      <Form method="post" noValidate className="mt-6 grid gap-5">
        <input type="hidden" name="intent" value="code" />
        <input type="hidden" name="email" value={email} />
        <CodeField ref={field} key={sentAt} error={isFieldWrong ? text : undefined} typed={typed} />
        <div>
          <Button type="submit" size="large" isLoading={intent === 'code'} loadingLabel={t('access:code.submitting')}>
            {t('access:code.submit')}
          </Button>
        </div>
      </Form>
      <div className="mt-8 text-ui text-soft">
        <p>
          {t('access:code.missing')} {secondsLeft > 0 && t('access:code.wait', { count: secondsLeft })}
        </p>
        <Form method="post" className="-ml-2 mt-1 flex flex-wrap gap-x-5">
          <input type="hidden" name="email" value={email} />
          {secondsLeft === 0 && (
            <Button type="submit" name="intent" value="ask" variant="quiet" isLoading={intent === 'ask'} loadingLabel={t('access:code.sendingAgain')}>
              {t('access:code.again')}
            </Button>
          )}
          <Button type="submit" name="intent" value="other" variant="quiet" isLoading={intent === 'other'}>
            {t('access:code.other')}
          </Button>
        </Form>
      </div>
      <BrowserLetters count={letters} />
    </>
  )
}
