import { LoadingScreen } from '~/components/LoadingScreen'
import { pageMeta } from '~/i18n/page-meta'
import { resources } from '~/i18n/locales'

export const meta = pageMeta((language) => ({
  title: resources[language].common.loading.metaTitle,
  description: resources[language].common.loading.metaDescription,
  isPrivate: true,
}))

export default function Loading() {
  return <LoadingScreen />
}
