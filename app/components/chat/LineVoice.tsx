import { useNavigate } from '@remix-run/react'
import type { Line } from './conversation'
import { VoiceButton } from './VoiceButton'

type LineVoiceProps = { line: Line; isPremium: boolean; /** Danger was heard lately. */ isTender: boolean }

/** The voice of a line, which leads to the plan whoever has none. Where danger was heard nothing leads there: it stands where it is free. */
export function LineVoice({ line, isPremium, isTender }: LineVoiceProps) {
  const navigate = useNavigate()
  if (isTender && !isPremium && !line.care) return null
  return <VoiceButton line={line} isPremium={isPremium} onPremiumRequired={() => navigate('/premium')} />
}
