import { cpSync, watch } from 'node:fs'
import { join } from 'node:path'
import { bin, root } from './paths.mjs'
import { run } from './run.mjs'

const folders = ['app', 'core', 'public']
const next = 'build/next'
const quietMs = 150

/** Builds the pages again after every change, one build at a time; wrangler then reloads the workers by itself. */
export function rebuildOnChange() {
  let timer = null
  let isBuilding = false
  let isStale = false

  const build = async () => {
    if (isBuilding) {
      isStale = true
      return
    }
    isBuilding = true
    do {
      isStale = false
      const code = await run(bin('remix'), ['vite:build', '--logLevel', 'warn'], { env: { ...process.env, SITE_BUILD_DIR: next } })
      // wrangler gives up when the folder it serves disappears, which a build in place would do for a moment.
      if (code === 0) cpSync(join(root, next), join(root, 'build/site'), { recursive: true })
      console.log(code === 0 ? 'Rebuilt.' : 'The build failed; the last one is still served.')
    } while (isStale)
    isBuilding = false
  }

  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(build, quietMs)
    })
  }
}
