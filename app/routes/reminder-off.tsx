import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData, useLocation, useNavigation, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isAppError } from '#core/errors'
import { Envelope } from '~/components/illustrations'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'
import { Button } from '~/ui/Button'
import { LinkButton } from '~/ui/LinkButton'

export const meta = pageMeta((language) => ({
  title: resources[language].coach.off.metaTitle,
  description: resources[language].coach.off.metaDescription,
  isPrivate: true,
}))

/** Which reminder a mail's link is about, and the key that says it came from there. */
function linkOf(request: Request) {
  const { searchParams } = new URL(request.url)
  const read = (name: string) => (searchParams.get(name) ?? '').slice(0, 100)
  return { reminderId: read('id'), key: read('clave') }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    const reminder = await context.services.coaching.viewByLink(linkOf(request))
    // Whoever has just switched it on again is not to have it switched off by a reload.
    return data({ reminder, isToStay: new URL(request.url).searchParams.has('sigue') })
  } catch (error) {
    if (!isAppError(error)) throw error
    return data({ reminder: null, isToStay: false }, error.status)
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const isActive = (await request.formData()).get('intent') === 'on'
  const link = linkOf(request)
  try {
    await context.services.coaching.switchByLink({ ...link, isActive })
  } catch (error) {
    if (!isAppError(error)) throw error
    return data({ isLapsed: error.code === 'premium_required' }, error.status)
  }
  const search = new URLSearchParams({ id: link.reminderId, clave: link.key, ...(isActive && { sigue: '1' }) })
  return redirect(`/recordatorio?${search}`, 303)
}

/** Where the mail of a reminder leads to switch it off. A reader of links only looks; a person's browser does it at once. */
export default function ReminderOff() {
  const { t } = useTranslation(['coach'])
  const { reminder, isToStay } = useLoaderData<typeof loader>()
  const isLapsed = useActionData<typeof action>()?.isLapsed ?? false
  const { search } = useLocation()
  const isBusy = useNavigation().state !== 'idle'
  const isActive = reminder?.isActive ?? false
  useSwitchOffAtOnce({ isWanted: isActive && !isToStay, search })

  const title = !reminder ? 'missing' : !isActive ? 'done' : isToStay ? 'kept' : 'ask'
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-8 pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:pt-16 lg:gap-x-28">
      <Envelope className="w-44 sm:w-56 md:order-last md:w-full" />
      <div className="max-w-measure">
        <div role="status">
          <h1 className="text-title">{t(`coach:off.${title}`)}</h1>
          {reminder && (
            <p className="mt-4 font-voice text-read">
              {t('coach:off.about', { name: t(`coach:reminders.types.${reminder.reminderType}`), time: reminder.preferredTime })}
            </p>
          )}
          {title !== 'ask' && <p className="mt-3 font-voice text-read text-soft">{t(`coach:off.${title}Text`)}</p>}
        </div>
        {isLapsed && (
          <p role="alert" className="mt-4 text-ui text-danger">
            {t('coach:off.lapsed')}
          </p>
        )}
        <Form method="post" action={`/recordatorio${search}`} replace className="mt-8 flex flex-wrap gap-3">
          {reminder &&
            (isActive ? (
              <Button type="submit" name="intent" value="off" isLoading={isBusy} loadingLabel={t('coach:off.submitting')}>
                {t('coach:off.submit')}
              </Button>
            ) : (
              <Button type="submit" name="intent" value="on" variant="secondary" isLoading={isBusy}>
                {t('coach:off.again')}
              </Button>
            ))}
          <LinkButton to="/chat" variant={reminder ? 'quiet' : 'secondary'}>
            {t('coach:off.chat')}
          </LinkButton>
        </Form>
      </div>
    </div>
  )
}

/** Sends the form once, so that the one tap in the mail is all there is to do. */
function useSwitchOffAtOnce({ isWanted, search }: { isWanted: boolean; search: string }) {
  const submit = useSubmit()
  const wasSent = useRef(false)
  useEffect(() => {
    if (!isWanted || wasSent.current) return
    wasSent.current = true
    submit({ intent: 'off' }, { method: 'post', action: `/recordatorio${search}`, replace: true })
  }, [isWanted, search, submit])
}
