/// <reference types="@cloudflare/vitest-pool-workers/types" />
declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    BLOBS: R2Bucket
    JOBS: Queue
    EMAIL: SendEmail
    /** Writes to one address alone. */
    EMAIL_OF_ONE: SendEmail
    MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
