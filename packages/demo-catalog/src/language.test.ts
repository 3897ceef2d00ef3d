import { isTranslation } from '@meerkat/contract/translated-identifier'
import { describe, expect, it } from 'vitest'
import { brands } from './brands.ts'
import { categoryDocuments } from './categories/category-documents.ts'
import { placeCategories } from './categories/place-categories.ts'
import { buildDemoCatalog } from './demo-catalog.ts'
import { capitalise, fill } from './language.ts'

const { bundle } = buildDemoCatalog()
const [english, ...others] = bundle.stores
const brandNames = Object.values(brands).map(({ look }) => look.name)

/** Translations that reveal an untranslated name, after removing the brand. German uses "kitten", too. */
const ENGLISH = /\b(the|and|with|for|of|chicken|beef|lamb|fish|dog|cat|puppy|bed|collar|lead|toy|treats?|food|dry|wet|large|small)\b/i

describe.each(others.map((store) => ({ code: store.storeCode, store })))('texts of $code', ({ store }) => {
  it('names are translated', () => {
    const englishNames = new Map(english?.products.map(({ sku, name }) => [sku, name]))
    const left = store.products.filter(
      ({ sku, name }) => name === englishNames.get(sku) || ENGLISH.test(brandNames.reduce((rest, brand) => rest.replace(brand, ''), name)),
    )
    expect(left.map(({ name }) => name)).toEqual([])
  })

  it('descriptions and opinions are translated', () => {
    const tooEnglish = /\b(the|with|which|that)\b/i
    const storeId = store.cmsPages[0]?.store_id[0]
    const texts = [
      ...store.products.map(({ description, short_description }) => `${description}${short_description}`),
      ...bundle.reviews.filter(({ store_id }) => store_id === storeId).map(({ detail }) => detail),
      ...[...store.cmsPages, ...store.cmsBlocks].flatMap(({ identifier, content }) => (isTranslation(identifier) ? [] : [content])),
    ].map((text) => brandNames.reduce((rest, brand) => rest.replaceAll(brand.replace('&', '&amp;'), ''), text))
    expect(texts.filter((text) => tooEnglish.test(text))).toEqual([])
  })

  it('attribute and category labels are translated', () => {
    for (const { frontend_label, default_frontend_label } of store.attributes) {
      expect(frontend_label).toBeTruthy()
      expect(default_frontend_label).toBeTruthy()
    }
    const own = categoryDocuments(placeCategories(), store.storeCode === 'de' ? 'de' : 'it')
    expect(store.categories).toEqual(own)
  })
})

describe('fill', () => {
  it('puts facts into a text', () => {
    expect(fill('{name} is {name}, says {brand}', { name: 'Hay', brand: 'us' })).toBe('Hay is Hay, says us')
  })

  it('refuses a text with a missing value', () => {
    expect(() => fill('{name}', {})).toThrow(RangeError)
  })
})

it('capitalise leaves the rest alone', () => {
  expect(capitalise('àpple Pie')).toBe('Àpple Pie')
})
