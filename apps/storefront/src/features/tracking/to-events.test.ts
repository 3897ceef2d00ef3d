import type { Product } from '@meerkat/contract/product'
import type { CartTotals } from '@meerkat/contract/totals'
import { describe, expect, it } from 'vitest'
import { cartEvents, checkoutEvent, purchaseEvents, viewItem, viewList } from './to-events.ts'

const kibble = { sku: 'KIBBLE', name: 'Kibble', qty: 2, price_incl_tax: 115.5 }
const toy = { sku: 'TOY', name: 'Toy', qty: 1, price_incl_tax: 20 }
const categoryOf = (sku: string) => (sku === 'KIBBLE' ? 'Dog Food' : undefined)

describe('events of the data layer (Spec §3 Purchase tracking)', () => {
  it('name the last category of a viewed product', () => {
    const category = [
      { category_id: 1, name: 'Dogs' },
      { category_id: 2, name: 'Dog Food' },
    ]
    expect(viewItem({ sku: 'KIBBLE', name: 'Kibble', price_incl_tax: 115.5, category } as Product, 'ZAR')).toEqual({
      event: 'view_item',
      ecommerce: {
        currency: 'ZAR',
        value: 115.5,
        items: [{ item_id: 'KIBBLE', item_name: 'Kibble', item_category: 'Dog Food', price: 115.5, quantity: 1 }],
      },
    })
  })

  it('include the name of a viewed list', () => {
    expect(viewList('Dog Food', [{ id: 7, name: 'Kibble', price: 115.5 }], 'ZAR')).toMatchObject({
      event: 'view_item_list',
      ecommerce: { item_list_name: 'Dog Food', items: [{ item_id: '7', price: 115.5 }] },
    })
  })

  it.each([
    { why: 'a first line', before: [], after: [kibble], events: [['add_to_cart', 231, [['KIBBLE', 2]]]] },
    { why: 'one piece more', before: [kibble], after: [{ ...kibble, qty: 3 }], events: [['add_to_cart', 115.5, [['KIBBLE', 1]]]] },
    { why: 'a line less', before: [kibble, toy], after: [toy], events: [['remove_from_cart', 231, [['KIBBLE', 2]]]] },
    {
      why: 'both at once',
      before: [kibble],
      after: [toy],
      events: [
        ['add_to_cart', 20, [['TOY', 1]]],
        ['remove_from_cart', 231, [['KIBBLE', 2]]],
      ],
    },
    { why: 'no event for new prices', before: [kibble], after: [{ ...kibble, price_incl_tax: 99 }], events: [] },
    {
      why: 'no event for a line that was split',
      before: [kibble],
      after: [
        { ...kibble, qty: 1 },
        { ...kibble, qty: 1 },
      ],
      events: [],
    },
  ])('$why', ({ before, after, events }) => {
    const found = cartEvents(before, after, 'ZAR', categoryOf) as unknown as {
      event: string
      ecommerce: { value: number; items: { item_id: string; quantity: number }[] }
    }[]
    expect(
      found.map(({ event, ecommerce }) => [event, ecommerce.value, ecommerce.items.map(({ item_id, quantity }) => [item_id, quantity])]),
    ).toEqual(events)
  })

  it('number the steps of the checkout', () => {
    const steps = (['personalDetails', 'shipping', 'payment', 'orderReview'] as const).map((section) =>
      checkoutEvent(section, [kibble], 'ZAR', categoryOf),
    )
    expect(steps.map(({ event, checkout_step }) => [event, checkout_step])).toEqual([
      ['begin_checkout', 1],
      ['checkout_shipping', 2],
      ['add_shipping_info', 3],
      ['add_payment_info', 4],
    ])
  })

  it('report a purchase with the totals of the order, and nothing about the shopper', () => {
    const totals = { base_grand_total: 281, base_tax_amount: 36.65, base_shipping_amount: 50 } as CartTotals
    const confirmation = { backendOrderId: '12', magentoOrderId: '12', orderNumber: '000000012', transferedAt: '' }
    const order = { products: [{ sku: 'KIBBLE', name: 'Kibble', qty: 2, price: 100, price_incl_tax: 115.5, email: 'a@example.com' }] }
    const [step, event] = purchaseEvents({ order, confirmation, totals, unreported: ['orderReview'] }, 'ZAR', categoryOf)
    const items = [{ item_id: 'KIBBLE', item_name: 'Kibble', item_category: 'Dog Food', price: 115.5, quantity: 2 }]
    expect(step).toEqual({ event: 'add_payment_info', checkout_step: 4, ecommerce: { currency: 'ZAR', value: 231, items } })
    expect(event).toEqual({
      event: 'purchase',
      ecommerce: { transaction_id: '12', currency: 'ZAR', value: 281, tax: 36.65, shipping: 50, items },
      purchase: {
        backendOrderId: '12',
        products: items,
        totals: { base_grand_total: 281, base_tax_amount: 36.65, base_shipping_amount: 50 },
      },
    })
    expect(JSON.stringify([step, event])).not.toContain('@')
  })
})
