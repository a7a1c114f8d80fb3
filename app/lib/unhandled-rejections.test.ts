import { afterEach, describe, expect, it, vi } from 'vitest'
import { isPassedOver, watchUnhandled } from './unhandled-rejections'

afterEach(() => vi.restoreAllMocks())

describe('a rejection nobody handled', () => {
  it.each(['401: no', 'Unauthorized', '402 Payment Required', 'premium_required', 'Failed to fetch', 'a network change', 'sendError is not defined', '[plugin:runtime-error-plugin]'])(
    'is passed over when it says «%s»',
    (message) => {
      expect(isPassedOver(new Error(message))).toBe(true)
      expect(isPassedOver(message)).toBe(true)
    },
  )

  it.each([new Error('x is not a function'), 'something else', null, undefined, 401, { message: 7 }])('is not passed over: %s', (reason) => {
    expect(isPassedOver(reason)).toBe(false)
  })

  it('is silenced or logged, and no more after watching has stopped', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const target = new EventTarget()
    const stop = watchUnhandled(target as unknown as Window)
    const reject = (reason: unknown) => {
      const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
      target.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(reject(new Error('402'))).toBe(true)
    expect(warn).not.toHaveBeenCalled()
    expect(reject(new RangeError('lo que alguien escribió'))).toBe(false)
    target.dispatchEvent(Object.assign(new Event('error'), { error: new SyntaxError('lo que alguien escribió') }))
    expect(warn.mock.calls).toEqual([
      ['unhandled_rejection', { cause: 'RangeError' }],
      ['unhandled_error', { cause: 'SyntaxError' }],
    ])
    stop()
    expect(reject(new Error('402'))).toBe(false)
  })
})
