import { readFileSync } from 'node:fs'
import { catalogLocales } from '@meerkat/i18n/load-messages'
import { createI18n } from '@meerkat/i18n/messages'
import { describe, expect, it } from 'vitest'
import { readStores } from '../../testing/open-test-shop.ts'
import { readPdf, withoutSpaces } from '../../testing/read-pdf.ts'
import { createMarkReader, PLAIN_BRAND } from '../mail/mail-brand.ts'
import { documentTitle, factsOf, recipientLines, sellerLines, sumRows, taxRows } from './document-text.ts'
import { drawDocument } from './draw-document.ts'
import { listFonts } from './fonts/font-files.ts'
import type { TaxDocument } from './tax-document.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const fonts = await listFonts('', log)
const { i18n } = readStores().default
const look = { ...PLAIN_BRAND.light, logo: await createMarkReader('')(), namesSeller: true }

const INVOICE: TaxDocument = {
  kind: 'invoice',
  number: 'INV-000012',
  issuedAt: '2026-03-02T22:30:00.000Z',
  refersTo: null,
  orderNumber: '000000031',
  orderedAt: '2026-03-01T10:00:00.000Z',
  suppliedAt: '2026-03-02T22:30:00.000Z',
  paidAt: null,
  country: 'ZA',
  locale: 'en-US',
  i18n,
  seller: { name: 'Meerkat Pet Supplies', address: ['12 Sentinel Road', '7925 Cape Town'], vatNumber: '4000000000', taxNumber: '' },
  recipient: { firstname: 'Thandi', lastname: 'Mokoena', street: ['14 Acacia Road'], postcode: '0181', city: 'Pretoria', country_id: 'ZA' },
  payment: 'Cash on delivery',
  isNet: false,
  lines: [{ name: 'Tick & Flea Collar', sku: 'TICK-COLLAR', options: [], qty: 2, price: 179, amount: 358, taxPercent: 15 }],
  money: {
    rows: [{ kind: 'subtotal', amount: 358 }],
    total: 358,
    includedTax: 46.7,
    tax: [{ percent: 15, net: 311.3, tax: 46.7 }],
  },
}

async function draw(fields: Partial<TaxDocument>, own: Partial<typeof look> = {}) {
  const document = { ...INVOICE, ...fields }
  const words = await createI18n(document.locale, ['mail', 'cart', 'checkout'])
  const t = (id: string, values?: Record<string, unknown>) => words.t(id, values)
  const pdf = await drawDocument(document, { t, fonts, look: { ...look, ...own } })
  return { document, t, pdf, text: await readPdf(pdf) }
}

describe('a document', () => {
  it.each(catalogLocales)('in %s contains every word as it is written, in embedded fonts only', async (locale) => {
    const { document, t, pdf, text } = await draw({ locale })
    const found = withoutSpaces(text)
    const written = [
      documentTitle(document, t),
      ...sellerLines(document, t),
      ...recipientLines(document, t),
      ...factsOf(document, t).flat(),
      ...sumRows(document, t).flatMap(({ label, value }) => [label, value]),
      ...taxRows(document, t).flat(),
      t('mail.invoice.description'),
      t('mail.invoice.qty'),
    ]
    expect(
      written.filter((words) => !found.includes(withoutSpaces(words.normalize('NFKC'))) && !found.includes(withoutSpaces(words))),
    ).toEqual([])
    expect(text).not.toContain('?')
    expect(pdf.toString('latin1')).not.toContain('Helvetica')
  })

  it('embeds only the characters that occur', async () => {
    const { pdf } = await draw({ locale: 'ja-JP' })
    expect(readFileSync(fonts[1]!.regular).length).toBeGreaterThan(4_000_000)
    expect(pdf.length).toBeLessThan(120_000)
  })

  it.each([
    { why: 'several scripts in one name', name: 'Łukasz 山田 Иван Θάλεια', drawn: 'Łukasz 山田 Иван Θάλεια' },
    { why: 'characters that no font has', name: 'Zoë 🐾 محمد', drawn: 'Zoë ? ????' },
    { why: 'control characters', name: 'Eve\u0000\u202e\u200b Mole', drawn: 'Eve Mole' },
    { why: 'decomposed accents', name: 'Dvor\u030ca\u0301k', drawn: 'Dvořák' },
    { why: 'a lone surrogate', name: 'A\ud83d', drawn: 'A?' },
  ])('is not broken by $why', async ({ name, drawn }) => {
    const { text } = await draw({ recipient: { ...INVOICE.recipient, firstname: name } })
    expect(withoutSpaces(text)).toContain(withoutSpaces(drawn))
  })

  it.each([true, false])('names the seller once, with the name in the header band: %s', async (namesSeller) => {
    const { text } = await draw({}, { namesSeller })
    expect(text.split(INVOICE.seller.name)).toHaveLength(2)
  })

  it('has as many pages as it needs, each with its number and the header of the table', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({ ...INVOICE.lines[0]!, name: `Collar of length ${index}` }))
    const { text } = await draw({ lines })
    expect(text.split('Description').length - 1).toBeGreaterThan(1)
    expect(text).toContain('Tax invoice INV-000012 · 1 / 5')
    for (const { name } of lines) expect(text).toContain(name)
  })

  it('wraps text that is too wide, and loses none of it', async () => {
    const name = `${'W'.repeat(255)} ${'長い商品名'.repeat(20)}`
    const { text } = await draw({ lines: [{ ...INVOICE.lines[0]!, name }], recipient: { ...INVOICE.recipient, company: name } })
    expect(withoutSpaces(text).split('W'.repeat(40)).length - 1).toBeGreaterThan(0)
    expect(Array.from(text).filter((character) => character === '長')).toHaveLength(40)
  })
})

describe('the words of tax law', () => {
  it.each([
    { country: 'ZA', locale: 'en-US', words: ['Tax invoice', 'VAT number: 4000000000', 'Date of supply', 'March 3, 2026', '15%'] },
    { country: 'DE', locale: 'de-DE', words: ['Rechnung', 'USt-IdNr.: 4000000000', 'Steuernummer: 1/2', 'Lieferdatum', '3. März 2026'] },
    { country: 'IT', locale: 'it-IT', words: ['Fattura', 'Partita IVA: 4000000000', 'Codice fiscale: 1/2', 'Imponibile', '3 marzo 2026'] },
    { country: 'ZA', locale: 'de-DE', words: ['Rechnung (Tax invoice)'] },
  ])('$country in $locale: $words', async ({ country, locale, words }) => {
    const { text } = await draw({ country, locale, seller: { ...INVOICE.seller, taxNumber: '1/2' } })
    for (const word of words) expect(text).toContain(word)
  })

  it('say so when the seller has no VAT number', async () => {
    const { text } = await draw({ seller: { ...INVOICE.seller, vatNumber: '' } })
    expect(text).toContain('No VAT number')
  })

  it('a credit note names its invoice and its reason, a prepaid invoice the day of the payment, a confirmation that it is not an invoice', async () => {
    const refersTo = { number: 'INV-000007', issuedAt: '2026-02-01T10:00:00.000Z', cause: 'return' } as const
    const credit = await draw({ kind: 'credit-note', number: 'CN-000001', refersTo })
    for (const word of ['Credit note CN-000001', 'INV-000007 (February 1, 2026)', 'Goods were sent back', 'Total credited'])
      expect(credit.text).toContain(word)
    const prepaid = await draw({ suppliedAt: null, paidAt: '2026-03-01T10:00:00.000Z' })
    expect(prepaid.text).toMatch(/Payment received\s+March 1, 2026/)
    const confirmation = await draw({ kind: 'confirmation', number: '000000031' })
    expect(confirmation.text).toContain('This is not an invoice')
    expect(confirmation.text).not.toContain('Tax invoice')
  })
})
