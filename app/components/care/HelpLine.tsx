import clsx from 'clsx'

type HelpLineProps = { text: string; link: string; className?: string }

/** A sentence that ends in the way to /ayuda: a page of its own, outside the app, which opens when nothing else does. */
export function HelpLine({ text, link, className }: HelpLineProps) {
  return (
    <p className={clsx('text-ui text-soft', className)}>
      {text}{' '}
      <a href="/ayuda" className="text-link font-[550] text-path">
        {link}
      </a>
      .
    </p>
  )
}
