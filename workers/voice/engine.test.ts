// SPDX-License-Identifier: GPL-3.0-or-later
import { beforeAll, expect, it } from 'vitest'
import { engineSampleRate, escapeMarkup, startEngine } from './engine'
import { loadVoice } from './voice.fixture'

let voice: Awaited<ReturnType<typeof loadVoice>>
beforeAll(async () => {
  voice = await loadVoice()
})

const say = async (language: 'es' | 'en', ...texts: string[]) => {
  const engine = await voice.startEngine(language)
  return texts.map((text) => engine.say(text).slice())
}
const seconds = (samples: Int16Array) => samples.length / engineSampleRate

it('says the same with a fresh engine, sample by sample', async () => {
  const texts = ['Hola, querida Ana.', '¿Cómo estás hoy?']
  expect(await say('es', ...texts)).toEqual(await say('es', ...texts))
})

it('speaks Spanish and English apart', async () => {
  const [[spanish], [english]] = await Promise.all([
    say('es', 'Hotel central, piano, radio.'),
    say('en', 'Hotel central, piano, radio.'),
  ])
  expect(spanish).not.toEqual(english)
  expect(seconds(spanish!)).toBeGreaterThan(1)
  expect(seconds(english!)).toBeGreaterThan(1)
})

it('speaks at about 150 words a minute', async () => {
  const [speech] = await say(
    'es',
    'Hoy he vuelto a abrir el cajón donde guardabas las fotos y he encontrado la de la casa de tu abuela.'
  )
  expect(21 / (seconds(speech!) / 60)).toBeGreaterThan(120)
  expect(21 / (seconds(speech!) / 60)).toBeLessThan(230)
})

it('reads markup as signs, never as orders', async () => {
  expect(escapeMarkup(`<voice name="en">&'`)).toBe('&lt;voice name=&quot;en&quot;&gt;&amp;&apos;')
  const [long, short] = await say('es', '<break time="30s"/>', 'hola')
  expect(seconds(long!)).toBeLessThan(10)
  expect(seconds(short!)).toBeGreaterThan(0.2)
})

it.each(['', ' ', '.', '...', '¿?'])('survives %j', async (text) => {
  const [speech] = await say('es', text)
  expect(seconds(speech!)).toBeLessThan(0.5)
})

it('does not start when the voice is not to be had', async () => {
  class Voiceless {
    set_voice = () => 2
    set_rate = () => undefined
    set_pitch = () => undefined
    synthesize = () => undefined
  }
  const createEspeak = async () => ({ eSpeakNGWorker: Voiceless })
  await expect(startEngine({ createEspeak, data: voice.data, language: 'es' })).rejects.toThrow('no voice for es')
})

it('keeps what it is told from one engine out of another', async () => {
  const [first, second] = await Promise.all([voice.startEngine('es'), voice.startEngine('es')])
  first.say('Una cosa muy distinta.')
  expect(second.say('Hola.')).toEqual((await say('es', 'Hola.'))[0])
})
