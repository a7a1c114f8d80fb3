// Before any schema is made, as in the deployed site: it gives schemas their place in the OpenAPI document.
import '@hono/zod-openapi'
import { applyD1Migrations, env, reset } from 'cloudflare:test'
import { beforeEach } from 'vitest'

// Every test begins with an empty database, an empty bucket and the newest tables.
beforeEach(async () => {
  await reset()
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  // Objects have outlasted a reset that was asked for while one of them was still being read.
  const { objects } = await env.BLOBS.list()
  if (objects.length > 0) await env.BLOBS.delete(objects.map(({ key }) => key))
})
