import { expect, it } from 'vitest'
import { joinList } from './join-list.ts'

it.each([
  { locale: 'en-ZA', text: 'Red, 40 cm' },
  { locale: 'de-DE', text: 'Red, 40 cm' },
  { locale: 'ja-JP', text: 'Red、40 cm' },
])('$locale: $text', ({ locale, text }) => {
  expect(joinList(['Red', '40 cm'], locale)).toBe(text)
})
