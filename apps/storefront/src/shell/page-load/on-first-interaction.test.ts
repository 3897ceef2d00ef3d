import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterFirstInteraction, onFirstInteraction, rememberNavigation } from './on-first-interaction.ts'

it.each([['pointerdown'], ['pointermove'], ['keydown']])('calls once, at the first %s', (sign) => {
  const target = new EventTarget()
  let calls = 0
  onFirstInteraction(target, () => calls++)
  expect(calls).toBe(0)
  target.dispatchEvent(new Event(sign))
  target.dispatchEvent(new Event(sign))
  target.dispatchEvent(new Event('keydown'))
  expect(calls).toBe(1)
})

it('counts a click that was recorded before', () => {
  let calls = 0
  onFirstInteraction(Object.assign(new EventTarget(), { early: [{}] }), () => calls++)
  expect(calls).toBe(1)
})

it('does not wait for another interaction when a link has led here', () => {
  let calls = 0
  onFirstInteraction(Object.assign(new EventTarget(), { navigator: { userActivation: { hasBeenActive: true } } }), () => calls++)
  expect(calls).toBe(1)
})

describe('code that the next page does not need', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function press(link: object | null) {
    const callback = vi.fn<() => void>()
    const target = new EventTarget()
    afterFirstInteraction(target, callback)
    const event = new Event('pointerdown')
    Object.defineProperty(event, 'target', { value: { closest: () => link } })
    target.dispatchEvent(event)
    return callback
  }

  it('is loaded at once for a press that follows no link', () => {
    expect(press(null)).toHaveBeenCalledTimes(1)
  })

  it('waits until the link that was pressed has led to its page, or has failed', async () => {
    for (const settle of ['resolve', 'reject'] as const) {
      const callback = press({})
      const navigation = Promise.withResolvers<void>()
      rememberNavigation(navigation.promise)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(callback).not.toHaveBeenCalled()
      navigation[settle]()
      await vi.advanceTimersByTimeAsync(0)
      expect(callback).toHaveBeenCalledTimes(1)
    }
  })

  it('is loaded soon when the press did not lead to another page', async () => {
    rememberNavigation(Promise.resolve())
    const callback = press({})
    await vi.advanceTimersByTimeAsync(400)
    expect(callback).toHaveBeenCalledTimes(1)
  })
})
