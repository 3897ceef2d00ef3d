import { describe, expect, it } from 'vitest'
import { formatDay } from './format-day.ts'

describe('formatDay (docs/behaviour/formatting.md §21.2)', () => {
  it.each([
    { format: 'HH:mm D/M/YYYY', text: '3/12/2026' },
    { format: 'HH:mm D-M-YYYY', text: '3-12-2026' },
    { format: 'D. MMMM YYYY, HH:mm', locale: 'de-DE', text: '3. Dezember 2026,' },
    { format: 'YYYY/MM/DD h:mm A', text: '2026/12/03' },
    { format: 'DD.MM.YYYY', text: '03.12.2026' },
  ])('$format', ({ format, locale = 'en-US', text }) => {
    expect(formatDay('2026-12-03', { format, locale })).toBe(text)
  })

  it('returns text that is not a day unchanged', () => {
    expect(formatDay('soon', { format: 'D/M/YYYY', locale: 'en-US' })).toBe('soonT00:00')
  })
})
