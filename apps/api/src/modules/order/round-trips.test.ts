import { beforeAll, expect, it, vi } from 'vitest'
import type { Statement } from '../../db/executor.ts'
import { aLine, anOrder } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'

const { shop, shopper } = await openForFile()

/** Statements of background work: outbox and change feed. */
const BACKGROUND = new Set(['claim-outbox', 'finish-outbox', 'select-changes'])

/** Names of the statements that a call runs, in order. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const run = vi.spyOn(shop.database.sql, 'run')
  await call()
  const names = run.mock.calls.map(([statement]: [Statement, ...unknown[]]) => statement.name)
  run.mockRestore()
  return names.filter((name) => !BACKGROUND.has(name))
}

// A process reads the secret that signs guests' tokens only once: read it before the statements are counted.
beforeAll(() => shopper.post('/api/guest-order', { token: `1.${'a'.repeat(43)}` }))

/** Each statement is a round trip, which limits the orders per second. */
it('runs only these statements for a guest order', async () => {
  let cartId = ''
  const sku = 'TICK-COLLAR'
  const at = (path: string) => `/api/cart/${path}?token=&cartId=${cartId}`
  const addressInformation = { shippingAddress: { countryId: 'ZA' }, shippingCarrierCode: 'courier', shippingMethodCode: 'standard' }
  const create = async () => {
    cartId = await shopper.createCart()
  }
  expect({
    stock: await statementsOf(() => shopper.get(`/api/stock/check?sku=${sku}`)),
    create: await statementsOf(create),
    pull: await statementsOf(() => shopper.get(at('pull'))),
    update: await statementsOf(() => shopper.update(cartId, { sku, qty: 1 })),
    shippingMethods: await statementsOf(() => shopper.post(at('shipping-methods'), { address: { country_id: 'ZA' } })),
    paymentMethods: await statementsOf(() => shopper.get(at('payment-methods'))),
    shippingInformation: await statementsOf(() => shopper.post(at('shipping-information'), { addressInformation })),
    order: await statementsOf(async () => {
      const order = anOrder({ cart_id: cartId, products: [aLine(sku)] })
      expect(await shopper.post('/api/order', order)).toMatchObject({ code: 200 })
    }),
  }).toEqual({
    stock: ['select-stock'],
    create: ['insert-cart'],
    pull: ['select-cart'],
    update: ['select-cart-to-change', 'put-cart-item'],
    shippingMethods: ['select-cart'],
    paymentMethods: ['select-cart'],
    shippingInformation: ['select-cart', 'set-cart-delivery'],
    order: ['select-checkout-cart', 'insert-order'],
  })
})

it('runs no statement for a list of products', async () => {
  const list = () => shopper.get('/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query&size=50')
  expect(await statementsOf(list)).toEqual([])
})
