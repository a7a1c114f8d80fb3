import type { LandingContent } from '~/content/landing'
import { Accordion } from '~/ui/Accordion'

export function Questions({ words }: { words: LandingContent['questions'] }) {
  return (
    <section className="page-width grid gap-x-12 gap-y-6 pt-20 lg:grid-cols-12 lg:pt-32">
      <h2 className="text-title lg:col-span-4">{words.title}</h2>
      <Accordion
        className="lg:col-span-8"
        items={words.items.map((item) => ({
          id: item.id,
          title: item.question,
          content: (
            <>
              <p>{item.answer}</p>
              {'link' in item && item.link && (
                <a href={item.link.to} className="text-link mt-2 inline-flex min-h-11 items-center font-tool text-ui font-[550] text-path">
                  {item.link.label}
                </a>
              )}
            </>
          ),
        }))}
      />
    </section>
  )
}
