import { describe, expect, it } from 'vitest'
import { findCode } from './find-code'

describe('a code in what was pasted', () => {
  it.each(['042195', ' 042195\n', '042 195', '042-195', '042195 es tu código de EÓN', 'Tu código para entrar\n\n042195\n\nVale diez minutos.'])('is found in %j', (text) => {
    expect(findCode(text)).toBe('042195')
  })

  it.each(['', '12345', '1234567', '600 123 4567', 'sin cifras'])('is not found in %j', (text) => {
    expect(findCode(text)).toBeNull()
  })
})
