import { data, redirect, type AppLoadContext } from '@remix-run/cloudflare'
import { nameSchema, sessionOnly } from '#core/account/account.schema'
import { forgetOpened } from '~/components/letter/opened-letters'
import { resources } from '~/i18n/locales'
import { readFailure } from './expected-failure.server'
import { readCode, sendCode } from './sign-in.server'

type Asked = { form: FormData; context: AppLoadContext }

/** What a page says was done; the query of the address it comes back to. */
export const accountDeeds = ['name', 'email', 'device', 'others', 'withdrawn', 'given'] as const
export type AccountDeed = (typeof accountDeeds)[number]

/** Which part of the page an answer belongs to. */
export type AccountPart = 'name' | 'email' | 'devices' | 'consents' | 'erase'
export type AccountAnswer = { part: AccountPart; code?: string; message?: string; typed?: string; codeSentTo?: string }

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')
const comeBack = (deed: AccountDeed) => redirect(`/cuenta?hecho=${deed}`, 303)

/** Does what a form of the account's page asks for. Each is safe to repeat; a refusal comes back with what was typed. */
export async function changeAccount({ form, context }: Asked) {
  const part = partOf(form.get('intent'))
  try {
    return await act({ form, context })
  } catch (error) {
    const { failure, init } = readFailure({ error, language: context.language })
    const email = textOf(form, 'email').slice(0, 254)
    const isAtCode = form.get('intent') === 'email-code' && failure.code !== 'email_in_use'
    return data({ part, ...failure, typed: email, ...(isAtCode && { codeSentTo: email }) } satisfies AccountAnswer, init)
  }
}

async function act({ form, context }: Asked) {
  const { services, visitor, language } = context
  switch (form.get('intent')) {
    case 'name': {
      const name = nameSchema.safeParse(textOf(form, 'name'))
      if (!name.success) return data({ part: 'name', code: 'name_invalid', typed: textOf(form, 'name').slice(0, 500) } satisfies AccountAnswer, 400)
      await services.account.changeName({ visitor, name: name.data })
      return comeBack('name')
    }
    case 'email-ask':
      return data({ part: 'email', codeSentTo: await sendCode({ form, context }) } satisfies AccountAnswer)
    case 'email-code':
      await services.account.changeEmail({ visitor, ...(await readCode({ form, context })), language })
      return comeBack('email')
    case 'device': {
      const { wasCurrent } = await services.account.signOutDevice({ visitor, deviceId: textOf(form, 'device') })
      if (!wasCurrent) return comeBack('device')
      await context.renewSession()
      return redirect('/acceso?salida=si', 303)
    }
    case 'others':
      await services.account.signOutOthers({ visitor })
      return comeBack('others')
    case 'consent': {
      const isGiven = form.get('give') === 'yes'
      await services.account.setConsent({ visitor, kind: 'health_data', isGiven })
      return comeBack(isGiven ? 'given' : 'withdrawn')
    }
    case 'erase': {
      const { word } = resources[language].account.erase
      const isMeant = textOf(form, 'word').replace(/[«»“”"']/g, '').trim().toLowerCase() === word
      if (!isMeant) return data({ part: 'erase', code: 'not_confirmed' } satisfies AccountAnswer, 400)
      await services.account.erase({ visitor })
      await context.renewSession()
      // What the browser itself remembers (drafts, a plan to draw, which letters were opened) goes too.
      return redirect('/cuenta?borrada=si', { status: 303, headers: { 'Clear-Site-Data': '"storage"', 'Set-Cookie': forgetOpened } })
    }
    default:
      return redirect('/cuenta', 303)
  }
}

function partOf(intent: unknown): AccountPart {
  if (intent === 'email-ask' || intent === 'email-code') return 'email'
  if (intent === 'device' || intent === 'others') return 'devices'
  if (intent === 'consent') return 'consents'
  return intent === 'erase' ? 'erase' : 'name'
}

/** What is kept of a visitor, as the page shows it; null for somebody of whom nothing is kept. */
export async function readAccountPage({ context, dayOf }: { context: AppLoadContext; dayOf: (at: number) => string }) {
  const { services } = context
  const visitor = sessionOnly(context.visitor)
  const account = await services.account.describe(visitor)
  if (!account) return null
  const [shelf, devices, consents] = await Promise.all([
    services.letters.viewShelf({ visitor }),
    services.account.listDevices({ visitor }),
    services.account.viewConsents({ visitor }),
  ])
  const { name, email, createdAt, trialExpiresAt } = account
  return {
    name,
    email,
    letters: shelf.length,
    createdAt,
    createdOn: dayOf(createdAt),
    trial: trialExpiresAt === null ? null : { at: trialExpiresAt, on: dayOf(trialExpiresAt) },
    devices: devices.map((device) => ({ ...device, seenOn: dayOf(device.lastSeenAt) })),
    consents: consents.map((consent) => ({
      ...consent,
      givenOn: dayOf(consent.givenAt),
      withdrawnOn: consent.withdrawnAt === null ? null : dayOf(consent.withdrawnAt),
    })),
  }
}

export type AccountPage = NonNullable<Awaited<ReturnType<typeof readAccountPage>>>
