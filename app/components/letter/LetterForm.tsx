import { Form, useNavigation } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { LetterPath } from '#core/letters/letters.fields'
import { useLanguage } from '~/i18n/use-language'
import { useIsHydrated } from '~/lib/use-hydrated'
import { Button } from '~/ui/Button'
import { Progress } from '~/ui/Progress'
import { useToast } from '~/ui/Toast'
import { DraftLine } from './DraftLine'
import { FormNotice, type NoticeKind } from './FormNotice'
import { HeldNotice, type HeldOutcome } from './HeldNotice'
import { blankValues, findFaults, firstFault, stepOfField, steps, type FieldFaults, type LetterValues, type TextField } from './letter-fields'
import './letter-form.css'
import { LetterQuestion, questionId } from './LetterQuestion'
import { StepNavigation } from './StepNavigation'
import { SubmitBlock } from './SubmitBlock'
import { useLetterDraft } from './use-letter-draft'
import { isNarrow, stepId, useSteps } from './use-steps'

/** What came back instead of a letter. Without JavaScript it carries what was typed, to fill the page again. */
export type FormOutcome = {
  notice?: NoticeKind
  message?: string
  /** Danger was heard: what is said then, and whether the letter is written when it is asked for once more. */
  held?: HeldOutcome | null
  faults?: FieldFaults
  values?: LetterValues
  nonce?: string
}

type LetterFormProps = { path: LetterPath; nonce: string; outcome?: FormOutcome }

/** Seven questions: on one sheet with margin notes, or one at a time where there is little room. */
export function LetterForm({ path, nonce: madeNonce, outcome }: LetterFormProps) {
  const { t } = useTranslation(['letter'])
  const language = useLanguage()
  const isHydrated = useIsHydrated()
  const { toast } = useToast()
  const form = useRef<HTMLFormElement>(null)
  const goal = useRef<TextField>()
  const draft = useLetterDraft({ path, initial: outcome?.values ?? blankValues, nonce: outcome?.nonce ?? madeNonce, form })
  const [faults, setFaults] = useState<FieldFaults>(outcome?.faults ?? {})
  const [notice, setNotice] = useState(outcome)

  const navigation = useNavigation()
  const isSending = navigation.state !== 'idle' && navigation.formMethod === 'POST' && navigation.formAction?.split('#')[0] === `/${path}`
  const isSent = navigation.state === 'loading' && navigation.location.pathname === '/exito'
  const { forget } = draft
  useEffect(() => {
    if (isSent) forget()
  }, [isSent, forget])

  const arrive = useCallback((index: number) => {
    const [first] = steps[index] ?? []
    const wanted = goal.current ?? first
    goal.current = undefined
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (wanted) document.getElementById(questionId(wanted))?.focus({ preventScroll: true })
  }, [])
  const { current, hash, goTo, goBack } = useSteps({ count: steps.length, onArrive: arrive })

  const point = useCallback(
    (found: FieldFaults) => {
      setFaults(found)
      const first = firstFault(found)
      if (!first) return
      const step = stepOfField(first)
      if (isNarrow() && step !== current) {
        goal.current = first
        goTo(step)
      } else document.getElementById(questionId(first))?.focus()
    },
    [current, goTo],
  )
  const complain = useCallback(
    (found: FieldFaults) => {
      const kind = Object.values(found).includes('missing') ? 'required' : 'tooLong'
      toast({ title: t(`letter:notices.${kind}.title`), description: t(`letter:notices.${kind}.text`), variant: 'destructive' })
    },
    [t, toast],
  )

  const [seen, setSeen] = useState(outcome)
  if (outcome !== seen) {
    setSeen(outcome)
    setNotice(outcome)
  }
  const react = useRef({ point, complain })
  useEffect(() => {
    react.current = { point, complain }
  })
  useEffect(() => {
    if (!outcome?.faults || !firstFault(outcome.faults)) return
    react.current.complain(outcome.faults)
    react.current.point(outcome.faults)
  }, [outcome])

  function goOn() {
    const found = findFaults(draft.values, steps[current]?.filter((field): field is TextField => field !== 'genero'))
    point(found)
    if (!firstFault(found)) goTo(current + 1)
  }
  function submit(event: FormEvent) {
    const isHalfway = isNarrow() && current < steps.length - 1
    const found = isHalfway ? {} : findFaults(draft.values)
    if (isHalfway || isSending || firstFault(found)) event.preventDefault()
    if (isHalfway) return goOn()
    setNotice(undefined)
    if (!firstFault(found)) return
    complain(found)
    point(found)
  }
  function change(part: Partial<LetterValues>) {
    draft.change(part)
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))))
  }

  return (
    <Form ref={form} method="post" action={`/${path}${hash}`} noValidate onSubmit={submit} className="letter-form" autoComplete="off">
      <input type="hidden" name="nonce" value={draft.nonce} />
      <input type="hidden" name="language" value={language} />
      <div className="letter-step-count">
        <p className="mb-2 text-note tabular-nums text-soft">{t('letter:step', { step: current + 1, total: steps.length })}</p>
        <Progress value={(current + 1) / steps.length} label={t('letter:progress')} valueLabel={t('letter:step', { step: current + 1, total: steps.length })} />
      </div>
      {notice?.notice && <FormNotice kind={notice.notice} message={notice.message} />}
      {notice?.held && <HeldNotice {...notice.held} isSending={isSending} />}
      <div className="letter-sheet-rows" data-live={isHydrated || undefined}>
        {steps.map((fields, index) => (
          // Once JavaScript leads from step to step, the browser has nothing to scroll to.
          <div key={index} id={isHydrated ? undefined : stepId(index)} className="letter-step" data-current={index === current || undefined}>
            {fields.map((field) => (
              <LetterQuestion key={field} path={path} field={field} values={draft.values} fault={field === 'genero' ? undefined : faults[field]} onChange={change} />
            ))}
            {index === steps.length - 1 && (
              <SubmitBlock>
                <Button type="submit" size="large" isLoading={isSending} loadingLabel={t('letter:submitting')}>
                  {t('letter:submit')}
                </Button>
              </SubmitBlock>
            )}
            <StepNavigation index={index} onNext={goOn} onBack={goBack} />
          </div>
        ))}
      </div>
      <DraftLine isKept={draft.isKept} restoredAt={draft.restoredAt} onDiscard={draft.discard} />
    </Form>
  )
}
