import { describe, expect, it } from 'vitest'
import { buildDemoCatalog } from '../demo-catalog.ts'
import { STORE_VIEWS, type StoreView } from '../store-view.ts'
import { netPrice, reducedPrice, shelfPrice, VAT_PERCENT } from './price.ts'

const [southAfrica, germany, italy] = STORE_VIEWS as [StoreView, StoreView, StoreView]

describe('prices', () => {
  it.each([
    { rand: 249.9, view: southAfrica, shelf: 249.9 },
    { rand: 249.9, view: germany, shelf: 13.49 },
    { rand: 249.9, view: italy, shelf: 13.9 },
    { rand: 8990, view: germany, shelf: 468.99 },
    { rand: 0, view: italy, shelf: 0 },
  ])('R $rand is $shelf in $view.country', ({ rand, view, shelf }) => {
    expect(shelfPrice(rand, view)).toBe(shelf)
  })

  it('a net price restores the gross price to the cent', () => {
    for (const view of STORE_VIEWS) {
      for (const taxClass of [2, 4] as const) {
        for (const gross of [15, 34.9, 189, 249.9, 8990]) {
          expect(netPrice(gross, taxClass, view) * (1 + VAT_PERCENT[view.country][taxClass] / 100)).toBeCloseTo(gross, 4)
        }
      }
    }
  })

  it.each([
    { gross: 89.9, percent: 20, reduced: 71.9 },
    { gross: 649, percent: 15, reduced: 549 },
  ])('R $gross less $percent % still looks like a price', ({ gross, percent, reduced }) => {
    expect(reducedPrice(gross, percent)).toBe(reduced)
  })
})

describe('offers', () => {
  const asOf = '2026-11-01'
  const { bundle } = buildDemoCatalog(asOf)
  const offers = bundle.stores.flatMap(({ products }) => products.filter(({ special_price }) => special_price !== null))

  it('include running, open-ended, expired and future ones', () => {
    const from = (date: string | null | undefined) => (date ?? '').slice(0, 10)
    expect(offers.some((o) => from(o.special_from_date) < asOf && from(o.special_to_date) > '2030')).toBe(true)
    expect(offers.some((o) => !o.special_from_date && !o.special_to_date)).toBe(true)
    expect(offers.some((o) => o.special_to_date && from(o.special_to_date) < asOf)).toBe(true)
    expect(offers.some((o) => o.special_from_date && from(o.special_from_date) > asOf)).toBe(true)
  })

  it('are lower than the price', () => {
    expect(offers.filter(({ price, special_price }) => (special_price ?? 0) >= price)).toEqual([])
  })

  it('have plausible amounts', () => {
    const odd = bundle.stores[0]?.products.filter(({ price, tax_class_id }) => {
      const gross = price * 1.15
      return ![2, 4].includes(Number(tax_class_id)) || (gross > 0 && gross < 14.99) || gross > 9000
    })
    expect(odd).toEqual([])
  })

  it('every product class has a rate in every country', () => {
    for (const taxClass of [2, 4]) {
      const rule = bundle.taxRules.find(({ product_tax_class_ids }) => product_tax_class_ids.includes(taxClass))
      expect(rule?.rates.map(({ tax_country_id, rate }) => `${tax_country_id} ${rate}`)).toEqual(
        taxClass === 2 ? ['ZA 15', 'DE 19', 'IT 22'] : ['ZA 15', 'DE 7', 'IT 10'],
      )
    }
  })
})
