import clsx from 'clsx'
import type { LetterPath } from '#core/letters/letters.schema'
import { PathDrawing } from '~/components/illustrations'
import type { LandingContent } from '~/content/landing'
import { useIsHydrated } from '~/lib/use-hydrated'
import { useRotation } from '~/lib/use-rotation'

const everyMs = 5_000

// Written out whole, so that the radios choose what is shown with or without JavaScript.
const shownWhenChosen = [
  "group-has-[[value='0']:checked]/passages:visible group-has-[[value='0']:checked]/passages:opacity-100",
  "group-has-[[value='1']:checked]/passages:visible group-has-[[value='1']:checked]/passages:opacity-100",
  "group-has-[[value='2']:checked]/passages:visible group-has-[[value='2']:checked]/passages:opacity-100",
  "group-has-[[value='3']:checked]/passages:visible group-has-[[value='3']:checked]/passages:opacity-100",
]

type PassagesProps = { words: LandingContent['passages']; pathNames: Record<string, string> }

/** Four passages, one at a time. The dots are radios: arrow keys, names and no-JavaScript come with them. */
export function Passages({ words, pathNames }: PassagesProps) {
  const { index, choose, isPlaying, canMove, toggle, hold } = useRotation({ count: words.items.length, everyMs })
  const isHydrated = useIsHydrated()
  return (
    <section className="page-width grid gap-x-12 gap-y-8 pt-20 lg:grid-cols-12 lg:pt-32">
      <div className="lg:col-span-4">
        <h2 className="text-title">{words.title}</h2>
        <p className="mt-4 max-w-narrow text-ui text-soft">{words.note}</p>
      </div>
      <div className="group/passages lg:col-span-8" {...hold}>
        <div className="grid" aria-live={isPlaying ? 'off' : 'polite'}>
          {words.items.map((passage, place) => (
            <figure
              key={passage.text}
              data-path={passage.path}
              className={clsx(
                'invisible col-start-1 row-start-1 flex flex-col justify-between gap-8 rounded-sheet border border-line/70 bg-sheet px-6 py-9 opacity-0 shadow-lift transition-[opacity,visibility] duration-[400ms] sm:px-12 sm:py-14',
                shownWhenChosen[place],
              )}
            >
              <div className="flex items-start gap-10">
                <blockquote className="flex-1 text-lead text-pretty">
                  <p>{passage.text}</p>
                </blockquote>
                <PathDrawing path={passage.path as LetterPath} isFine className="hidden h-28 w-auto flex-none [--ground:var(--sheet)] sm:block" />
              </div>
              <figcaption className="flex flex-wrap items-baseline gap-x-3 text-ui text-soft">
                <span className="font-[600] text-path">{pathNames[passage.path]}</span>
                <span>{passage.author}</span>
              </figcaption>
            </figure>
          ))}
        </div>
        <div className="mt-4 flex items-center justify-between">
          <fieldset className="-ml-3 flex">
            <legend className="unseen">{words.choose}</legend>
            {words.items.map((passage, place) => (
              <label
                key={passage.text}
                data-path={passage.path}
                className="group/dot grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-path"
              >
                <input
                  type="radio"
                  name="passage"
                  value={place}
                  checked={place === index}
                  onChange={() => choose(place)}
                  className="unseen"
                />
                <span
                  aria-hidden="true"
                  className="size-2.5 rounded-round border border-edge transition-all duration-[400ms] group-hover/dot:border-path group-has-checked/dot:w-6 group-has-checked/dot:border-path group-has-checked/dot:bg-path forced:group-has-checked/dot:bg-[Highlight]"
                />
                <span className="unseen">
                  {words.item.replace('{{number}}', String(place + 1)).replace('{{total}}', String(words.items.length)).replace('{{author}}', passage.author)}
                </span>
              </label>
            ))}
          </fieldset>
          {isHydrated && canMove && (
            <button type="button" onClick={toggle} className="-mr-3 min-h-11 rounded-control px-3 text-note font-[550] text-soft transition-colors hover:text-path">
              {isPlaying ? words.pause : words.resume}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
