import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { useTrialStatus } from '~/components/trial/use-trial-status'
import type { loader } from './route'
import { trialBannerFor } from './trial-banner'

/**
 * The desk as its loader found it, with the trial as it stands this minute. A trial that only this browser's token knows is drawn
 * as one; a trial that ends while the page is open brings everything else up to date.
 */
export function useDesk() {
  const desk = useLoaderData<typeof loader>()
  const hasPlan = desk.isPremium && !desk.isTrial
  const trial = useTrialStatus({ known: desk.trial, isOff: hasPlan })
  const isTrial = !hasPlan && trial.valid
  return {
    ...desk,
    trial,
    /** Whether it was running when the page was loaded, and is not now. */
    hasTrialEnded: !hasPlan && desk.trial.valid && !trial.valid,
    isTrial,
    isPremium: hasPlan || isTrial,
    canTry: !hasPlan && trial.expiresAt === null,
    banner: trialBannerFor({ status: trial, hasPlan, now: desk.now }),
  }
}

export type Desk = ReturnType<typeof useDesk>

/** Loads the desk anew when the trial it was drawn with is over. */
export function useEndedTrial(hasEnded: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (hasEnded) revalidate()
  }, [hasEnded, revalidate])
}
