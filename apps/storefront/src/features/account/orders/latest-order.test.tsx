import { createI18n } from '@meerkat/i18n/messages'
import { type RegisteredRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../../../shell/messages/messages.tsx'
import { StoreViewProvider } from '../../../shell/store-view/store-view.tsx'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { LatestOrderView } from './latest-order.tsx'
import type { OrderList } from './use-orders.ts'

const i18n = await createI18n('en-US', ['shop', 'cart', 'account'])

function show(orders: OrderList['orders']): string {
  return renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context: { i18n } } } as unknown as RegisteredRouter}>
      <MessagesProvider i18n={i18n}>
        <StoreViewProvider view={storeViews[0]!}>
          <LatestOrderView orders={orders} onOrderAgain={async () => undefined} />
        </StoreViewProvider>
      </MessagesProvider>
    </RouterContextProvider>,
  )
}

const order = {
  entity_id: 7,
  increment_id: '000000007',
  status: 'processing',
  created_at: '2026-03-01 10:00:00',
  grand_total: 299,
  order_currency_code: 'ZAR',
  status_histories: [],
  items: [{ item_id: 1, sku: 'KIBBLE', name: 'Kibble', qty_ordered: 1 }],
  billing_address: {},
  payment: { method: 'cashondelivery', additional_information: [] },
  extension_attributes: {},
} as never

it('shows the newest order with links to it and to all orders', () => {
  const markup = show([order, { ...(order as object), increment_id: '000000006', entity_id: 6 } as never])
  expect(markup).toContain('Order #000000007')
  expect(markup).toContain('Order again')
  expect(markup).not.toContain('000000006')
  expect(markup.match(/(?<=href=")\/my-account[^"]*/g)).toEqual(['/my-account/orders', '/my-account/orders/7'])
})

it('names the products with their chosen options, which no picture shows', () => {
  const options = [
    { label: 'Size', value: '7 kg' },
    { label: 'Flavour', value: 'Lamb' },
  ]
  const items = [
    { item_id: 1, sku: 'KIBBLE-7', name: 'Kibble', qty_ordered: 2, options },
    { item_id: 2, sku: 'BALL', name: 'Ball', qty_ordered: 1 },
  ]
  expect(show([{ ...(order as object), items } as never])).toContain('>2\u00a0×\u00a0Kibble (7 kg, Lamb), Ball<')
})

it.each([
  { why: 'none has been placed', orders: [], text: 'No orders yet' },
  { why: 'the server does not answer and none is stored', orders: null, text: 'Your orders cannot be shown right now' },
  { why: 'they are being loaded', orders: undefined, text: 'skeleton' },
])('says so when $why', ({ orders, text }) => {
  const markup = show(orders)
  expect(markup).toContain(text)
  expect(markup).not.toContain('/my-account/orders')
})
