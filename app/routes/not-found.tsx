import { data } from '@remix-run/cloudflare'
import { ErrorScreen } from '~/components/ErrorScreen'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'

export const meta = pageMeta((language) => ({
  title: resources[language].errors.notFound.title,
  description: resources[language].errors.notFound.happened,
  isPrivate: true,
}))

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <ErrorScreen kind="notFound" />
}
