import clsx from 'clsx'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type DialogProps = {
  title: ReactNode
  description?: ReactNode
  /** Name of the closing button, in the person's language. */
  closeLabel: string
  /** The element that opens it; leave it out and use `isOpen` with `onOpenChange` when something else does. */
  trigger?: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  isTitleUnseen?: boolean
  className?: string
  children?: ReactNode
}

/** A sheet laid over the page. Focus goes in, stays in, and returns; Escape and the veil close it. */
export function Dialog({ title, description, closeLabel, trigger, isOpen, onOpenChange, isTitleUnseen, className, children }: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid place-items-end overflow-y-auto bg-veil data-[state=closed]:animate-[leave_200ms_both] data-[state=open]:animate-[appear_300ms_both] sm:place-items-center sm:p-6">
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={clsx(
              'relative w-full max-w-wide rounded-t-[12px] border border-line bg-sheet px-6 pt-8 pb-10 shadow-high sm:max-w-[34rem] sm:rounded-sheet sm:px-10 sm:py-10',
              'data-[state=closed]:animate-[leave_200ms_both] data-[state=open]:animate-[rise_300ms_both]',
              className,
            )}
          >
            <Radix.Title className={isTitleUnseen ? 'unseen' : 'pr-10 font-voice text-lead font-medium text-ink'}>{title}</Radix.Title>
            {description && <Radix.Description className="mt-3 font-voice text-read text-soft">{description}</Radix.Description>}
            {children && <div className="mt-6">{children}</div>}
            <DialogClose asChild>
              <button
                type="button"
                aria-label={closeLabel}
                className="absolute top-4 right-4 grid size-11 place-items-center rounded-control text-soft transition-colors hover:bg-path-wash hover:text-ink"
              >
                <CloseMark />
              </button>
            </DialogClose>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Wraps a button inside the dialog that should also close it. */
export const DialogClose = Radix.Close

export function CloseMark() {
  return (
    <svg viewBox="0 0 20 20" className="drawing size-5" aria-hidden="true">
      <path d="M4.3 4.4c3.7 3.9 7.5 7.6 11.4 11.3M15.6 4.3c-3.9 3.8-7.6 7.6-11.3 11.5" />
    </svg>
  )
}
