import { Link } from '@remix-run/react'
import clsx from 'clsx'
import { PathDrawing } from '~/components/illustrations'
import type { LandingContent } from '~/content/landing'
import type { LetterPath } from '#core/letters/letters.schema'

// Three doors that are not a row of equal tiles: each one hangs a little lower.
const hangs = ['md:mt-0', 'md:mt-14', 'md:mt-28']

export function Paths({ words }: { words: LandingContent['paths'] }) {
  return (
    <section id="caminos" className="page-width scroll-mt-8 pt-20 lg:pt-32">
      <div className="max-w-measure">
        <h2 className="text-title">{words.title}</h2>
        <p className="mt-3 font-voice text-read text-soft">{words.lead}</p>
      </div>
      <ul className="mt-10 grid gap-x-10 gap-y-14 md:grid-cols-3 lg:gap-x-16">
        {words.items.map((item, place) => (
          <li key={item.path} data-path={item.path} className={clsx('min-w-0', hangs[place])}>
            <Link to={`/${item.path}`} prefetch="intent" className="group flex h-full flex-col rounded-sheet">
              <PathDrawing
                path={item.path as LetterPath}
                className="h-48 w-auto self-start text-ink transition-transform duration-[400ms] ease-settle group-hover:-translate-y-1 md:h-44 lg:h-60"
              />
              <span className="mt-6 text-ui font-[600] text-path">{item.name}</span>
              <h3 className="mt-1 text-lead">{item.title}</h3>
              <p className="mt-2 max-w-[22rem] font-voice text-read text-soft">{item.text}</p>
              <span className="mt-4 flex min-h-11 items-center gap-2.5 text-ui font-[550] text-path">
                <span className="underline decoration-current/40 decoration-1 underline-offset-[0.3em] group-hover:decoration-current">{item.action}</span>
                <svg viewBox="0 0 26 14" className="drawing h-3.5 w-6 transition-transform duration-[400ms] ease-settle group-hover:translate-x-1" aria-hidden="true">
                  <path d="M1.6 7.3c7.2-.5 14.4-.3 22-.2M18.3 1.8c1.7 1.9 3.4 3.7 5.4 5.3-2 1.5-3.8 3.3-5.4 5.2" />
                </svg>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
