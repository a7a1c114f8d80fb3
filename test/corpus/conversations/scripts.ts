import { scriptsEn } from './scripts.en'
import { scriptsEs } from './scripts.es'

/** Every scripted conversation: 24 invented people, twelve a language. */
export const scripts = [...scriptsEs, ...scriptsEn]
