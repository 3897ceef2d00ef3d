import { expect, it } from 'vitest'
import { longDate } from './long-date.ts'

it.each([
  ['en-US', '24 February 2027'],
  ['de-DE', '24. Februar 2027'],
  ['it-IT', '24 febbraio 2027'],
  ['cs-CZ', '24. února 2027'],
  ['ru-RU', '24 февраля 2027'],
  ['ja-JP', '2027年2月24日'],
])('writes a day for a sentence in %s, in the time zone of the store view', (locale, text) => {
  expect(longDate('2027-02-23T22:30:00Z', { locale, timeZone: 'Africa/Johannesburg' })).toBe(text)
})

it('writes nothing for what is not a date', () => {
  expect(longDate('soon', { locale: 'en-US', timeZone: 'UTC' })).toBe('')
})
