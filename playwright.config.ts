import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.TEST_PORT ?? 8987)
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: './test/browser',
  globalSetup: './test/browser/warm.ts',
  outputDir: './test-results',
  // Two files at a time: a test waits more than it works, for a voice, a reply, a clock.
  workers: 2,
  // The local server's proxy now and then sends a request on a connection that ran out meanwhile, and answers 503 in our place («Your worker
  // restarted mid-request»), more often the slower the machine is. A test that meets it is tried once more, and told of as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }]],
  use: {
    baseURL,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--autoplay-policy=no-user-gesture-required'],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${baseURL}/api/health`,
    timeout: 180_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      STATE_DIR: mkdtempSync(join(tmpdir(), 'eon-browser-')),
      RATE_LIMITS: 'off',
      VIP_EMAILS: 'invitada@correo.example',
    },
  },
})
