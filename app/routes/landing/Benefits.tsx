import type { LandingContent } from '~/content/landing'

/**
 * A slow line of what to expect. It stops under the pointer, with focus, and with a checkbox that needs no JavaScript;
 * with reduced motion it is a still list.
 */
export function Benefits({ words }: { words: LandingContent['benefits'] }) {
  return (
    <section aria-label={words.label} className="group/line relative border-y border-line">
      <div className="overflow-hidden moving:[mask-image:linear-gradient(to_right,transparent,black_6%,black_86%,transparent)]">
        <div
          data-still
          className="flex w-max animate-[drift_80s_linear_infinite] py-4 group-hover/line:[animation-play-state:paused] group-has-[:checked]/line:[animation-play-state:paused] group-has-[:focus-visible]/line:[animation-play-state:paused] still:w-auto still:px-(--page-gutter) still:sm:justify-center"
        >
          <BenefitList items={words.items} />
          <div aria-hidden="true" className="still:hidden">
            <BenefitList items={words.items} />
          </div>
        </div>
      </div>
      <label className="absolute inset-y-0 right-0 grid w-14 cursor-pointer place-items-center bg-paper text-soft hover:text-path has-focus-visible:outline-2 has-focus-visible:outline-path still:hidden">
        <input type="checkbox" className="peer unseen" />
        <span className="unseen">{words.pause}</span>
        <svg viewBox="0 0 20 20" className="drawing size-5 peer-checked:hidden" aria-hidden="true">
          <path d="M7.1 4.2c-.2 3.9-.1 7.8 0 11.7M12.9 4.1c.2 3.9.1 7.8 0 11.8" />
        </svg>
        <svg viewBox="0 0 20 20" className="drawing hidden size-5 peer-checked:block" aria-hidden="true">
          <path d="M6.3 3.9c3.5 1.8 6.8 3.8 10 6.2-3.2 2.2-6.5 4.2-9.9 6-.3-4-.3-8.1-.1-12.2Z" />
        </svg>
      </label>
    </section>
  )
}

function BenefitList({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex moving:min-w-screen moving:justify-around still:flex-col still:gap-1 still:sm:flex-row still:sm:flex-wrap still:sm:justify-center">
      {items.map((item) => (
        <li key={item} className="flex items-center font-voice text-read whitespace-nowrap text-soft">
          <svg viewBox="0 0 10 10" className="mx-6 size-1.5 flex-none text-path opacity-70 still:max-sm:ml-0" aria-hidden="true">
            <path fill="currentColor" d="M5 0.2C6 2.6 7.4 4 9.8 5C7.4 6 6 7.4 5 9.8C4 7.4 2.6 6 0.2 5C2.6 4 4 2.6 5 0.2Z" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  )
}
