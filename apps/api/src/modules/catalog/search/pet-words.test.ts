import type { Product } from '@meerkat/contract/product'
import { buildDemoCatalog } from '@meerkat/demo-catalog/demo-catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts'
import { searchByWire, where } from '../../../testing/search-by-wire.ts'

const { bundle } = buildDemoCatalog()
const INDEX = { en: 'vue_storefront_catalog', de: 'vue_storefront_catalog_de', it: 'vue_storefront_catalog_it' }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ bundle })
})
afterAll(() => shop.close())

async function findSkus(language: keyof typeof INDEX, text: string): Promise<string[]> {
  const sold = [where('visibility', { in: [2, 3, 4] }), where('status', { in: [0, 1] })]
  const { hits } = await searchByWire(shop.app, { index: INDEX[language], text, filters: sold, params: { size: 50 } })
  return hits.hits.map(({ _source }) => (_source as Product).sku)
}

describe('words that the catalogue does not use (docs/behaviour/search.md §10.3)', () => {
  it.each<{ language: keyof typeof INDEX; text: string; first: RegExp }>([
    { language: 'en', text: 'worm', first: /WORM|DRENCH/ },
    { language: 'en', text: 'hypoallergenic', first: /HYDROLYSED|DERMA|SENSITIVE/ },
    { language: 'en', text: 'poop bags', first: /WASTE-BAGS/ },
    { language: 'en', text: 'dog leashes', first: /LEAD/ },
    { language: 'en', text: 'catlitter', first: /LITTER/ },
    { language: 'en', text: 'toothpaste for dogs', first: /TOOTHPASTE/ },
    { language: 'de', text: 'Hundehalsband', first: /COLLAR/ },
    { language: 'de', text: 'Vogelkäfig', first: /CAGE/ },
    { language: 'de', text: 'Hundeleckerlis', first: /^(?:SB|KK|MK|VT)-/ },
    { language: 'de', text: 'Wurmkur', first: /WORM/ },
    { language: 'de', text: 'Spilzeug', first: /^(?:QF|WL|TP)-/ },
    { language: 'it', text: 'croccantini cane', first: /KIBBLE/ },
    { language: 'it', text: 'antipulci', first: /FLEA/ },
  ])('$language: "$text"', async ({ language, text, first }) => {
    expect((await findSkus(language, text))[0]).toMatch(first)
  })
})

describe('the order of results', () => {
  it('puts guides after goods when both contain all words', async () => {
    const found = await findSkus('en', 'senior dog')
    expect(found.indexOf('MK-SENIOR-DOG-GUIDE')).toBe(2)
  })

  it('puts a guide first when only it contains all words', async () => {
    expect((await findSkus('en', 'puppy guide'))[0]).toBe('MK-PUPPY-CARE-GUIDE')
  })

  it('puts the products of the category that is meant first', async () => {
    expect((await findSkus('en', 'dog beds')).slice(0, 3)).toEqual(expect.arrayContaining([expect.stringMatching(/^DD-/)]))
    expect((await findSkus('de', 'Trockenfutter Katze'))[0]).toMatch(/^(?:MR|WL|MK)-/)
  })
})
