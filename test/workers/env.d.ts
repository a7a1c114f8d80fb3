/// <reference types="@cloudflare/vitest-pool-workers/types" />
declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    BLOBS: R2Bucket
    JOBS: Queue
    MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
