import { expect, it } from 'vitest'
import { labelled, withColon } from './with-colon.ts'

it.each([
  { label: 'Size', locale: 'en-US', start: 'Size:', whole: 'Size: 15 kg' },
  { label: 'Size:', locale: 'en-US', start: 'Size:', whole: 'Size: 15 kg' },
  { label: 'Which size?', locale: 'en-US', start: 'Which size?', whole: 'Which size? 15 kg' },
  { label: 'Taille', locale: 'fr-FR', start: 'Taille\u00A0:', whole: 'Taille\u00A0: 15 kg' },
  { label: 'サイズ', locale: 'ja-JP', start: 'サイズ：', whole: 'サイズ：15 kg' },
  { label: 'サイズは？', locale: 'ja-JP', start: 'サイズは？', whole: 'サイズは？15 kg' },
])('writes $whole', ({ label, locale, start, whole }) => {
  expect(withColon(label, locale)).toBe(start)
  expect(labelled(label, '15 kg', locale)).toBe(whole)
})
