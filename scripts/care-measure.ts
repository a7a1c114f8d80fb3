import { levels } from '../test/care/corpus'
import { figuresOf, judge, share, type Judged } from '../test/care/figures'
import { laterIn } from '../test/care/histories'
import { corpusMessages, heldConversations, outsideMessages } from '../test/care/training'

/** Prints how the screen does on the corpus: the part worked with, and the part that is only measured. No message is printed. */
const percent = (value: number) => `${(value * 100).toFixed(1)} %`

function print(name: string, judged: readonly Judged[]): void {
  const of = figuresOf(judged)
  console.log(`${name.padEnd(26)} recall ${percent(of.recall)} of ${of.risk}, near danger ${percent(of.nearRecall)} of ${of.near} (for sure ${percent(of.nearSurely)}), grave as high ${percent(of.recallAsHigh)}, flagged ${percent(of.flagged)} of ${of.harmless} (for sure ${percent(of.flaggedSurely)}), as imminent ${percent(of.flaggedAsImminent)}, level exact ${percent(of.exact)}`)
}

const started = performance.now()
const judged = judge(corpusMessages())
const took = (performance.now() - started) / judged.length
const parts = { 'worked with': judged.filter(({ isHeldOut }) => !isHeldOut), 'only measured': judged.filter(({ isHeldOut }) => isHeldOut), 'from outside': judge(outsideMessages()), 'the same, said later': judge(laterIn(outsideMessages(), heldConversations())), 'held with EÓN': judge(heldConversations()) }
for (const [name, part] of Object.entries(parts)) {
  print(name, part)
  for (const language of ['es', 'en'] as const) print(`  ${language}`, part.filter((message) => message.language === language))
  for (const field of ['chat', 'letter'] as const) print(`  ${field}`, part.filter((message) => message.field === field))
  for (const level of levels) {
    const of = part.filter(({ label }) => label === level)
    console.log(`  ${level.padEnd(9)} ${levels.map((given) => `${given} ${percent(share(of, (one) => one.given === given))}`).join(', ')} (${of.length})`)
  }
  for (const isRisk of [true, false]) {
    const kinds = [...new Set(part.filter(({ label }) => (label !== 'none') === isRisk).map(({ kind }) => kind))]
    console.log(`  ${isRisk ? 'heard' : 'flagged'}: ${kinds.map((kind) => { const of = part.filter((one) => one.kind === kind); return `${kind} ${of.filter(({ given }) => given !== 'none').length}/${of.length}` }).join(', ')}`)
  }
}
console.log(`${took.toFixed(2)} ms a message`)
