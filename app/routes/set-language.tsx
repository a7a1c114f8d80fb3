import { data, redirect, type ActionFunctionArgs } from '@remix-run/cloudflare'
import { languageKey } from '~/i18n/config'
import { isContentLanguage } from '~/i18n/content-language'
import { toSafePath } from '~/lib/safe-path'

const yearSeconds = 365 * 24 * 60 * 60

/** Form fields: `language`; `redirectTo` from pages without JavaScript, which need a page back. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const language = form.get('language')
  if (!isContentLanguage(language)) throw data(null, { status: 400 })
  const headers = { 'Set-Cookie': languageCookie({ language, isSecure: new URL(request.url).protocol === 'https:' }) }
  const back = form.get('redirectTo')
  return back === null ? data({ language }, { headers }) : redirect(toSafePath(back), { status: 303, headers })
}

export function loader() {
  return redirect('/')
}

/** Plain text, so that the worker and the browser read the same two letters. */
function languageCookie({ language, isSecure }: { language: string; isSecure: boolean }) {
  return `${languageKey}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
