import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

describe('work for when the browser is idle', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is done after three seconds in a browser that is never idle', () => {
    vi.useFakeTimers()
    vi.stubGlobal('window', { requestIdleCallback: neverIdle })
    const work = vi.fn<() => void>()
    whenIdle(work)
    vi.advanceTimersByTime(2999)
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledOnce()
  })

  it('is done soon in a browser that cannot tell', () => {
    vi.useFakeTimers()
    vi.stubGlobal('window', {})
    const work = vi.fn<() => void>()
    whenIdle(work)
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledOnce()
  })
})

/** As browsers do it: without a time limit such work waits for as long as there is something else to do. */
function neverIdle(work: () => void, { timeout }: { timeout?: number } = {}): void {
  if (timeout !== undefined) setTimeout(work, timeout)
}
