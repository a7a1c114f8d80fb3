import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { LetterWithText } from '#core/letters/letters'
import { readParts, type LetterPart } from '#core/letters/pdf/letter-parts'
import { Seal } from '~/components/illustrations'
import { resources } from '~/i18n/locales'
import { useLanguage } from '~/i18n/use-language'
import { LetterDate } from './LetterDate'
import './letter-sheet.css'
// After the sheet, whose rules it lifts.
import './letter-print.css'
import { rememberOpened } from './opened-letters'

/** The seal is seen whole for this long before it breaks, and after this long the letter lies open; in ms. */
const [wholeForMs, openAfterMs] = [700, 2_400]

type LetterSheetProps = {
  letter: LetterWithText
  /** The date as the server knows it, until the browser knows better. */
  date: string
  /** Opens the seal, once in the life of a letter. */
  isFirstTime: boolean
  /** It arrived while somebody was waiting for it: the page and the focus go to its title. */
  takesFocus: boolean
  /** What stands in the margin where there is room; where there is not, the first of it goes under the title and the rest to the end. */
  margin: ReactNode
}

/** A letter on paper. Printed, it is all that is left of the page. */
export function LetterSheet({ letter, date, isFirstTime, takesFocus, margin }: LetterSheetProps) {
  const [isBroken, setIsBroken] = useState(!isFirstTime)
  const [isOpening, setIsOpening] = useState(isFirstTime)
  const title = useRef<HTMLHeadingElement>(null)
  const { by } = resources[letter.language].exito.letter
  const { margin: marginLabel } = resources[useLanguage()].exito.letter

  useEffect(() => {
    if (!isFirstTime) return
    rememberOpened(letter.id)
    const timers = [setTimeout(() => setIsBroken(true), wholeForMs), setTimeout(() => setIsOpening(false), openAfterMs)]
    return () => timers.forEach(clearTimeout)
  }, [isFirstTime, letter.id])

  useEffect(() => {
    if (!takesFocus) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    title.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <article className="sheet-of-letter" data-opens={isOpening || undefined}>
      <div className="sheet-paper" aria-hidden="true" />
      <Seal isBroken={isBroken} className="sheet-seal drawing-fine" />
      <header className="sheet-head" lang={letter.language}>
        <h1 ref={title} tabIndex={-1} className="text-title outline-none">
          {letter.title}
        </h1>
        <p className="mt-3 font-voice text-ui text-soft italic">
          <LetterDate at={letter.createdAt} language={letter.language} known={date} />
        </p>
      </header>
      <aside aria-label={marginLabel} className="sheet-margin" data-noprint>
        <div className="sheet-margin-stays">{margin}</div>
      </aside>
      <div className="sheet-body" lang={letter.language}>
        <div className="letter">
          <LetterText parts={readParts(letter.paragraphs)} />
        </div>
        <p className="sheet-by">{by}</p>
      </div>
    </article>
  )
}

function LetterText({ parts }: { parts: LetterPart[] }) {
  const firstOfBody = parts.findIndex(({ role }) => role === 'body')
  return parts.map(({ role, text }, index) => (
    <p key={index} className={role === 'farewell' || role === 'signature' ? `letter-${role}` : undefined} data-initial={index === firstOfBody || undefined}>
      {text}
    </p>
  ))
}
