import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useSearchParams } from '@remix-run/react'
import { freeChatMessages, isPremium, letterQuota } from '#core/access/access'
import { letterDate } from '#core/letters/pdf/letter-words'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'
import { Doors } from './Doors'
import { EarlierLetters } from './EarlierLetters'
import { EmptyShelf } from './EmptyShelf'
import { NewestLetter } from './NewestLetter'
import { PremiumFeatures } from './PremiumFeatures'
import { SupportCard } from './SupportCard'
import { TrialBanner } from './TrialBanner'
import { useDesk, useEndedTrial } from './use-desk'
import { useFreshShelf } from './use-fresh-shelf'
import { VipBanner } from './VipBanner'
import { Welcome } from './Welcome'

export const meta = pageMeta((language) => ({
  title: resources[language].desk.shelf.metaTitle,
  description: resources[language].desk.shelf.metaDescription,
  isPrivate: true,
}))

/** Who somebody is and what they may do is the server's word; the page adds nothing to it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { services, visitor, language, timeZone } = context
  const [account, trial, shelf] = await Promise.all([
    services.account.describe(visitor),
    services.trial.readTrialStatus({ visitor }),
    services.letters.viewShelf({ visitor }),
  ])
  const now = Date.now()
  const tier = account?.tier ?? 'free'
  const quota = letterQuota({ tier, timeZone: account?.timeZone ?? timeZone }, now)
  return {
    name: account?.name ?? null,
    isSignedIn: account?.hasEmail ?? false,
    isPremium: isPremium(tier),
    isTrial: account?.isTrial ?? false,
    isVip: account?.isVip ?? false,
    freeMessages: freeChatMessages,
    letters: { kind: quota === null ? ('unlimited' as const) : tier === 'free' ? ('free' as const) : ('monthly' as const), limit: quota?.limit ?? 0 },
    trial,
    now,
    timeZone,
    shelf: shelf.map((letter) => ({ ...letter, date: letterDate({ writtenOn: letter.opensAt ?? letter.createdAt, language, timeZone }) })),
  }
}

export type ShelvedLetter = Awaited<ReturnType<typeof loader>>['shelf'][number]

/** Today's letter lies open on the desk; behind it the shelf and the doors that lead on, and in the margin somebody who answers. */
export default function Dashboard() {
  const [query] = useSearchParams()
  const desk = useDesk()
  const { shelf, trial, banner, isVip, now, timeZone } = desk
  useFreshShelf(shelf.some(({ status }) => status === 'queued' || status === 'writing'))
  useEndedTrial(desk.hasTrialEnded)
  const [newest, ...earlier] = shelf
  return (
    <div className="page-width grid items-start gap-x-14 gap-y-16 pt-2 lg:grid-cols-[minmax(0,1fr)_18rem] lg:pt-8 xl:gap-x-20">
      <div className="min-w-0">
        <div className="mb-8 grid gap-4 empty:hidden">
          {(isVip || query.get('vip') === 'true') && <VipBanner isConfirmed={isVip} />}
          {banner && <TrialBanner kind={banner} status={trial} now={now} timeZone={timeZone} hasJustStarted={query.get('trial') === 'true'} />}
        </div>
        <Welcome desk={desk} />
        {newest ? <NewestLetter letter={newest} /> : <EmptyShelf />}
        {earlier.length > 0 && <EarlierLetters letters={earlier} />}
        <Doors desk={desk} />
        <PremiumFeatures desk={desk} />
      </div>
      <SupportCard />
    </div>
  )
}
