import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startRounds } from './start-rounds.ts'

const SECOND_MS = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('starts no round while the previous one is running', async () => {
  const first = Promise.withResolvers<void>()
  const round = vi.fn<() => Promise<void>>().mockReturnValueOnce(first.promise).mockResolvedValue()
  const rounds = startRounds({ everyMs: SECOND_MS, round, onFault: () => undefined })
  await vi.advanceTimersByTimeAsync(3 * SECOND_MS)
  expect(round).toHaveBeenCalledTimes(1)
  first.resolve()
  await vi.advanceTimersByTimeAsync(SECOND_MS)
  expect(round).toHaveBeenCalledTimes(2)
  await rounds.close()
})

it('reports an error, and tries again in the next round', async () => {
  const fault = new Error('The database is unreachable')
  const round = vi.fn<() => Promise<void>>().mockRejectedValueOnce(fault).mockResolvedValue()
  const onFault = vi.fn<(fault: unknown) => void>()
  const rounds = startRounds({ everyMs: SECOND_MS, round, onFault })
  await vi.advanceTimersByTimeAsync(2 * SECOND_MS)
  expect(onFault.mock.calls).toEqual([[fault]])
  expect(round).toHaveBeenCalledTimes(2)
  await rounds.close()
})

it('waits for the running round when it is closed, and starts no other', async () => {
  const running = Promise.withResolvers<void>()
  const round = vi.fn<() => Promise<void>>(() => running.promise)
  const rounds = startRounds({ everyMs: SECOND_MS, round, onFault: () => undefined })
  await vi.advanceTimersByTimeAsync(SECOND_MS)
  const closed = vi.fn<() => void>()
  const closing = rounds.close().then(closed)
  await vi.advanceTimersByTimeAsync(5 * SECOND_MS)
  expect(closed).not.toHaveBeenCalled()
  running.resolve()
  await closing
  expect(round).toHaveBeenCalledTimes(1)
})
