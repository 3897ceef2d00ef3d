import { expect, it } from 'vitest'
import { inDateOrder } from './date-order.ts'
import { formatDate } from './format-date.ts'

it.each([
  ['HH:mm D/M/YYYY', 'ja-JP', '2026/3/1 12:30'],
  ['HH:mm D-M-YYYY', 'ja-JP', '2026/3/1 12:30'],
  ['D/M/YYYY', 'ja-JP', '2026/3/1'],
  ['D MMMM YYYY', 'ja-JP', '2026年3月1日'],
  ['[Week] YYYY', 'ja-JP', 'Week 2026'],
  ['HH:mm D/M/YYYY', 'en-US', '12:30 1/3/2026'],
  ['HH:mm D-M-YYYY', 'de-DE', '12:30 1-3-2026'],
])('%s in %s is %s', (format, locale, written) => {
  const style = { format: inDateOrder(format, locale), locale, timeZone: 'Africa/Johannesburg' }
  expect(formatDate('2026-03-01 10:30:00', style)).toBe(written)
})
