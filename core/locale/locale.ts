import { parseAcceptLanguage } from 'intl-parse-accept-language'
import { contentLanguages, defaultLanguage, type ContentLanguage } from './locale.schema'

export function isContentLanguage(value: unknown): value is ContentLanguage {
  return contentLanguages.includes(value as ContentLanguage)
}

/**
 * The language to answer in: the asked one, else the stored choice, else the first of the browser's that starts with es
 * or en, else Spanish (specification §4). `acceptLanguage` is the header as it came.
 */
export function chooseLanguage(input: {
  asked?: unknown
  stored?: string | undefined
  acceptLanguage?: string | undefined
}): ContentLanguage {
  if (isContentLanguage(input.asked)) return input.asked
  if (isContentLanguage(input.stored)) return input.stored
  const accepted = parseAcceptLanguage(input.acceptLanguage, { ignoreWildcard: true })
  return accepted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isContentLanguage) ?? defaultLanguage
}
