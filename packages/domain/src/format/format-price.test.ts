import { describe, expect, it } from 'vitest'
import { formatPrice, type PriceFormat } from './format-price.ts'

const rand: PriceFormat = {
  defaultLocale: 'en-US',
  currencySign: 'R',
  currencyDecimal: '',
  currencyGroup: '',
  fractionDigits: 2,
  priceFormat: '{sign}{amount}',
}
const german: PriceFormat = { ...rand, defaultLocale: 'de-DE', currencySign: 'EUR', priceFormat: '{amount} {sign}' }
const italian: PriceFormat = { ...rand, defaultLocale: 'it-IT', currencySign: '€', priceFormat: '{sign} {amount}' }
const swapped: PriceFormat = { ...rand, currencyDecimal: ',', currencyGroup: '.' }

describe('formatPrice (docs/behaviour/formatting.md §21.1)', () => {
  it.each([
    { value: 2750.4, format: rand, text: 'R2,750.40' },
    { value: -18, format: rand, text: '-R18.00' },
    { value: 1234567.8, format: rand, text: 'R1,234,567.80' },
    { value: 2750.4, format: german, text: '2.750,40 EUR' },
    { value: -18, format: german, text: '-18,00 EUR' },
    { value: 2750.4, format: italian, text: '€ 2750,40' },
    { value: 12750.4, format: italian, text: '€ 12.750,40' },
    { value: 2750.4, format: swapped, text: 'R2.750,40' },
    { why: 'both separators replaced', value: 1234567.8, format: swapped, text: 'R1.234.567,80' },
    { why: 'no group separator to confuse with the decimal one', value: 750.4, format: swapped, text: 'R750,40' },
    { why: 'no minus sign on zero', value: -0.001, format: rand, text: 'R0.00' },
    { why: 'a sign that looks like a placeholder', value: 1, format: { ...rand, currencySign: '{amount}' }, text: '{amount}1.00' },
    { why: 'half a cent, whatever its binary form', value: 1.005, format: rand, text: 'R1.01' },
    { why: 'null is 0', value: null, format: rand, text: 'R0.00' },
    { why: 'empty text is 0', value: '', format: rand, text: 'R0.00' },
    { why: 'numeric text', value: '18.5', format: rand, text: 'R18.50' },
    { why: 'not a number', value: 'on request', format: rand, text: 'on request' },
    { why: 'other digits', value: 2.5, format: { ...rand, fractionDigits: 0 }, text: 'R3' },
    { why: 'no format', value: 2750.405, format: null, text: '2750.41' },
    { why: 'no format, below zero', value: -1, format: null, text: '-1.00' },
  ])('$value is $text $why', ({ value, format, text }) => {
    expect(formatPrice(value, format)).toBe(text)
  })
})
