import type { LandingContent } from '~/content/landing'
import { LinkButton } from '~/ui/LinkButton'

export function PremiumTeaser({ words }: { words: LandingContent['premium'] }) {
  return (
    <section className="page-width pt-20 lg:pt-32">
      <div className="grid gap-x-12 gap-y-5 border-y border-line py-10 lg:grid-cols-12 lg:py-14">
        <h2 className="text-lead lg:col-span-4">{words.title}</h2>
        <div className="lg:col-span-7">
          <p className="max-w-measure font-voice text-read text-soft">{words.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to="/premium-experience" variant="secondary">
              {words.experience}
            </LinkButton>
            <LinkButton to="/planes" variant="quiet">
              {words.plans}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  )
}
