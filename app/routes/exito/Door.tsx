import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** One thing that may be done with a letter: told in a line, opened when somebody wants to know more. Works without a script. */
export function Door({ name, children }: { name: 'keep' | 'read' | 'close' | 'release'; children: ReactNode }) {
  const { t } = useTranslation(['exito'])
  return (
    <details className="door unfold border-t border-line" name="letter-doors">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-3 transition-colors hover:text-path [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1 font-voice text-read font-medium">{t(`exito:letter.doors.${name}.title`)}</h3>
        <DoorMark />
      </summary>
      <div className="max-w-measure pb-8">
        <p className="font-voice text-read text-soft">{t(`exito:letter.doors.${name}.text`)}</p>
        <div className="mt-5">{children}</div>
      </div>
    </details>
  )
}

function DoorMark() {
  return (
    <svg viewBox="0 0 20 20" className="door-mark drawing size-5 flex-none text-soft" aria-hidden="true">
      <path d="M4.6 7.6c1.9 1.8 3.7 3.6 5.4 5.4 1.8-1.8 3.6-3.6 5.4-5.3" />
    </svg>
  )
}
