// What workers/letters/wrangler.toml binds. Written by `npm run types:generate`; do not edit.
export type LettersBindings = {
  BLOBS: R2Bucket
  DB: D1Database
  ENVIRONMENT: 'production'
  JOBS: Queue
  VOICE: Service<typeof import('../voice/index').Voice>
}
