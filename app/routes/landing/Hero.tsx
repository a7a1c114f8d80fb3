import { LetterOnTable } from '~/components/illustrations'
import type { LandingContent } from '~/content/landing'
import { LinkButton } from '~/ui/LinkButton'

export function Hero({ words }: { words: LandingContent['hero'] }) {
  return (
    <section className="overflow-x-clip">
      <div className="page-width grid items-center gap-x-12 gap-y-10 pt-4 pb-14 sm:pt-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:pt-6 lg:pb-20">
        <div>
          <h1 className="text-display">{words.title}</h1>
          <p className="mt-6 max-w-[34rem] font-voice text-read text-soft lg:mt-8 lg:text-[1.375rem] lg:leading-9">{words.lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-1 lg:mt-10">
            <LinkButton to="/duelo" size="large">
              {words.action}
            </LinkButton>
            <LinkButton to="#caminos" variant="quiet" size="large" prefetch="none">
              {words.otherPath}
            </LinkButton>
          </div>
          <p className="mt-4 text-note text-soft">{words.note}</p>
        </div>
        {/* The table runs on past the edge of the page. */}
        <LetterOnTable className="mx-auto w-full max-w-[30rem] lg:max-w-none" />
      </div>
    </section>
  )
}
