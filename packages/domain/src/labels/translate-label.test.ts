import { describe, expect, it } from 'vitest'
import { createLabels, createTexts } from './translate-label.ts'

const none = { categories: {}, attributes: {}, values: {}, methods: {}, pages: {}, units: {}, texts: {} }
const english = { locale: 'en-US', book: undefined }
const german = {
  locale: 'de-DE',
  book: { ...none, categories: { Dogs: 'Hunde', Feed: 'Futter', Food: 'Futter' }, values: { '30 tablets': '30 Tabletten' } },
}
const japanese = { locale: 'ja-JP', book: { ...none, categories: { Dogs: '犬', Feed: '飼料' }, values: { '30 tablets': '30錠' } } }
const russian = { locale: 'ru-RU', book: { ...none, units: { kg: 'кг' } } }
const french = { locale: 'fr-FR', book: none }

describe('labels of the catalogue (decision 0086)', () => {
  it.each([
    { why: 'a listed label', from: english, to: japanese, kind: 'categories', text: 'Dogs', label: '犬' },
    { why: 'a label that only another kind lists', from: english, to: japanese, kind: 'values', text: 'Dogs', label: 'Dogs' },
    { why: "a merchant's own label", from: english, to: japanese, kind: 'categories', text: 'Shoes', label: 'Shoes' },
    { why: 'from a German catalogue, through English', from: german, to: japanese, kind: 'categories', text: 'Hunde', label: '犬' },
    { why: 'from a German catalogue into English', from: german, to: english, kind: 'categories', text: 'Hunde', label: 'Dogs' },
    { why: 'the first of two English texts', from: german, to: japanese, kind: 'categories', text: 'Futter', label: '飼料' },
    { why: 'a counted size', from: german, to: japanese, kind: 'values', text: '30 Tabletten', label: '30錠' },
    { why: 'a weight with a comma', from: english, to: french, kind: 'values', text: '1.5 kg', label: '1,5 kg' },
    { why: 'a weight with a point', from: german, to: japanese, kind: 'values', text: '1,5 kg', label: '1.5 kg' },
    { why: 'a unit in another script', from: english, to: russian, kind: 'values', text: '12 x 1.5 kg', label: '12 x 1,5 кг' },
    {
      why: 'a label named like an inherited property of every object',
      from: english,
      to: japanese,
      kind: 'values',
      text: 'toString',
      label: 'toString',
    },
  ] as const)('$why: $label', ({ from, to, kind, text, label }) => {
    expect(createLabels(from, to)?.(kind, text)).toBe(label)
  })

  it('are those of the catalogue when neither language has a book', () => {
    expect(createLabels(english, { locale: 'en-ZA', book: undefined })).toBeNull()
  })
})

describe('longer texts (decision 0097)', () => {
  const german = { 'Hay first.': 'Erst Heu.' }
  const japanese = { 'Hay first.': 'まずは牧草。' }
  it.each([
    { why: 'from English', from: undefined, to: japanese, text: 'Hay first.', is: 'まずは牧草。' },
    { why: 'through English', from: german, to: japanese, text: 'Erst Heu.', is: 'まずは牧草。' },
    { why: 'into English', from: german, to: undefined, text: 'Erst Heu.', is: 'Hay first.' },
    { why: "does not translate a merchant's own text", from: undefined, to: japanese, text: 'Oats first.', is: null },
    { why: 'does not translate a text that only the book of the catalogue lists', from: german, to: {}, text: 'Erst Heu.', is: null },
    {
      why: 'does not translate a text named like an inherited property of every object',
      from: undefined,
      to: japanese,
      text: 'toString',
      is: null,
    },
  ])('$why', ({ from, to, text, is }) => {
    expect(createTexts(from, to)(text)).toBe(is)
  })
})
