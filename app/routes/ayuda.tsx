import { redirectDocument } from '@remix-run/cloudflare'

/** The site worker serves /ayuda itself, before and without this app; a link that tries to go there inside the app leaves it. */
export function loader() {
  return redirectDocument('/ayuda')
}

export default function Help() {
  return null
}
