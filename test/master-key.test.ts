import { describe, expect, it } from 'vitest'
import { parseMasterKey, planRotation, withMasterKey } from '../scripts/lib/master-key.mjs'

const key = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64')

describe('changing the master key', () => {
  it('goes by way of a value that reads the next version before any wraps by it', () => {
    expect(planRotation(`1:${key('a')}`, () => key('b'))).toEqual({
      version: 2,
      readable: `1:${key('a')},2:${key('b')}`,
      changed: `2:${key('b')},1:${key('a')}`,
      finished: `2:${key('b')}`,
    })
  })

  it('keeps every version that is there, and never gives a number twice', () => {
    const { version, changed } = planRotation(`3:${key('c')},7:${key('g')}`)
    expect(version).toBe(8)
    expect(parseMasterKey(changed).map((entry) => entry.version)).toEqual([8, 3, 7])
    expect(planRotation(`1:${key('a')}`).finished).not.toBe(planRotation(`1:${key('a')}`).finished)
  })

  it('leaves the other secrets of the file alone', () => {
    const text = `# heading\nMASTER_KEY="1:${key('a')}"\nSESSION_SECRET="x=y"\n`
    expect(withMasterKey(text, `2:${key('b')}`)).toBe(`# heading\nMASTER_KEY="2:${key('b')}"\nSESSION_SECRET="x=y"\n`)
    expect(() => withMasterKey('SESSION_SECRET="x"\n', '2:x')).toThrow('no MASTER_KEY')
  })

  it('refuses what is no key without repeating it', () => {
    for (const bad of ['secret', '1:c2hvcnQ=', '']) expect(() => planRotation(bad)).toThrow('MASTER_KEY is not version:base64 of 32 bytes')
  })
})
