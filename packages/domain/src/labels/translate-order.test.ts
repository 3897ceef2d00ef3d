import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { StoreView } from '@meerkat/contract/store-config'
import type { CartTotals } from '@meerkat/contract/totals'
import { expect, it } from 'vitest'
import { translateMethods, translateOrder, translateTotals } from './translate-order.ts'

const label = (kind: string, text: string) => `${kind}:${text}`
const chosen = [{ label: 'Colour', value: 'Red' }]
const translated = [{ label: 'attributes:Colour', value: 'values:Red' }]

it('translates the options of a cart line, which travel as JSON text or as a list (docs/wire.md §3.8)', () => {
  const items = [{ options: JSON.stringify(chosen) }, { options: chosen }, { options: 'not JSON' }] as unknown as CartTotals['items']
  const totals = translateTotals({ items, total_segments: [] }, label)
  expect(totals.items.map(({ options }) => options)).toEqual([translated, translated, 'not JSON'])
})

it('translates the delivery in the totals of a cart, and the methods of the settings', () => {
  const segments = [
    { code: 'subtotal', title: 'Subtotal', value: 10 },
    { code: 'shipping', title: 'Shipping & Handling (Courier - Standard, 2-4 days)', value: 50 },
  ]
  expect(translateTotals({ items: [], total_segments: segments }, label).total_segments.map(({ title }) => title)).toEqual([
    'Subtotal',
    'Shipping & Handling (methods:Courier - methods:Standard, 2-4 days)',
  ])
  const view = {
    shipping: [{ method_code: 'standard', carrier_title: 'Courier', method_title: 'Standard' }],
    payment: [{ code: 'cashondelivery', title: 'Cash on delivery' }],
  } as unknown as Pick<StoreView, 'shipping' | 'payment'>
  expect(translateMethods(view, label)).toEqual({
    shipping: [{ method_code: 'standard', carrier_title: 'methods:Courier', method_title: 'methods:Standard' }],
    payment: [{ code: 'cashondelivery', title: 'methods:Cash on delivery' }],
  })
})

it.each([
  { text: 'Courier - Standard, 2-4 days', delivery: 'methods:Courier - methods:Standard, 2-4 days' },
  { text: 'Collect - At a shop or pick-up point: Linden', delivery: 'methods:Collect - methods:At a shop or pick-up point: Linden' },
  { text: 'Drone', delivery: 'methods:Drone' },
])('translates options, payment and delivery of an order, not the names of products: $text', ({ text, delivery }) => {
  const order = {
    items: [{ name: 'Karoo', options: chosen }],
    payment: { method: 'cashondelivery', additional_information: ['Cash on delivery'] },
    shipping_description: text,
  } as unknown as HistoryOrder
  expect(translateOrder(order, label)).toEqual({
    items: [{ name: 'Karoo', options: translated }],
    payment: { method: 'cashondelivery', additional_information: ['methods:Cash on delivery'] },
    shipping_description: delivery,
  })
})
