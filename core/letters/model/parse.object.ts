import { z } from 'zod'

const textSchema = z.union([z.string(), z.array(z.string())])

const titleKeys = ['title', 'titulo', 'título']
const bodyKeys = ['paragraphs', 'parrafos', 'párrafos', 'letter', 'carta', 'body', 'cuerpo', 'text', 'texto', 'content', 'contenido']
const openingKeys = ['salutation', 'greeting', 'saludo']
const endingKeys = ['closing', 'farewell', 'despedida', 'signature', 'firma']

/** A letter given as JSON, in any of the shapes models choose on their own; null where it is none. */
export function readJsonLetter(text: string): { title: string; blocks: string[] } | null {
  if (!text.startsWith('{') || !text.endsWith('}')) return null
  return fromObject(parseObject(text), 0)
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    // Not JSON after all: the plain reading takes over, and the judge sees the braces.
    return null
  }
}

function fromObject(object: Record<string, unknown> | null, level: number): { title: string; blocks: string[] } | null {
  if (!object || level > 1) return null
  const body = textAt(object, bodyKeys)
  if (body.length === 0) {
    const inner = z.record(z.string(), z.unknown()).safeParse(bodyKeys.map((key) => object[key]).find(Boolean))
    return inner.success ? fromObject(inner.data, level + 1) : null
  }
  return {
    title: textAt(object, titleKeys).join(' '),
    blocks: [...textAt(object, openingKeys), ...body, ...endingKeys.flatMap((key) => textAt(object, [key]))],
  }
}

function textAt(object: Record<string, unknown>, keys: readonly string[]): string[] {
  for (const key of keys) {
    const found = textSchema.safeParse(object[key])
    if (found.success) return [found.data].flat()
  }
  return []
}
