import { letterPaths, type LetterPath } from '#core/letters/letters.fields'
import { resources } from '~/i18n/locales'
import { useLanguage } from '~/i18n/use-language'
import { GestureMark } from './GestureMark'

export const gestureNames = ['luz', 'agua', 'voz', 'camino', 'caja'] as const
export type GestureName = (typeof gestureNames)[number]

/** One gesture: what it needs, how it goes, its line for the path one is on (or for all three), and what to mind. */
export function Gesture({ name, path }: { name: GestureName; path?: LetterPath }) {
  const words = resources[useLanguage()].ritual
  const gesture = words.gestures[name]
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 border-t border-line py-8 sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[7rem_minmax(0,1fr)] lg:py-10">
      <GestureMark name={name} />
      <div>
        <h2 className="text-lead">{gesture.title}</h2>
        <p className="mt-1 text-note text-soft">
          <span className="font-[600]">{words.needsLabel}</span> {gesture.needs}
        </p>
        <p className="mt-3 max-w-measure font-voice text-read">{gesture.text}</p>
        {path ? (
          <p className="mt-3 max-w-measure font-voice text-read text-path italic">{gesture[path]}</p>
        ) : (
          <dl className="mt-4 grid max-w-measure gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
            {letterPaths.map((each) => (
              <div key={each} data-path={each} className="contents">
                <dt className="text-ui font-[600] text-path sm:pt-0.5">{words.paths[each]}</dt>
                <dd className="mb-2 font-voice text-read leading-7 text-soft sm:mb-0">{gesture[each]}</dd>
              </div>
            ))}
          </dl>
        )}
        {gesture.care && (
          <p className="mt-4 max-w-measure border-l-2 border-path-tint pl-3.5 text-note text-soft">
            <span className="font-[600]">{words.careLabel}</span> {gesture.care}
          </p>
        )}
      </div>
    </li>
  )
}
