import { expect, test } from 'vitest'
import { giveWay, type MeasureBusy } from './give-way.ts'

test('background work waits until the process is idle at least half of the time', async () => {
  const busy = [1, 0.9, 0.6, 0.4, 1]
  await giveWay(replay(busy))
  expect(busy).toEqual([1])
})

test('a process that is always busy still does its background work', async () => {
  let looks = 0
  await giveWay(() => {
    looks++
    return () => 1
  })
  expect(looks).toBeGreaterThan(1)
})

function replay(values: number[]): MeasureBusy {
  return () => () => values.shift() ?? 1
}
