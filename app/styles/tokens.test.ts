import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { themeColor } from './theme-color'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const palette = new Map([...css.matchAll(/--((?:day|night)-[\w-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [String(name), String(hex)]))
const declarations = (block: string) => [...block.matchAll(/(--[\w-]+|color-scheme): ([^;]+);/g)].map(([, name, value]) => `${name}: ${value}`)

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string) {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
function contrast(one: string, other: string) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}
const colour = (name: string) => palette.get(name) ?? expect.fail(`no --${name}`)

describe('the colours', () => {
  const texts = ['ink', 'soft', 'candle', 'dusk', 'ember', 'green', 'blood', 'gold', 'amber']

  it.each(['day', 'night'].flatMap((time) => texts.flatMap((text) => ['paper', 'sheet'].map((ground) => [time, text, ground]))))(
    'read at 4.5:1 or better: %s, %s on %s',
    (time, text, ground) => {
      expect(contrast(colour(`${time}-${text}`), colour(`${time}-${ground}`))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['day', 'night'].flatMap((time) => ['paper', 'sheet'].map((ground) => [time, ground])))(
    'outline a control at 3:1 or better: %s, on %s',
    (time, ground) => {
      expect(contrast(colour(`${time}-edge`), colour(`${time}-${ground}`))).toBeGreaterThanOrEqual(3)
    },
  )

  it('say the same at night whether the system or the person chose it', () => {
    const bySystem = css.match(/:root:not\(\[data-theme='light'\]\) {([^}]*)}/)?.[1] ?? ''
    const byPerson = css.match(/:root\[data-theme='dark'\] {([^}]*)}/)?.[1] ?? ''
    expect(declarations(bySystem)).toEqual(declarations(byPerson))
    expect(declarations(bySystem).length).toBeGreaterThan(15)
  })

  it("give the browser's furniture the page's own paper", () => {
    expect(themeColor).toEqual({ day: colour('day-paper'), night: colour('night-paper') })
  })
})
