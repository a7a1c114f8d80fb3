// Built by Vite; declared in build-output.d.ts.
import * as build from '../../build/site/server/index.js'
import { createSite } from './site'

const site = createSite({ build })

export default {
  fetch: (request, env, context) => site.fetch(request, env, context),
} satisfies ExportedHandler<Record<string, unknown>>
