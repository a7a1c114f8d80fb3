import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hold } from './conversation'
import { judgements } from './judgements'
import { scripts } from './scripts'

// `npm run docs:companion`: writes docs/companion.md, three conversations a language as the embedded companion holds them today.

const headings = { es: 'Spanish', en: 'English' }
const paths = { duelo: 'Duelo', ruptura: 'Ruptura', proposito: 'Propósito' }

const out: string[] = [
  '# Six conversations',
  '',
  'How the embedded companion talks, with no model and no network. Nobody lived these lives: the person’s turns were written for this page',
  'and do not react to what is answered, so a real person will often get a better conversation, and sometimes a worse one. EÓN’s turns are',
  'what the program answered, one after another; nobody has touched them. Written anew by `npm run docs:companion`; the line under each',
  'conversation is a reader’s judgement of it, and is written again whenever the conversation changes.',
  '',
  'What it cannot do: it hears what a turn is about, not what is meant by it. It often gives a person their own words back and adds little; irony is',
  'taken at its word; it follows what was said better than what was meant; and what it misses it misses for good, unless it is told. What it says is chosen as readers of such',
  'conversations would choose it, from lines written by hand (docs/decisions/020, 025 and 026); where it is sure of nothing it says plain things. Of a hundred replies readers of transcripts find seven plainly amiss and as many slightly; strict readers who talk with it for sixteen turns mark it 3.5 to 4 of 10. An operator who',
  'wants more chooses a language model (COMPANION), for which this one stands in.',
  '',
  'What it is made of: `core/chat/companion`. How to add a line: the comment in `core/chat/companion/texts/index.ts`.',
]

for (const language of ['es', 'en'] as const) {
  out.push('', `## ${headings[language]}`)
  for (const { id, judgement } of judgements[language]) {
    const script = scripts.find((one) => one.id === id)
    if (!script) throw new Error(`no script ${id}`)
    const { exchanges } = hold(script)
    out.push('', `### ${paths[script.path!]}: ${script.about.charAt(0).toLowerCase()}${script.about.slice(1)}`, '')
    for (const { said, reply } of exchanges) out.push(`> ${said}`, '', `**EÓN** ${reply.text}`, '')
    const learned = new Map(exchanges.flatMap(({ reply }) => reply.learned.map((one) => [one.key, one.text] as const)))
    out.push(`What it would remember: ${[...learned.values()].join(' ') || 'nothing'}`, '', `*Judged: ${judgement}*`)
  }
}

writeFileSync(fileURLToPath(new URL('../../../docs/companion.md', import.meta.url)), `${out.join('\n')}\n`)
