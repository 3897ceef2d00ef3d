import { expect, test } from 'vitest'
import { type MeasureBusy, yieldToRequests } from './yield-to-requests.ts'

test('background work waits until the process is idle at least half of the time', async () => {
  const busy = [1, 0.9, 0.6, 0.4, 1]
  await yieldToRequests(replay(busy))
  expect(busy).toEqual([1])
})

test('a process that is always busy still does its background work', async () => {
  let looks = 0
  await yieldToRequests(() => {
    looks++
    return () => 1
  })
  expect(looks).toBeGreaterThan(1)
})

function replay(values: number[]): MeasureBusy {
  return () => () => values.shift() ?? 1
}
