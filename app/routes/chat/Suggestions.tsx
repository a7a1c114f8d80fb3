import { useTranslation } from 'react-i18next'
import { resources } from '~/i18n/locales'
import { useLanguage } from '~/i18n/use-language'

type SuggestionsProps = {
  hasAccess: boolean
  /** What the companion would go on with. */
  fitting: readonly string[]
  /** Counts the replies, so that others are offered each time. */
  turn: number
  onChoose: (text: string) => void
}

const shownAtOnce = 3

/** Three ways to go on: those that fit what was said, and others of one's access (specification §4). */
export function Suggestions({ hasAccess, fitting, turn, onChoose }: SuggestionsProps) {
  const { t } = useTranslation(['chat'])
  const { more, lost, ritual } = resources[useLanguage()].chat.suggestions
  const own = hasAccess ? [...ritual, ...lost] : [...more, ...lost]
  const rotated = own.map((_, index) => own[(index + turn * shownAtOnce) % own.length] ?? '')
  const shown = [...new Set([...(hasAccess ? fitting : []), ...rotated])].slice(0, shownAtOnce)
  return (
    <ul aria-label={t('chat:suggestions.label')} className="chat-chips">
      {shown.map((text) => (
        <li key={text}>
          <button type="button" onClick={() => onChoose(text)} className="chat-chip text-ui">
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
