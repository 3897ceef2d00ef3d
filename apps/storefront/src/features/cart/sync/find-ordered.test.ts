import { expect, it } from 'vitest'
import type { Api } from '../../../shell/api/api-client.ts'
import { findOrdered } from './find-ordered.ts'

const items = [
  { sku: 'KIBBLE-3', qty_ordered: 2, product_option: undefined },
  { sku: 'PART', qty_ordered: 2, parent_item_id: 7 },
]
const answering = (answer: unknown) => ({ ask: async () => answer }) as unknown as Api
const history = (order: object) =>
  answering({ kind: 'done', result: { items: [{ quote_id: 'other', status: 'pending', items: [] }, order] } })

it.each([
  {
    why: 'its visible lines',
    api: history({ quote_id: 'cart-1', status: 'pending', items }),
    ordered: [{ sku: 'KIBBLE-3', qty: 2, product_option: undefined }],
  },
  { why: 'nothing of a cancelled order', api: history({ quote_id: 'cart-1', status: 'canceled', items }), ordered: [] },
  { why: 'nothing when the cart is in no order', api: history({ quote_id: 'cart-0', status: 'pending', items }), ordered: [] },
  { why: 'nothing when the customer is logged out', api: answering({ kind: 'refused', code: 401 }), ordered: [] },
  { why: 'null without an answer', api: answering({ kind: 'no-answer' }), ordered: null },
])('returns what was ordered from a cart: $why', async ({ api, ordered }) => {
  expect(await findOrdered(api, 'cart-1')).toEqual(ordered)
})
