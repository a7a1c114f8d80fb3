import clsx from 'clsx'

type SpinnerProps = {
  /** Said to assistive technology; without it the flame is decoration beside a label that already says so. */
  label?: string
  className?: string
}

/** A small flame instead of a wheel: it moves gently, and stands still when stillness is asked for. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={clsx('inline-flex', className)}>
      <svg viewBox="0 0 16 20" className="h-[1.15em] w-auto" aria-hidden="true" focusable="false">
        <path
          className="flame"
          fill="currentColor"
          d="M8.3 0.8C8.8 4.3 13.6 7 13.4 12.3C13.2 16.4 10.9 19 7.9 19C4.9 19 2.6 16.6 2.6 13C2.6 10.3 4 8.9 5 7.1C5.4 8.6 6 9.3 6.8 9.6C6.4 6.2 6.8 3.2 8.3 0.8Z"
        />
      </svg>
      {label && <span className="unseen">{label}</span>}
    </span>
  )
}
