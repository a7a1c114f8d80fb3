import type { Words } from './types'

export const free: Words = { es: 'gratis', en: 'free' }
export const freeAnonymous: Words = { es: 'gratis y anónimo', en: 'free and anonymous' }
