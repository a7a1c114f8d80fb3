import { hold } from './conversation'
import { scripts } from './scripts'

// `npm run conversations [id…]`: holds the scripted conversations and prints them.

const wanted = process.argv.slice(2)
for (const script of scripts.filter((one) => wanted.length === 0 || wanted.some((id) => one.id.startsWith(id)))) {
  const { exchanges } = hold(script)
  console.log(`\n=== ${script.id} · ${script.about}`)
  for (const { said, reply, ms } of exchanges) {
    console.log(`\n  — ${said}\n  EÓN: ${reply.text}`)
    if (reply.learned.length > 0) console.log(`      [learned] ${reply.learned.map((one) => `${one.key}: ${one.text}`).join(' | ')}`)
    if (process.env['DETAIL']) console.log(`      [${ms.toFixed(1)} ms] ${reply.suggestions.join(' / ')}`)
  }
  console.log(`  ${Math.max(...exchanges.map((one) => one.ms)).toFixed(1)} ms at most`)
}
