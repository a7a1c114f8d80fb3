// What wrangler.toml binds. Written by `npm run types:generate`; do not edit.
export type SiteBindings = {
  BLOBS: R2Bucket
  DB: D1Database
  EMBEDDED_COMPANION: Service<typeof import('../companion/index').Conversation>
  ENVIRONMENT: 'production'
  JOBS: Queue
  VOICE: Service<typeof import('../voice/index').Voice>
}
