import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { letterDate } from '#core/letters/pdf/letter-words'
import { failedAnswer } from '~/lib/failed-answer'
import { Notice } from '~/components/access/Notice'
import { HelpLine } from '~/components/care/HelpLine'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'
import { accountDeeds, changeAccount, readAccountPage, type AccountAnswer, type AccountDeed, type AccountPage as PageOfAccount } from '~/server/account-page.server'
import { LinkButton } from '~/ui/LinkButton'
import { Consents } from './Consents'
import { Devices } from './Devices'
import { EmailPart } from './EmailPart'
import { EraseAll } from './EraseAll'
import { Erased } from './Erased'
import { Kept } from './Kept'
import { NamePart } from './NamePart'
import { NothingKept } from './NothingKept'
import { TakeAlong } from './TakeAlong'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta((language) => {
    const { metaTitle, metaDescription, erased } = resources[language].account
    return { title: args.data?.state === 'erased' ? erased.metaTitle : metaTitle, description: metaDescription, isPrivate: true }
  })(args)

type Loaded = { state: 'erased' | 'nothing' } | { state: 'kept'; kept: PageOfAccount; deed: AccountDeed | null }

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Loaded> {
  const { language, timeZone } = context
  const { searchParams } = new URL(request.url)
  const kept = await readAccountPage({ context, dayOf: (at) => letterDate({ writtenOn: at, language, timeZone }) })
  if (!kept) return { state: searchParams.has('borrada') ? 'erased' : 'nothing' }
  return { state: 'kept', kept, deed: accountDeeds.find((deed) => deed === searchParams.get('hecho')) ?? null }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return changeAccount({ form: await request.formData(), context })
}

/** The page stays where it is, with what was typed, when the network or the server fails it. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    // Redirects are answers, not failures.
    if (error instanceof Response) throw error
    const code = error instanceof TypeError ? 'offline' : 'internal_error'
    const typed = String(form.get('email') ?? form.get('name') ?? '')
    return failedAnswer({ part: form.get('part'), code, typed, ...(form.get('intent') === 'email-code' && { codeSentTo: typed }) })
  }
}

/** What is kept of somebody, and how to correct it, take it along or erase it. */
export default function AccountPage() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<AccountAnswer>()
  const { t } = useTranslation(['account'])
  if (loaded.state !== 'kept') return loaded.state === 'erased' ? <Erased /> : <NothingKept />
  const { kept, deed } = loaded
  const of = (part: AccountAnswer['part']) => (answer?.part === part ? answer : undefined)
  const [before, after] = t('account:signedIn', { email: '|' }).split('|')
  return (
    <div className="page-width pt-2 lg:pt-8">
      <h1 className="text-title">{t('account:title')}</h1>
      {kept.email ? (
        <p className="mt-3 font-voice text-read text-soft">
          {before}
          <strong className="font-medium break-words text-ink">{kept.email}</strong>
          {after}
        </p>
      ) : (
        <>
          <p className="mt-3 max-w-measure font-voice text-read text-soft">{t('account:anonymous')}</p>
          <LinkButton to="/acceso?volver=/cuenta" variant="secondary" className="mt-5">
            {t('account:keep')}
          </LinkButton>
        </>
      )}
      <div className="mt-6 empty:hidden">{deed && !answer && <Notice isProblem={false}>{t(`account:done.${deed}`)}</Notice>}</div>
      <div className="mt-8 max-w-[60rem] border-b border-line">
        <Kept kept={kept} />
        <NamePart key={kept.name} name={kept.name} answer={of('name')} />
        {kept.email && <EmailPart key={kept.email} answer={of('email')} />}
        {kept.email && <Devices devices={kept.devices} answer={of('devices')} />}
        <Consents consents={kept.consents} answer={of('consents')} />
        <TakeAlong />
        <EraseAll answer={of('erase')} />
      </div>
      <HelpLine text={t('account:erased.help')} link={t('account:erased.helpLink')} className="mt-8" />
    </div>
  )
}
