import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { CartTotals } from '@meerkat/contract/totals'
import { expect, it } from 'vitest'
import { translateOrder, translateTotals } from './translate-order.ts'

const label = (kind: string, text: string) => `${kind}:${text}`
const chosen = [{ label: 'Colour', value: 'Red' }]
const translated = [{ label: 'attributes:Colour', value: 'values:Red' }]

it('translates the options of a cart line, which travel as JSON text or as a list (docs/wire.md §3.8)', () => {
  const items = [{ options: JSON.stringify(chosen) }, { options: chosen }, { options: 'not JSON' }] as unknown as CartTotals['items']
  expect(translateTotals({ items }, label).items.map(({ options }) => options)).toEqual([translated, translated, 'not JSON'])
})

it.each([
  { text: 'Courier - Standard, 2-4 days', delivery: 'methods:Courier - methods:Standard, 2-4 days' },
  { text: 'Collect - Collect at the clinic: Linden', delivery: 'methods:Collect - methods:Collect at the clinic: Linden' },
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
