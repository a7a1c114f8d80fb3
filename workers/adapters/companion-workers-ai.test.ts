import { describe, expect, it } from 'vitest'
import { chatBriefOf } from '#core/chat/model/fixtures/brief'
import { CompanionUnavailableError, type CompanionFailure } from '#core/ports/companion'
import { createWorkersAiEmulator, type BindingBehaviour } from '../../test/emulators/workers-ai'
import { createWorkersAiCompanion } from './companion-workers-ai'

const model = '@cf/meta/llama-3.3-70b-instruct-fp8-fast'

function companionOn(emulator: ReturnType<typeof createWorkersAiEmulator>, timeoutMs = 60_000) {
  return createWorkersAiCompanion({ ai: emulator.ai, model, timeoutMs, retryDelayMs: 1 })
}

describe('a reply from Workers AI', () => {
  it.each(['native', 'openai'] as const)('comes from one streamed run, in events of the %s shape', async (shape) => {
    const emulator = createWorkersAiEmulator({ shape })
    const companion = companionOn(emulator)
    const shown: string[] = []
    const reply = await companion.reply(chatBriefOf({ language: 'en' }), { onText: (piece) => shown.push(piece) })
    expect(companion.name).toBe(`workers-ai:${model}`)
    expect(shown.join('')).toBe(reply.text)
    expect(emulator.runs).toHaveLength(1)
    expect(emulator.runs[0]).toMatchObject({ model, inputs: { stream: true, max_tokens: 700 } })
  })

  it('comes after a moment without capacity', async () => {
    const emulator = createWorkersAiEmulator({ behaviours: ['out-of-capacity', 'ok'] })
    await companionOn(emulator).reply(chatBriefOf())
    expect(emulator.runs).toHaveLength(2)
  })

  it.each<[BindingBehaviour, CompanionFailure]>([
    ['quota-spent', 'rate_limited'],
    ['not-allowed', 'misconfigured'],
    ['no-such-model', 'misconfigured'],
    ['unknown', 'unreachable'],
    ['cut-stream', 'cut_off'],
    ['no-done', 'cut_off'],
    ['half-event', 'cut_off'],
    ['length', 'cut_off'],
    ['broken-json', 'rejected'],
    ['empty', 'rejected'],
    ['refusal', 'rejected'],
  ])('that could not be had for %s ends as %s', async (behaviour, reason) => {
    const work = companionOn(createWorkersAiEmulator({ behaviours: [behaviour] })).reply(chatBriefOf())
    await expect(work).rejects.toBeInstanceOf(CompanionUnavailableError)
    await expect(work).rejects.toMatchObject({ reason })
  })

  it.each<BindingBehaviour>(['hang', 'hang-mid-stream'])('is given up for want of time (%s)', async (behaviour) => {
    const emulator = createWorkersAiEmulator({ behaviours: [behaviour] })
    await expect(companionOn(emulator, 300).reply(chatBriefOf())).rejects.toMatchObject({ reason: 'timeout' })
    await emulator.runs[0]!.givenUp
  })
})
