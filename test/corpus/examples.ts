import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkLetter } from '../../core/letters/composer/check'
import { composeLetter } from '../../core/letters/composer/composer'
import type { LetterBrief } from '#core/letters/letters.schema'

// `npm run docs:letters`: writes docs/letters.md, ten letters from invented requests, as the embedded writer composes them today.

type Invented = Omit<LetterBrief, 'depth'> & { depth?: LetterBrief['depth'] }

/** Nobody wrote these; they are made to show different lives. The seed chooses among the letters a request may get. */
const invented: Invented[] = [
  { path: 'duelo', language: 'es', relacion: 'mi abuelo', apodo: 'el abuelo Mateo', nombre: 'Julia', genero: 'femenino', mensaje: 'Me llevaba a la huerta los sábados y me dejaba regar con la manguera. Murió en enero. Todavía tengo sus botas de goma en la entrada y no dejo que nadie las mueva. No le dije que me iba a vivir fuera.', emocion: 'culpa', cierre: 'contarle que estoy bien', seed: 'm1' },
  { path: 'duelo', language: 'es', relacion: 'mi perra', apodo: 'Nuca', nombre: 'Tomás', genero: 'masculino', mensaje: 'Catorce años. Dormía contra la puerta hasta que yo llegaba. La tuve que llevar al veterinario el martes. La correa sigue colgada y salgo a la calle a las ocho sin ella.', emocion: 'tristeza', cierre: 'darle las gracias', seed: 'm2' },
  { path: 'ruptura', language: 'es', relacion: 'mi marido', apodo: 'Andrés', nombre: 'Rosa', genero: 'femenino', mensaje: 'Veintiséis años juntos. Se fue en octubre con una maleta y me dejó la casa y las facturas. Ceno de pie en la cocina. No quiero que vuelva, quiero volver a poner la mesa.', emocion: 'cansancio', cierre: 'aprender a estar sola', seed: 'm1' },
  { path: 'ruptura', language: 'es', relacion: 'mi novio', apodo: 'Álex', nombre: 'Noa', genero: 'femenino', mensaje: 'Lo dejamos en mayo, después de tres años. Se quedó con el gato y yo con la cafetera. Hago café para dos y tiro la mitad. No dejo de mirar el móvil por las noches.', emocion: 'ansiedad', cierre: 'volver a dormir bien', seed: 'n2' },
  { path: 'proposito', language: 'es', relacion: 'mi trabajo', apodo: 'el taller', nombre: 'Fermín', genero: 'masculino', mensaje: 'Cerré el taller de relojes que era de mi padre. Treinta años con la lupa puesta. Me levanto a las seis y no sé adónde ir. Las manos se me van solas a los cajones.', emocion: 'vacío', cierre: 'encontrar algo que hacer', seed: 'm2' },
  { path: 'duelo', language: 'en', relacion: 'my mum', apodo: 'Mum', nombre: 'Alice', genero: 'femenino', mensaje: 'She died in March after two years of being ill. I did the nights. She labelled everything in the freezer and I am still eating her soup. There are three left and I do not want to finish them.', emocion: 'tired', cierre: 'thank her', seed: 'm1' },
  { path: 'duelo', language: 'en', relacion: 'my brother', apodo: 'Joe', nombre: 'Ellen', genero: 'femenino', mensaje: 'He drowned when he was nineteen. I am older than him now. We shared a bike and I still have it. Nobody at work knows I had a brother.', emocion: 'loneliness', cierre: 'say his name', seed: 'm1' },
  { path: 'ruptura', language: 'en', relacion: 'my ex', apodo: 'Dan', nombre: 'Priya', genero: 'femenino', mensaje: 'We were together seven years. I ended it and I know I was right. I still turn the heating down because he was always too warm. I want to stop asking his permission in my head.', emocion: 'guilt', cierre: 'trust myself', seed: 'm1' },
  { path: 'ruptura', language: 'en', relacion: 'my girlfriend', apodo: 'Mel', nombre: 'Owen', genero: 'masculino', mensaje: 'She moved out in June and took the plants. I keep the radio on so the flat is not so quiet. I check my phone at two in the morning. I do not want to hate her.', emocion: 'lonely', cierre: 'sleep through the night', seed: 'm1' },
  { path: 'proposito', language: 'en', relacion: 'myself', apodo: 'the person I was', nombre: 'Grace', genero: 'femenino', mensaje: 'I was a nurse for twelve years and I left after the pandemic. I fold towels in a hotel now. It is quiet and I like the quiet and I feel I am wasting something.', emocion: 'shame', cierre: 'decide without hurrying', seed: 'm2' },
]

const headings = { es: { duelo: 'Duelo', ruptura: 'Ruptura', proposito: 'Propósito' }, en: { duelo: 'Grief', ruptura: 'A breakup', proposito: 'Bearings' } } as const

function render(request: Invented): string {
  const brief: LetterBrief = { depth: 'free', ...request }
  const letter = composeLetter(brief)
  const faults = checkLetter(letter, brief)
  if (faults.length > 0) throw new Error(`${request.nombre}: ${faults.map(({ code, detail }) => `${code} ${detail}`).join('; ')}`)
  const asked = [request.relacion, request.apodo, request.nombre, request.emocion, request.cierre].filter(Boolean).join(' · ')
  return [
    `### ${headings[request.language][request.path]}: ${letter.title}`,
    `*${asked}*  \n*${request.mensaje}*`,
    letter.paragraphs.map((paragraph) => `> ${paragraph}`).join('\n>\n'),
  ].join('\n\n')
}

const [spanish, english] = (['es', 'en'] as const).map((language) => invented.filter((request) => request.language === language).map(render))
const page = `# Ten letters

What the embedded writer composes, without a model, from ten requests that were invented for this page. Written anew by \`npm run docs:letters\`;
nobody has touched them since. Another seed gives another letter.

## Spanish

${spanish?.join('\n\n')}

## English

${english?.join('\n\n')}
`
writeFileSync(fileURLToPath(new URL('../../docs/letters.md', import.meta.url)), page)
