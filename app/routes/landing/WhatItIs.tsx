import type { LandingContent } from '~/content/landing'

export function WhatItIs({ words }: { words: LandingContent['what'] }) {
  return (
    <section className="page-width grid gap-x-12 gap-y-8 pt-20 lg:grid-cols-12 lg:pt-32">
      <h2 className="text-title lg:col-span-4">{words.title}</h2>
      <div className="max-w-measure space-y-5 font-voice lg:col-span-5">
        <p className="text-lead">{words.opening}</p>
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph} className="text-read text-soft">
            {paragraph}
          </p>
        ))}
      </div>
      <aside className="max-w-measure border-l-2 border-path-tint pl-5 lg:col-span-3 lg:mt-2 lg:self-start">
        <h3 className="font-tool text-ui font-[600]">{words.limits.title}</h3>
        <p className="mt-2 text-ui text-soft">{words.limits.text}</p>
      </aside>
    </section>
  )
}
