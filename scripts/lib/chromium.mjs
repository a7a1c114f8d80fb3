import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

/**
 * A Chromium to test in: `$CHROMIUM_PATH`, an installed one, Playwright's own (downloaded if it can be), the system's
 * package manager. Null when there is none.
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : null
  const installed = findInstalled()
  if (installed) return installed

  const { chromium } = await import('@playwright/test')
  const own = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : null)
  if (own()) return own()
  console.log('No Chromium found; asking Playwright for its own…')
  await run('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 }).catch(() => 1)
  if (own()) return own()
  console.log('Not to be had; asking the system’s package manager…')
  await installFromSystem()
  return findInstalled()
}

function findInstalled() {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // Not under this name.
    }
  }
  return places.find((place) => existsSync(place)) ?? null
}

async function installFromSystem() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-qq'], quiet).catch(() => 1)
  await run('apt-get', ['install', '-y', '-qq', 'chromium'], quiet).catch(() => 1)
}
