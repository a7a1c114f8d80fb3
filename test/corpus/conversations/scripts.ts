import { scriptsEs } from './scripts.es'

export const scripts = [...scriptsEs]
