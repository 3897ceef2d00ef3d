import type { StoreTax } from '@meerkat/contract/store-config'
import { createI18n } from '@meerkat/i18n/messages'
import { expect, it } from 'vitest'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { listActive, readOptions, toFacets } from './facets.ts'

const aggregations = {
  agg_range_price: {
    buckets: [
      { key: '0.0-5.0', from: 0, to: 5, doc_count: 3 },
      { key: '5.0-15.0', from: 5, to: 15, doc_count: 0 },
      { key: '25.0-*', from: 25, doc_count: 1 },
    ],
  },
  agg_range_rating: { buckets: [{ key: '4.0-*', from: 4, doc_count: 2 }] },
  agg_terms_brand: { buckets: [{ key: 71, doc_count: 3 }] },
  agg_terms_free_from: { buckets: [{ key: 'chicken', doc_count: 2 }] },
  agg_terms_contains: { buckets: [{ key: 'chicken', doc_count: 1 }] },
  'agg_terms_stock.is_in_stock': { buckets: [{ key: 'true', doc_count: 3 }] },
  agg_terms_sale: { buckets: [{ key: '0', doc_count: 4 }] },
}
const attributes = [
  { id: 1, attribute_id: 1, attribute_code: 'brand', frontend_input: 'select', options: [{ value: '71', label: 'VetLine' }] },
] as const

async function read(locale: string, storeCode: string, values: Record<string, readonly string[]> = {}, tax: Partial<StoreTax> = {}) {
  const i18n = await createI18n(locale, ['shop', 'find'])
  const found = storeViews.find((candidate) => candidate.storeCode === storeCode)!
  const view = { ...found, tax: { ...found.tax, ...tax } }
  const options = readOptions(aggregations, { view, attributes: attributes as never, i18n })
  const chosen = { sort: null, values }
  return { facets: toFacets(options, chosen, { view, i18n }), active: listActive(chosen, options) }
}

it.each([
  {
    locale: 'en-US',
    storeCode: '',
    words: [
      'Price: < R5, > R25',
      'Brand: VetLine',
      'Ingredients: without: Without chicken',
      'Ingredients: with: With chicken',
      'Rating: 4 stars and up',
      'Availability: In stock',
    ],
  },
  {
    locale: 'de-DE',
    storeCode: 'de',
    words: [
      'Preis: < 5 €, > 25 €',
      'Marke: VetLine',
      'Zutaten: ohne: Ohne Huhn',
      'Zutaten: mit: Mit Huhn',
      'Bewertung: 4 Sterne und mehr',
      'Verfügbarkeit: Vorrätig',
    ],
  },
  {
    locale: 'it-IT',
    storeCode: 'it',
    words: [
      'Prezzo: < € 5, > € 25',
      'Marca: VetLine',
      'Ingredienti: senza: Senza pollo',
      'Ingredienti: con: Con pollo',
      'Valutazione: 4 stelle o più',
      'Disponibilità: Disponibile',
    ],
  },
])('leaves out values that do not occur, and names the others in $locale', async ({ locale, storeCode, words }) => {
  const { facets } = await read(locale, storeCode)
  expect(facets.map(({ name, options }) => `${name}: ${options.map(({ label }) => label).join(', ')}`)).toEqual(words)
})

it('adds to exclusion filters, and only to them, the note that products with unknown values remain', async () => {
  const { facets } = await read('en-US', '')
  expect(facets.filter(({ note }) => note).map(({ filter }) => filter)).toEqual(['free_from'])
})

it('adds the note that tax is excluded to net prices', async () => {
  const { facets } = await read('de-DE', 'de', {}, { shownPriceIncludesTax: false })
  expect(facets[0]).toMatchObject({ filter: 'price', note: 'zzgl. MwSt.' })
})

it('keeps a chosen value that has no hits, with the choice that removes it', async () => {
  const { facets, active } = await read('en-US', '', { price: ['5.0-15.0'], free_from: ['chicken'], brand: ['99'] })
  expect(facets[0]?.options.map(({ id }) => id)).toEqual(['0.0-5.0', '5.0-15.0', '25.0-*'])
  expect(active).toEqual([
    { label: 'R5 - 15', choice: { kind: 'single', attribute: 'price', id: '5.0-15.0' } },
    { label: 'Without chicken', choice: { kind: 'multi', attribute: 'free_from', id: 'chicken' } },
  ])
})

it('sorts values by the rules of the language', async () => {
  const view = storeViews.find(({ storeCode }) => storeCode === '')!
  const labels = ['12 kg', '1.5 kg', '12 x 100 g', '2 kg', 'Powder', 'Pâté']
  const options = labels.map((label, at) => ({ value: String(at), label }))
  const buckets = options.map(({ value }) => ({ key: value, doc_count: 1 }))
  const i18n = await createI18n('en-ZA', ['shop', 'find'])
  const context = { view, i18n, attributes: [{ attribute_code: 'packsize', options }] as never }
  const facets = toFacets(readOptions({ agg_terms_packsize: { buckets } }, context), { sort: null, values: {} }, context)
  expect(facets.find(({ filter }) => filter === 'packsize')?.options.map(({ label }) => label)).toEqual([
    '1.5 kg',
    '2 kg',
    '12 kg',
    '12 x 100 g',
    'Pâté',
    'Powder',
  ])
})
