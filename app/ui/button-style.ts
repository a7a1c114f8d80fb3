import clsx from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'regular' | 'large'

const shape = {
  regular: 'min-h-12 py-2.5 text-ui',
  large: 'min-h-14 py-3.5 text-ui',
} satisfies Record<ButtonSize, string>

const room = { regular: 'px-5', large: 'px-7' } satisfies Record<ButtonSize, string>

const surface = {
  primary: 'border-transparent bg-path text-on-fill shadow-low hover:bg-path-strong',
  secondary: 'border-edge bg-transparent text-ink hover:border-path hover:bg-path-wash hover:text-path',
  quiet:
    'border-transparent bg-transparent text-path underline decoration-current/40 decoration-1 underline-offset-[0.3em] hover:bg-path-wash hover:decoration-current',
  danger: 'border-danger bg-transparent text-danger hover:bg-danger hover:text-on-fill',
} satisfies Record<ButtonVariant, string>

/** The look shared by buttons and by links that act as the page's next step. */
export function buttonStyle({
  variant = 'primary',
  size = 'regular',
  isWide = false,
}: { variant?: ButtonVariant; size?: ButtonSize; isWide?: boolean } = {}) {
  return clsx(
    'relative inline-flex items-center justify-center gap-2.5 rounded-control border text-center font-tool font-[550] select-none',
    'transition-colors duration-200 ease-settle',
    'disabled:cursor-not-allowed disabled:border-dashed disabled:border-edge disabled:bg-transparent disabled:text-soft disabled:shadow-none',
    'aria-busy:cursor-progress',
    shape[size],
    variant === 'quiet' ? 'px-2' : room[size],
    surface[variant],
    isWide && 'w-full',
  )
}
