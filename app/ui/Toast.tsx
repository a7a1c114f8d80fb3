import clsx from 'clsx'
import { Toast as Radix } from 'radix-ui'
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import { CloseMark } from './Dialog'

export type ToastMessage = {
  title: ReactNode
  description?: ReactNode
  variant?: 'default' | 'destructive'
  /** In ms; 5000 unless told. `Infinity` stays until it is closed or replaced. */
  duration?: number
  action?: { label: string; onPress: () => void }
}
type Toaster = { toast: (message: ToastMessage) => void; dismiss: () => void }
type ToastProviderProps = { regionLabel: string; closeLabel: string; children: ReactNode }

const defaultDurationMs = 5_000
const swipeThresholdPx = 50

const ToasterContext = createContext<Toaster | undefined>(undefined)

/** `toast({title, description, variant})` shows a message and replaces the one before it. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext)
  if (!toaster) throw new Error('useToast needs a ToastProvider above it')
  return toaster
}

/** One message at a time, announced, swiped or closed away. The labels are given in the person's language. */
export function ToastProvider({ regionLabel, closeLabel, children }: ToastProviderProps) {
  const [shown, setShown] = useState<{ key: number; message: ToastMessage; isOpen: boolean }>()
  const lastKey = useRef(0)
  const toast = useCallback((message: ToastMessage) => {
    lastKey.current += 1
    setShown({ key: lastKey.current, message, isOpen: true })
  }, [])
  const dismiss = useCallback(() => setShown((now) => now && { ...now, isOpen: false }), [])
  const toaster = useMemo(() => ({ toast, dismiss }), [toast, dismiss])
  return (
    <ToasterContext.Provider value={toaster}>
      <Radix.Provider label={regionLabel} duration={defaultDurationMs} swipeDirection="down" swipeThreshold={swipeThresholdPx}>
        {children}
        {shown && (
          <ToastSlip key={shown.key} message={shown.message} isOpen={shown.isOpen} onDismiss={dismiss} closeLabel={closeLabel} />
        )}
        <Radix.Viewport className="toast-place fixed inset-x-0 bottom-0 z-50 m-0 flex list-none justify-center p-4 outline-none empty:hidden sm:left-auto sm:w-[27rem] sm:p-6" />
      </Radix.Provider>
    </ToasterContext.Provider>
  )
}

type ToastSlipProps = { message: ToastMessage; isOpen: boolean; onDismiss: () => void; closeLabel: string }

function ToastSlip({ message, isOpen, onDismiss, closeLabel }: ToastSlipProps) {
  const isDestructive = message.variant === 'destructive'
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(next) => !next && onDismiss()}
      duration={message.duration}
      type={isDestructive ? 'foreground' : 'background'}
      className={clsx(
        'flex w-full max-w-[27rem] items-start gap-2 rounded-control border border-l-4 bg-sheet py-3 pr-2 pl-5 text-ink shadow-high',
        isDestructive ? 'border-danger' : 'border-line border-l-path',
        'data-[state=closed]:animate-[leave_200ms_both] data-[state=open]:animate-[rise_300ms_both]',
        'data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y) data-[swipe=cancel]:translate-y-0 data-[swipe=end]:animate-[leave_150ms_both]',
      )}
    >
      <div className="min-w-0 flex-1 py-1.5">
        <Radix.Title className="text-ui font-[600]">{message.title}</Radix.Title>
        {message.description && <Radix.Description className="mt-0.5 text-ui text-soft">{message.description}</Radix.Description>}
        {message.action && (
          <Radix.Action asChild altText={message.action.label}>
            <button type="button" onClick={message.action.onPress} className="mt-1 min-h-11 font-[550] text-path underline underline-offset-4">
              {message.action.label}
            </button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={closeLabel}
        className="grid size-11 flex-none place-items-center rounded-control text-soft transition-colors hover:bg-path-wash hover:text-ink"
      >
        <CloseMark />
      </Radix.Close>
    </Radix.Root>
  )
}
