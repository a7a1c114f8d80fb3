import type { ContentLanguage } from '#core/locale/locale.schema'
import { landing as en } from './landing.en'
import { landing as es } from './landing.es'

export const landingContent = { es, en } satisfies Record<ContentLanguage, typeof es>
export type LandingContent = typeof es
