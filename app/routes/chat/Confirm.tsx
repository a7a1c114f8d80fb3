import { useState } from 'react'
import { focusOnArrival } from '~/lib/focus-on-arrival'
import { Button } from '~/ui/Button'

type ConfirmProps = { label: string; question: string; yes: string; no: string; isPending: boolean; onConfirm: () => void }

/** A button for what cannot be taken back: it asks in place, once. */
export function Confirm({ label, question, yes, no, isPending, onConfirm }: ConfirmProps) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button variant="quiet" className="text-note" onClick={() => setAsking(true)}>
        {label}
      </Button>
    )
  }
  return (
    <div role="group" aria-label={question} className="basis-full px-2 py-2">
      <p className="text-ui">{question}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="danger" isLoading={isPending} loadingLabel={yes} onClick={onConfirm}>
          {yes}
        </Button>
        <Button variant="quiet" ref={focusOnArrival} onClick={() => setAsking(false)}>
          {no}
        </Button>
      </div>
    </div>
  )
}
