import { describe, expect, it } from 'vitest'
import { toSafePath } from './safe-path'

describe('toSafePath', () => {
  it.each(['/', '/planes', '/exito?cartaId=ltr_1', '/duelo#mensaje', '/a/../planes?x=%2F%2Fy'])('lets %s stay on this site', (path) => {
    expect(toSafePath(path)).toBe(path === '/a/../planes?x=%2F%2Fy' ? '/planes?x=%2F%2Fy' : path)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'planes',
    '',
    `/${'a'.repeat(3_000)}`,
    null,
    undefined,
  ])('sends %j home', (path) => {
    expect(toSafePath(path)).toBe('/')
  })
})
