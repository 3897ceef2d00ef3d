import type { Product } from '@meerkat/contract/product'
import type { TierPrice } from '@meerkat/contract/product-prices'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atQuantity, listTierSteps, setTierAmounts } from './tier-prices.ts'

const tier = (qty: number, value: number): TierPrice => ({ customer_group_id: 0, qty, value })
const net = { ratePercent: 15, sourcePriceIncludesTax: false }

function aProduct(tier_prices: TierPrice[], change: Partial<Product> = {}): Product {
  return { id: 1, sku: 'BOWL', name: 'Bowl', type_id: 'simple', price: 100, price_incl_tax: 115, tier_prices, ...change }
}

const stepsOf = (product: Product) => listTierSteps(setTierAmounts(product, net)).map(({ qty, price }) => [qty, price])

describe('tier prices (docs/behaviour/prices.md §4.6)', () => {
  it.each([
    {
      why: 'by quantity, whatever the order',
      tiers: [tier(10, 90), tier(5, 95)],
      steps: [
        [5, 95],
        [10, 90],
      ],
    },
    { why: 'not for a single piece, which is the price itself', tiers: [tier(1, 80), tier(5, 75)], steps: [[5, 75]] },
    { why: 'not above the price', tiers: [tier(5, 120)], steps: [] },
    { why: 'not above the tier before it', tiers: [tier(5, 90), tier(10, 92)], steps: [[5, 90]] },
    { why: 'the cheaper of two for one quantity', tiers: [tier(5, 92), tier(5, 90)], steps: [[5, 90]] },
  ])('are listed $why', ({ tiers, steps }) => {
    expect(stepsOf(aProduct(tiers))).toEqual(steps)
  })

  it('do not count without amounts, which are set only where tier prices are enabled', () => {
    expect(listTierSteps(aProduct([tier(5, 90)]))).toEqual([])
  })

  it.each([
    { sourcePriceIncludesTax: false, value: 100, price: 100, gross: 115 },
    { sourcePriceIncludesTax: true, value: 115, price: 100, gross: 115 },
  ])('have tax like the stored prices: gross $sourcePriceIncludesTax', ({ sourcePriceIncludesTax, value, price, gross }) => {
    const [step] = setTierAmounts(aProduct([tier(5, value)]), { ratePercent: 15, sourcePriceIncludesTax }).tier_prices ?? []
    expect([step?.price, step?.price_incl_tax].map((amount) => Math.round((amount ?? 0) * 1e6) / 1e6)).toEqual([price, gross])
  })

  it('are set on variants too', () => {
    const child = { id: 2, sku: 'BOWL-S', price: 100, tier_prices: [tier(5, 90)] }
    const product = setTierAmounts(aProduct([], { type_id: 'configurable', configurable_children: [child] }), net)
    expect(product.configurable_children?.[0]?.tier_prices?.[0]).toMatchObject({ price: 90 })
  })

  it('never make a piece more expensive for larger quantities', () => {
    const tiers = fc.array(
      fc.record({
        customer_group_id: fc.constant(0),
        qty: fc.integer({ min: 1, max: 20 }),
        value: fc.double({ min: 0, max: 200, noNaN: true }),
      }),
    )
    fc.assert(
      fc.property(tiers, fc.integer({ min: 1, max: 20 }), (given, qty) => {
        const product = setTierAmounts(aProduct(given), net)
        const item = { ...product, tiers: listTierSteps(product) }
        expect(atQuantity(item, qty + 1).price).toBeLessThanOrEqual(atQuantity(item, qty).price)
        expect(atQuantity(item, qty).price).toBeLessThanOrEqual(product.price)
      }),
    )
  })
})
