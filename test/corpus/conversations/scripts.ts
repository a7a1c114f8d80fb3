import { scriptsEn } from './scripts.en'
import { scriptsEs } from './scripts.es'

/** Every scripted conversation: 26 invented people, thirteen a language. */
export const scripts = [...scriptsEs, ...scriptsEn]
