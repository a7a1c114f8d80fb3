import { answerKinds, answerTo, type AnswerKind, type Turn } from './answers'

/** How the AI binding can fail; the numbers are Workers AI's own error codes. */
export const bindingFailures = {
  'out-of-capacity': '3040: Capacity temporarily exceeded, please try again.',
  'quota-spent': '3036: you have used up your daily free allocation of 10,000 neurons',
  'not-allowed': '5018: This account is not allowed to access this model',
  'no-such-model': '3042: Model not found',
  unknown: 'Network connection lost.',
} as const

export type BindingBehaviour =
  | AnswerKind
  | keyof typeof bindingFailures
  | 'length'
  | 'broken-json'
  | 'half-event'
  | 'no-done'
  | 'cut-stream'
  | 'hang'
  | 'hang-deaf'
  | 'hang-mid-stream'

export type RecordedRun = {
  model: string
  inputs: { messages: Turn[]; stream?: boolean } & Record<string, unknown>
  behaviour: BindingBehaviour
  /** Settles when the reader gives the stream up, or the signal fires while nothing has been answered. */
  givenUp: Promise<void>
}

/**
 * An object that speaks the AI binding's `run(model, inputs, options)`, streams included, and misbehaves on demand.
 * One behaviour a call, in order; the last stays. `shape` is that of the events: Workers AI's own, or OpenAI's, which
 * newer models there send.
 */
export function createWorkersAiEmulator(
  options: { behaviours?: readonly [BindingBehaviour, ...BindingBehaviour[]]; shape?: 'native' | 'openai' } = {},
) {
  let script: BindingBehaviour[] = [...(options.behaviours ?? ['ok'])]
  const runs: RecordedRun[] = []

  const run = async (model: string, inputs: RecordedRun['inputs'], { signal }: { signal?: AbortSignal } = {}): Promise<unknown> => {
    const behaviour = (script.length > 1 ? script.shift() : script[0]) ?? 'ok'
    const { promise: givenUp, resolve: giveUp } = settleLater()
    runs.push({ model, inputs, behaviour, givenUp })
    if (inputs.messages.some(({ content }) => content === '')) throw failure('5006: Error: oneOf at \'/messages\' not met')
    if (behaviour in bindingFailures) throw failure(bindingFailures[behaviour as keyof typeof bindingFailures])
    if (behaviour === 'hang-deaf') return new Promise(() => undefined)
    if (behaviour === 'hang') return untilFired(signal, giveUp)
    const text = answerTo(isAnswerKind(behaviour) ? behaviour : 'ok', inputs.messages)
    if (!inputs.stream) return { response: text, usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 } }
    return streamOf(eventsOf({ behaviour, text, shape: options.shape ?? 'native' }), behaviour, giveUp)
  }

  return {
    /** Given to an adapter as `env.AI`. */
    ai: { run } as unknown as Pick<Ai, 'run'>,
    runs,
    setBehaviour: (...behaviours: [BindingBehaviour, ...BindingBehaviour[]]) => {
      script = behaviours
    },
  }
}

const isAnswerKind = (behaviour: BindingBehaviour): behaviour is AnswerKind => answerKinds.some((kind) => kind === behaviour)

function failure(message: string): Error {
  return Object.assign(new Error(message), { name: 'InferenceUpstreamError' })
}

function settleLater(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

function untilFired(signal: AbortSignal | undefined, onFired: () => void): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      onFired()
      reject(signal.reason)
    })
  })
}

/** The lines of the stream, misbehaviour included. */
function eventsOf({ behaviour, text, shape }: { behaviour: BindingBehaviour; text: string; shape: 'native' | 'openai' }): string[] {
  const event = (value: unknown) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`
  const piece = (content: string) => event(shape === 'native' ? { response: content } : { choices: [{ index: 0, delta: { content }, finish_reason: null }] })
  const finish = (reason: string) => (shape === 'native' && reason === 'stop' ? event({ response: '', usage: {} }) : event({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }))
  const pieces = (text.match(/(?:\S+\s*){1,8}/g) ?? []).map(piece)
  const half = pieces.slice(0, Math.ceil(pieces.length / 2))
  if (behaviour === 'length') return [...half, finish('length'), event('[DONE]')]
  if (behaviour === 'broken-json') return [...half, event('{"response":"y ent'), ...pieces.slice(half.length), finish('stop'), event('[DONE]')]
  if (behaviour === 'half-event') return [...half, 'data: {"response":"y ent']
  if (behaviour === 'no-done' || behaviour === 'cut-stream' || behaviour === 'hang-mid-stream') return half
  return [...pieces, finish('stop'), event('[DONE]')]
}

function streamOf(events: string[], behaviour: BindingBehaviour, giveUp: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const left = [...events]
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const event = left.shift()
      if (event !== undefined) return controller.enqueue(encoder.encode(event))
      if (behaviour === 'hang-mid-stream') return new Promise<void>(() => undefined)
      if (behaviour === 'cut-stream') return controller.error(new Error('Network connection lost.'))
      return controller.close()
    },
    cancel: giveUp,
  })
}
