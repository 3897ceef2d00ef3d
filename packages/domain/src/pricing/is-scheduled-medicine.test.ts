import type { Product } from '@meerkat/contract/product'
import { expect, it } from 'vitest'
import { isScheduledMedicine } from './is-scheduled-medicine.ts'

it.each<[Product['medicine_schedule'], boolean]>([
  [undefined, false],
  [null, false],
  ['', false],
  [0, false],
  ['0', false],
  ['S0', false],
  [1, true],
  [8, true],
  ['3', true],
  ['S4', true],
  [' s5 ', true],
  ['none', false],
])('schedule %j: %s', (medicine_schedule, isScheduled) => {
  expect(isScheduledMedicine({ medicine_schedule })).toBe(isScheduled)
})
