import { createApp } from '../app'
import { docsApi, openApiInfo } from './docs'
import { healthApi } from './health'
import { lettersApi } from './letters'
import { sessionApi } from './session'

/** Everything under `/api`, one file a capability; the schemas also make `/api/openapi.json` and `/api/docs`. */
export function createApi() {
  const api = createApp()
  api.route('/', healthApi())
  api.route('/', sessionApi())
  api.route('/', lettersApi())
  api.doc31('/openapi.json', openApiInfo)
  api.route('/', docsApi(() => api.getOpenAPI31Document(openApiInfo)))
  return api
}
