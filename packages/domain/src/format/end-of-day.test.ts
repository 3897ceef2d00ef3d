import { expect, it } from 'vitest'
import { endOfDay } from './end-of-day.ts'

it.each([
  { why: 'an afternoon', at: '2026-11-27T13:31:05.250Z', zone: 'Africa/Johannesburg', end: '2026-11-27T21:59:59.999Z' },
  { why: 'the last millisecond', at: '2026-11-27T21:59:59.999Z', zone: 'Africa/Johannesburg', end: '2026-11-27T21:59:59.999Z' },
  { why: 'the first one', at: '2026-11-26T22:00:00.000Z', zone: 'Africa/Johannesburg', end: '2026-11-27T21:59:59.999Z' },
  { why: 'clocks go forward', at: '2026-03-28T23:30:00.000Z', zone: 'Europe/Berlin', end: '2026-03-29T21:59:59.999Z' },
  { why: 'clocks go back', at: '2026-10-24T22:30:00.000Z', zone: 'Europe/Berlin', end: '2026-10-25T22:59:59.999Z' },
])('ends with the local day: $why', ({ at, zone, end }) => {
  expect(new Date(endOfDay(Date.parse(at), zone)).toISOString()).toBe(end)
})
