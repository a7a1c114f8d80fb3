import { useTranslation } from 'react-i18next'
import { LetterDate } from '~/components/letter/LetterDate'
import { useLanguage } from '~/i18n/use-language'
import type { ShelvedLetter } from './route'

/** When a letter was asked for or, while it is closed, when it opens. */
export function ShelfDate({ letter }: { letter: ShelvedLetter }) {
  const { t } = useTranslation(['desk'])
  const language = useLanguage()
  if (letter.opensAt === null) return <LetterDate at={letter.createdAt} language={language} known={letter.date} />
  const [before, after] = t('desk:shelf.opens', { day: '|' }).split('|')
  return (
    <>
      {before}
      <LetterDate at={letter.opensAt} language={language} known={letter.date} />
      {after}
    </>
  )
}
