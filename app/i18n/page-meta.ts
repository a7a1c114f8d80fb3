import type { MetaArgs, MetaDescriptor, MetaFunction } from '@remix-run/cloudflare'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { toContentLanguage } from './content-language'

type PageWords = { title: string; description: string; isPrivate?: boolean }
type RootData = { language?: string; origin?: string } | undefined

const siteName = 'EÓN'
const ogLocale = { es: 'es_ES', en: 'en_US' } satisfies Record<ContentLanguage, string>

/** A route's `meta`: title, description and preview in the language of the page. `isPrivate` keeps it out of search engines. */
export function pageMeta(words: (language: ContentLanguage) => PageWords): MetaFunction {
  return (args) => describePage({ args, words })
}

function describePage({ args, words }: { args: MetaArgs; words: (language: ContentLanguage) => PageWords }): MetaDescriptor[] {
  const root = args.matches.find((match) => match.id === 'root')?.data as RootData
  const language = toContentLanguage(root?.language)
  const { title, description, isPrivate } = words(language)
  const fullTitle = title.includes(siteName) ? title : `${title} · ${siteName}`
  const url = `${root?.origin ?? ''}${args.location.pathname}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: ogLocale[language] },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${root?.origin ?? ''}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : [{ tagName: 'link', rel: 'canonical', href: url } as const]),
  ]
}
