import { useTranslation } from 'react-i18next'
import { LinkButton } from '~/ui/LinkButton'
import { Sheet } from '~/ui/Sheet'
import { CoachPanel } from './CoachPanel'

type AsideProps = {
  hasAccess: boolean
  isTrial: boolean
  userId: string | null
  /** Danger was heard lately: nothing is sold. */
  isTender: boolean
  /** Answers on the page. */
  replies: number
  remaining: number | null
}

/** Beside the conversation: the guide of who has a plan; what a plan would add, for who tries one or has none. */
export function Aside({ hasAccess, isTrial, userId, isTender, replies, remaining }: AsideProps) {
  const { t } = useTranslation(['chat'])
  if (hasAccess && !isTrial) return userId && <CoachPanel userId={userId} isTender={isTender} replies={replies} />
  if (isTender) return null
  const kind = isTrial ? 'upsell' : 'subscribe'
  return (
    <aside className="lg:sticky lg:top-8">
      <Sheet as="section" variant="wash" aria-labelledby="chat-offer">
        <h2 id="chat-offer" className="text-lead">
          {t(`chat:${kind}.title`)}
        </h2>
        <p className="mt-2 text-ui">{t(`chat:${kind}.text`)}</p>
        {kind === 'subscribe' && remaining !== null && <p className="mt-3 text-ui text-soft">{t('chat:subscribe.remaining', { count: remaining })}</p>}
        <LinkButton to="/planes" variant="secondary" className="mt-5">
          {t(`chat:${kind}.action`)}
        </LinkButton>
      </Sheet>
    </aside>
  )
}
