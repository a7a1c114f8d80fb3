import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const alias = [
  { find: /^~\//, replacement: `${folder('./app')}/` },
  { find: /^#core\//, replacement: `${folder('./core')}/` },
  { find: /^#workers\//, replacement: `${folder('./workers')}/` },
]

export default defineConfig({
  test: {
    // As many as there are cores here: most files work more than they wait.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'node',
          // One runtime for all files of a worker: what many of them read is read once.
          isolate: false,
          include: ['core/**/*.test.ts', 'workers/**/*.test.ts', 'app/**/*.test.ts', 'test/*.test.ts', 'test/voice/**/*.test.ts', 'test/care/**/*.test.ts', 'test/companion/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'processes',
          environment: 'node',
          include: ['test/processes/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        resolve: { alias },
        plugins: [
          cloudflareTest(async () => ({
            miniflare: {
              compatibilityDate: '2026-04-01',
              compatibilityFlags: ['nodejs_compat'],
              d1Databases: ['DB'],
              r2Buckets: ['BLOBS'],
              queueProducers: { JOBS: 'eon-jobs' },
              email: { send_email: [{ name: 'EMAIL' }, { name: 'EMAIL_OF_ONE', destination_address: 'one@correo.example' }] },
              modulesRules: [
                { type: 'Data', include: ['**/*.ttf'] },
                { type: 'CompiledWasm', include: ['**/*.wasm'] },
              ],
              bindings: { MIGRATIONS: await readD1Migrations(folder('./migrations')) },
            },
          })),
        ],
        test: {
          name: 'workers',
          // One runtime for all files of a worker, as deployed: modules are read once, and every test begins with empty storage (setup.ts).
          isolate: false,
          include: ['test/workers/**/*.test.ts'],
          setupFiles: ['test/workers/setup.ts'],
          globalSetup: ['test/workers/model-server.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
