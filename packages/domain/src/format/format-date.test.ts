import { describe, expect, it } from 'vitest'
import { formatDate } from './format-date.ts'

const africa = { format: 'HH:mm D/M/YYYY', locale: 'en-US', timeZone: 'Africa/Johannesburg' }
const german = { format: 'HH:mm D-M-YYYY', locale: 'de-DE', timeZone: 'Europe/Berlin' }

describe('formatDate (docs/behaviour/formatting.md §21.2)', () => {
  it.each([
    { why: 'local time without a zone', value: '2025-11-23T06:08', style: africa, text: '06:08 23/11/2025' },
    { why: 'document dates are UTC', value: '2025-11-23 06:08:00', style: africa, text: '08:08 23/11/2025' },
    { why: 'an instant', value: '2025-06-02T07:41:11.320Z', style: german, text: '09:41 2-6-2025' },
    { why: 'milliseconds', value: Date.UTC(2025, 0, 5, 22, 30), style: africa, text: '00:30 6/1/2025' },
    { why: 'names in the language', value: '2025-03-02T10:00', style: { ...german, format: 'dddd, D. MMMM' }, text: 'Sonntag, 2. März' },
    { why: 'twelve hours', value: '2025-03-02T00:05', style: { ...africa, format: 'h:mm A' }, text: '12:05 AM' },
    { why: 'literal text', value: '2025-03-02T00:05', style: { ...africa, format: '[Day] DD' }, text: 'Day 02' },
    { why: 'not a date', value: 'soon', style: africa, text: 'soon' },
    { why: 'nothing', value: null, style: africa, text: '' },
  ])('$why', ({ value, style, text }) => {
    expect(formatDate(value, style)).toBe(text)
  })
})
