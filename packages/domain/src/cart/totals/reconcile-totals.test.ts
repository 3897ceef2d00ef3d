import type { TotalsItem } from '@meerkat/contract/totals'
import { describe, expect, it } from 'vitest'
import type { CartItem } from '../lines/cart-item.ts'
import { reconcileTotals } from './reconcile-totals.ts'

const priced = (change: Partial<TotalsItem>) =>
  ({ item_id: 7, qty: 2, price_incl_tax: 115, options: [], ...change }) as unknown as TotalsItem
const line = (change: Partial<CartItem> = {}): CartItem => ({
  sku: 'KIBBLE',
  server_item_id: 7,
  qty: 2,
  prev_qty: 2,
  price_incl_tax: 115,
  ...change,
})

describe('differences between totals and lines', () => {
  it.each([
    { why: 'nothing new', before: line(), item: priced({}), qty: 2, told: [] },
    { why: 'the server has fewer', before: line(), item: priced({ qty: 1 }), qty: 1, told: ['quantity-changed'] },
    { why: 'a change newer than the answer is kept', before: line({ qty: 3 }), item: priced({}), qty: 3, told: [] },
    {
      why: 'a line that was never confirmed takes the quantity of the server',
      before: line({ prev_qty: undefined }),
      item: priced({ qty: 1 }),
      qty: 1,
      told: ['quantity-changed'],
    },
    { why: 'another price', before: line(), item: priced({ price_incl_tax: 120 }), qty: 2, told: ['price-changed'] },
    { why: 'a fraction of a cent is no price change', before: line({ price_incl_tax: 114.9995 }), item: priced({}), qty: 2, told: [] },
    {
      why: 'reported once: compared with the last totals',
      before: line({ totals: priced({ price_incl_tax: 120 }) }),
      item: priced({ price_incl_tax: 120 }),
      qty: 2,
      told: [],
    },
    {
      why: 'a tier price for a larger quantity is no price change',
      before: line({ qty: 5, prev_qty: 5, totals: priced({}), tiers: [{ qty: 5, price: 90, price_incl_tax: 103.5 }] }),
      item: priced({ qty: 5, price_incl_tax: 103.5 }),
      qty: 5,
      told: [],
    },
    {
      why: 'a line that the server does not price stays unchanged',
      before: line({ server_item_id: 8 }),
      item: priced({ qty: 9 }),
      qty: 2,
      told: [],
    },
  ])('$why', ({ before, item, qty, told }) => {
    const { lines, differences } = reconcileTotals([before], { items: [item] })
    expect(lines[0]?.qty).toBe(qty)
    expect(differences.map(({ kind }) => kind)).toEqual(told)
  })

  it('updates the line, so that the same totals change nothing again', () => {
    const once = reconcileTotals([line()], { items: [priced({ qty: 1 })] })
    expect(reconcileTotals(once.lines, { items: [priced({ qty: 1 })] }).differences).toEqual([])
  })
})
