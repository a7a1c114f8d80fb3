import { Envelope } from '~/components/illustrations'
import type { LandingContent } from '~/content/landing'
import { LinkButton } from '~/ui/LinkButton'

export function Steps({ words }: { words: LandingContent['steps'] }) {
  return (
    <section className="page-width grid gap-x-12 gap-y-8 pt-20 lg:grid-cols-12 lg:pt-32">
      <div className="lg:col-span-4">
        <h2 className="text-title">{words.title}</h2>
        <Envelope isSealed className="mt-10 hidden w-64 -rotate-3 lg:block" />
      </div>
      <div className="lg:col-span-8">
        <ol>
          {words.items.map((step, index) => (
            <li
              key={step.title}
              className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline border-t border-line py-6 sm:grid-cols-[5rem_minmax(0,1fr)] md:grid-cols-[5rem_minmax(0,4fr)_minmax(0,6fr)] md:gap-x-6"
            >
              <span aria-hidden="true" className="font-voice text-title leading-none text-path">
                {index + 1}
              </span>
              <h3 className="text-lead">{step.title}</h3>
              <p className="col-start-2 mt-1.5 max-w-measure font-voice text-read text-soft md:col-start-3 md:mt-0">{step.text}</p>
            </li>
          ))}
        </ol>
        <div className="border-t border-line pt-8">
          <LinkButton to="/duelo">{words.action}</LinkButton>
        </div>
      </div>
    </section>
  )
}
