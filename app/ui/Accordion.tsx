import clsx from 'clsx'
import { useId, type ReactNode, type SyntheticEvent } from 'react'

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode }
type AccordionProps = { items: readonly AccordionItem[]; headingLevel?: 2 | 3 | 4; defaultOpen?: string; className?: string }

/**
 * Questions that unfold in place, one open at a time. `<details name>` does it without JavaScript; the toggle handler keeps the
 * promise in browsers that do not know the shared name yet.
 */
export function Accordion({ items, headingLevel = 3, defaultOpen, className }: AccordionProps) {
  const name = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div className={clsx('border-t border-line', className)}>
      {items.map((item) => (
        <details
          key={item.id}
          name={name}
          open={item.id === defaultOpen || undefined}
          onToggle={closeSiblings}
          className="unfold group border-b border-line"
        >
          <summary className="flex min-h-14 items-start gap-4 rounded-control py-4 transition-colors hover:text-path">
            <Heading className="min-w-0 flex-1 text-lead font-medium">{item.title}</Heading>
            <svg viewBox="0 0 20 20" className="drawing mt-2 size-5 flex-none text-path" aria-hidden="true">
              <path d="M2.6 10.2c4.9-.3 9.9-.2 14.9-.1" />
              <path
                className="origin-center transition-transform duration-[400ms] ease-settle [transform-box:view-box] group-open:rotate-90"
                d="M10.1 2.5c-.2 5 0 10 .1 15"
              />
            </svg>
          </summary>
          <div className="max-w-measure pr-9 pb-6 font-voice text-read text-soft">{item.content}</div>
        </details>
      ))}
    </div>
  )
}

function closeSiblings({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (!currentTarget.open) return
  for (const sibling of currentTarget.parentElement?.querySelectorAll('details[open]') ?? []) {
    if (sibling !== currentTarget) sibling.removeAttribute('open')
  }
}
