import { createApp } from '../app'
import { setBodyLanguage } from '../middleware/language'
import { accountApi } from './account'
import { chatApi } from './chat'
import { coachingApi } from './coaching'
import { docsApi, openApiInfo } from './docs'
import { healthApi } from './health'
import { lettersApi } from './letters'
import { sessionApi } from './session'
import { subscriptionApi } from './subscription'
import { trialApi } from './trial'

/** Everything under `/api`, one file a capability; the schemas also make `/api/openapi.json` and `/api/docs`. */
export function createApi() {
  const api = createApp()
  api.use('/api/*', setBodyLanguage)
  api.route('/api', healthApi())
  api.route('/api', sessionApi())
  api.route('/api', accountApi())
  api.route('/api', subscriptionApi())
  api.route('/api', trialApi())
  api.route('/api', lettersApi())
  api.route('/api', chatApi())
  api.route('/api', coachingApi())
  api.doc31('/api/openapi.json', openApiInfo)
  api.route('/api', docsApi(() => api.getOpenAPI31Document(openApiInfo)))
  return api
}
