import { useNavigation } from '@remix-run/react'

/** What was pressed and is under way on this page; null while nothing is. */
export function useIntent(): string | null {
  const { state, formData } = useNavigation()
  return state === 'idle' ? null : ((formData?.get('intent') ?? null) as string | null)
}
