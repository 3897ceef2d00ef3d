import { expect, it } from 'vitest'
import { documentNumber } from '../orders/document-number.ts'
import { legalTitle } from './legal-title.ts'

it.each([
  { country: 'ZA', locale: 'en-US', kind: 'invoice', word: 'Invoice', title: 'Tax invoice' },
  { country: 'ZA', locale: 'ru-RU', kind: 'invoice', word: 'Счёт', title: 'Счёт (Tax invoice)' },
  { country: 'DE', locale: 'de-DE', kind: 'invoice', word: 'Rechnung', title: 'Rechnung' },
  { country: 'DE', locale: 'de-DE', kind: 'credit-note', word: 'Gutschrift', title: 'Rechnungskorrektur' },
  { country: 'DE', locale: 'fr-FR', kind: 'invoice', word: 'Facture', title: 'Facture (Rechnung)' },
  { country: 'IT', locale: 'it-IT', kind: 'credit-note', word: 'Nota', title: 'Nota di credito' },
  { country: 'NA', locale: 'en-US', kind: 'invoice', word: 'Invoice', title: 'Invoice' },
] as const)('$kind of $country in $locale: $title', ({ kind, title, ...rest }) => {
  expect(legalTitle(kind, rest)).toBe(title)
})

it('document numbers contain their kind and store view', () => {
  expect(documentNumber('invoice', '', 1)).toBe('INV-000001')
  expect(documentNumber('credit-note', 'de', 1_234_567)).toBe('CN-DE-1234567')
})
