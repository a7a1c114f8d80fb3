import { useState } from 'react'
import { useIsHydrated } from '~/lib/use-hydrated'

export const speeds = ['0.75', '0.9', '1', '1.15', '1.3'] as const
export type Speed = (typeof speeds)[number]

const storageKey = 'eon-player-speed'

/** How fast letters are heard; remembered in the browser. */
export function usePlaybackSpeed() {
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<Speed | null>(null)
  return {
    speed: Number(chosen ?? (isHydrated && readStored()) ?? '1') || 1,
    chooseSpeed: (value: string) => {
      const next = speeds.find((one) => one === value)
      if (!next) return
      setChosen(next)
      try {
        localStorage.setItem(storageKey, next)
      } catch {
        // A browser that keeps nothing forgets it with the page.
      }
    },
  }
}

function readStored(): Speed | null {
  try {
    return speeds.find((one) => one === localStorage.getItem(storageKey)) ?? null
  } catch {
    return null
  }
}
