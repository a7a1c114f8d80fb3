import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/** Runs a command to its end in the project's root; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal ? 1 : code))
  })
}

/** Runs a command and ends this process with its code when it fails. */
export async function runOrExit(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) {
    console.error(`${command} ${args.join(' ')} ended with ${code}`)
    process.exit(code ?? 1)
  }
}
