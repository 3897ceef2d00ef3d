import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDRESS, aLine, anOrder, aShopper, configured, type Shopper } from './testing/a-shopper.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'
import { aPetShop } from './testing/pet-shop.ts'
import { type PostgresServer, startPostgres } from './testing/start-postgres.ts'

let server: PostgresServer
let shop: TestShop
let shopper: Shopper

beforeAll(async () => {
  server = await startPostgres()
  shop = await openTestShop({ bundle: aPetShop(), databaseUrl: await server.createDatabase(), poolSize: 4 })
  shopper = aShopper(shop.app)
})

afterAll(async () => {
  await shop.close()
})

describe('a shop on PostgreSQL', () => {
  it('takes a guest from the first cart line to the order', async () => {
    const cartId = await shopper.createCart()
    const at = (path: string) => `/api/cart/${path}?token=&cartId=${cartId}`
    await shopper.update(cartId, { sku: 'DERMA-CARE', qty: 1, product_option: configured('32') }, { 'x-task-id': 'one' })
    await shopper.update(cartId, { sku: 'DERMA-CARE', qty: 1, product_option: configured('32') }, { 'x-task-id': 'one' })
    await shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 3 })
    const lines = (await shopper.get(at('pull'))).result as { item_id: number; sku: string; qty: number }[]
    expect(lines.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['DERMA-CARE-3KG', 1],
      ['TICK-COLLAR', 3],
    ])
    await shopper.post(at('delete'), { cartItem: { item_id: lines[1]?.item_id } })
    const shippingAddress = { countryId: 'ZA', city: 'Pretoria' }
    const delivery = { addressInformation: { shippingAddress, shippingCarrierCode: 'courier', shippingMethodCode: 'standard' } }
    expect((await shopper.post(at('shipping-information'), delivery)).result).toMatchObject({ totals: { grand_total: 517.5 } })
    expect((await shopper.post(at('shipping-methods'), { address: ADDRESS })).result).toHaveLength(3)
    expect((await shopper.get(at('totals'))).result).toMatchObject({ grand_total: 517.5, items: [{ item_id: lines[0]?.item_id }] })
    const order = anOrder({ cart_id: cartId, order_id: 'journey', products: [aLine('DERMA-CARE-3KG')] })
    expect(await shopper.post('/api/order', order)).toMatchObject({ code: 200 })
    expect(await shopper.get(at('pull'))).toMatchObject({ code: 404 })
    await expect.poll(async () => (await shopper.get('/api/stock/check?sku=DERMA-CARE-3KG')).result).toMatchObject({ qty: 36 })
    expect(shop.faults).toEqual([])
  })

  it('keeps serving the catalogue while the database is unreachable, and asks shoppers to retry', async () => {
    const cartId = await shopper.createCart()
    expect(await shop.api.ready()).toMatchObject({ ok: true })
    await server.stop()
    const search = '/api/catalog/vue_storefront_catalog/product/_search?request_format=search-query&request={}'
    expect((await shop.app.inject(search)).statusCode).toBe(200)
    expect((await shop.app.inject(search.replace('/product/', '/attribute/'))).statusCode).toBe(200)
    expect((await shop.app.inject({ method: 'POST', url: '/api/url/map', payload: { url: 'nothing-here' } })).statusCode).toBe(200)
    for (const answer of [await shopper.get(`/api/cart/pull?cartId=${cartId}`), await shopper.post('/api/order', anOrder())]) {
      expect(answer).toMatchObject({ status: 503, code: 503, result: 'The shop is busy, please try again in a moment' })
      expect(answer.headers['retry-after']).toBe('2')
    }
    expect(await shopper.get('/api/stock/check?sku=TICK-COLLAR')).toMatchObject({ code: 503, result: { code: 'ENOTFOUND' } })
    expect(await shop.api.ready()).toEqual({ ok: false, detail: { database: 'unreachable' } })
    expect(shop.faults).toEqual([])
  })
})
