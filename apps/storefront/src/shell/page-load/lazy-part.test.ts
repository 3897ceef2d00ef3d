import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilLoaded } from './lazy-part.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Code that cannot be loaded at first. */
const missing = () => vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('code')

it('code that is missing is loaded when the network is back', async () => {
  const load = missing()
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(1000)
  expect(load).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  expect(await loaded).toBe('code')
})

it('code that is missing is requested again while only the server is unreachable', async () => {
  const load = missing()
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await loaded).toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})
