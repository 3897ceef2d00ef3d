import { createCart, listShippingMethods, pullCart, readTotals, setShippingInformation, updateCartItem } from '@meerkat/contract/cart'
import { applyCoupon } from '@meerkat/contract/coupon'
import type { Endpoint } from '@meerkat/contract/endpoint'
import { Envelope } from '@meerkat/contract/envelope'
import { createMailToken } from '@meerkat/contract/mail'
import { subscribe, unsubscribe } from '@meerkat/contract/newsletter'
import { placeOrder } from '@meerkat/contract/order'
import { listOrders } from '@meerkat/contract/order-history'
import { listPaymentOffers } from '@meerkat/contract/payment-method'
import { renderProducts } from '@meerkat/contract/platform-products'
import { createReview } from '@meerkat/contract/review'
import { searchCatalog } from '@meerkat/contract/search'
import { listStock } from '@meerkat/contract/stock'
import { mapUrl } from '@meerkat/contract/url-map'
import { logIn, logOut, readProfile, updateProfile } from '@meerkat/contract/user'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openOtherApi } from './open-other-api.ts'
import { type Behaviour, startV1Server } from './testing/start-v1-server.ts'

let v1: Awaited<ReturnType<typeof startV1Server>>
let api: ReturnType<typeof openOtherApi>
let host: FastifyInstance
let impatient: FastifyInstance
const failures: { path: string; reason: string }[] = []

beforeAll(async () => {
  v1 = await startV1Server()
  api = openApi()
  host = await openHost(api)
  impatient = await openHost(openApi(300))
})

function openApi(readLimitMs?: number) {
  return openOtherApi({
    url: v1.url,
    protocol: 'v1',
    furtherPaths: ['/api/cart/apply-voucher'],
    report: (failure) => failures.push(failure),
    ...(readLimitMs !== undefined && { readLimitMs }),
  })
}

async function openHost({ mount }: ReturnType<typeof openOtherApi>): Promise<FastifyInstance> {
  const opened = fastify()
  await mount(opened)
  await opened.ready()
  return opened
}

beforeEach(() => {
  v1.asked.length = 0
  failures.length = 0
  v1.state.behaviour = 'good'
})

afterAll(async () => {
  await Promise.all([host.close(), impatient.close()])
  await v1.close()
})

const THANDI = { firstname: 'Thandi', lastname: 'Mokoena' }
const ADDRESS = { ...THANDI, street: ['14 Acacia Road', ''], city: 'Pretoria', country_id: 'ZA', postcode: '0181', company: '', vat_id: '' }
const ORDER = {
  order_id: '1748850070512-5f1d2c3b',
  user_id: '',
  cart_id: '90311',
  products: [{ sku: 'TICK-COLLAR', qty: 1, price: 179 }],
  addressInformation: { billingAddress: { ...THANDI, street: ['14 Acacia Road'], city: 'Pretoria', postcode: '0181', country_id: 'ZA' } },
}

/** Every call of a purchase, as the storefront sends it. */
const CALLS: readonly { readonly endpoint: Endpoint; readonly query?: Record<string, string>; readonly body?: unknown }[] = [
  { endpoint: logIn, body: { username: 'thandi.m@example.com', password: 'Biscuit#2024' } },
  { endpoint: readProfile },
  { endpoint: updateProfile, body: { customer: { ...THANDI, addresses: [ADDRESS] } } },
  { endpoint: listOrders },
  { endpoint: createCart },
  { endpoint: pullCart, query: { cartId: '90311' } },
  { endpoint: updateCartItem, query: { cartId: '90311' }, body: { cartItem: { sku: 'TICK-COLLAR', qty: 1 } } },
  { endpoint: readTotals, query: { cartId: '90311' } },
  { endpoint: listShippingMethods, query: { cartId: '90311' }, body: { address: { country_id: 'ZA' } } },
  { endpoint: setShippingInformation, query: { cartId: '90311' }, body: { addressInformation: { shippingAddress: { countryId: 'ZA' } } } },
  { endpoint: applyCoupon, query: { cartId: '90311', coupon: 'PAWS10' } },
  { endpoint: placeOrder, body: { ...ORDER, store_code: null, seen_totals: { grand_total: 885.5 } } },
  { endpoint: listStock, query: { skus: 'TICK-COLLAR,UNKNOWN' } },
  { endpoint: createReview, body: { review: { product_id: 4302, title: 'Itching gone', detail: 'It stopped.', nickname: 'Thandi' } } },
  { endpoint: subscribe, body: { email: 'thandi.m@example.com' } },
  { endpoint: unsubscribe, body: { email: 'thandi.m@example.com' } },
  { endpoint: createMailToken },
  { endpoint: renderProducts, query: { skus: 'DERMA-CARE-3KG', currencyCode: 'ZAR', storeId: '1' } },
  { endpoint: logOut },
  { endpoint: listPaymentOffers },
]

describe('a server of Vue Storefront 1.12', () => {
  it.each(CALLS)('$endpoint.method $endpoint.path is answered in the form of the contract', async ({ endpoint, query, body }) => {
    const answer = await api.send({ endpoint, ...(query && { query }), ...(body !== undefined && { body }) })
    const { code, result } = Envelope.parse(answer.body)
    expect({ code, result }).toMatchObject({ code: 200 })
    expect(endpoint.result.safeParse(result).error?.issues).toBeUndefined()
  })

  it('gets searches of every entity without our own extensions and without a percent sign', async () => {
    const request = { _searchText: '100% salmon', _searchMode: 'prefix', _suggest: true, _appliedFilters: [] }
    for (const entity of ['product', 'category', 'attribute', 'taxrule', 'cms_page', 'review']) {
      const { status, body } = await api.send({
        endpoint: searchCatalog,
        params: { index: 'petshop_catalog', entity },
        query: { request: JSON.stringify(request), request_format: 'search-query', size: '50' },
      })
      expect({ entity, status, isAnswer: searchCatalog.result.safeParse(body).success }).toEqual({ entity, status: 200, isAnswer: true })
    }
    expect(JSON.parse(v1.asked[0]?.query['request'] ?? '')).toEqual({ _searchText: '100  salmon', _appliedFilters: [] })
  })

  it('maps a path to its document', async () => {
    const { body } = await api.send({ endpoint: mapUrl, body: { url: 'dogs/dog-food/derma-care-4300.html', includeFields: null } })
    expect(mapUrl.result.parse(body)).toMatchObject({ _type: 'product', _source: { sku: 'DERMA-CARE' } })
  })

  it('gets a profile with the unchanged e-mail address, and an empty apartment as a dash', async () => {
    await api.send({
      endpoint: updateProfile,
      body: { customer: { ...THANDI, addresses: [ADDRESS] } },
      headers: { authorization: 'Bearer t' },
    })
    expect(v1.asked.map(({ call, headers }) => [call, headers.authorization])).toEqual([
      ['GET /api/user/me', 'Bearer t'],
      ['POST /api/user/me', 'Bearer t'],
    ])
    const { street, city, country_id, postcode } = { ...ADDRESS, street: ['14 Acacia Road', '-'] }
    const address = { ...THANDI, street, city, country_id, postcode, region: { region: null } }
    expect(v1.asked[1]?.body).toEqual({ customer: { ...THANDI, email: 'thandi.m@example.com', addresses: [address] } })
  })

  it('gets an order with only the fields that it knows, and its confirmation is converted to our format', async () => {
    const { body } = await api.send({ endpoint: placeOrder, body: { ...ORDER, store_code: null, seen_totals: {} } })
    expect(v1.asked[0]?.body).toEqual(ORDER)
    expect(body).toMatchObject({ result: { magentoOrderId: '5120', backendOrderId: '5120', orderNumber: '000005120' } })
  })

  it('is asked for the stock of each sku alone, because its lists contain no skus', async () => {
    const { body } = await api.send({ endpoint: listStock, query: { skus: 'DERMA-CARE-3KG,UNKNOWN', storeCode: 'de' } })
    expect(v1.asked.map(({ query }) => query)).toEqual([
      { sku: 'DERMA-CARE-3KG', storeCode: 'de' },
      { sku: 'UNKNOWN', storeCode: 'de' },
    ])
    expect(body).toMatchObject({ code: 200, result: [{ sku: 'DERMA-CARE-3KG', qty: 37, is_in_stock: true }] })
  })

  it('has its totals corrected to include tax, because its `grand_total` may be without', async () => {
    const { body } = await api.send({ endpoint: setShippingInformation, query: {}, body: { addressInformation: {} } })
    expect(body).toMatchObject({ result: { totals: { grand_total: 885.5, base_grand_total: 885.5 } } })
  })

  it.each([
    { method: 'POST', url: '/api/order/withdraw' },
    { method: 'GET', url: '/api/user/reviews' },
    { method: 'POST', url: '/api/payment/execute' },
    { method: 'POST', url: '/api/order/save-pending-order' },
    { method: 'GET', url: '/api/catalog/vue_storefront_catalog/pack' },
    { method: 'DELETE', url: '/api/user/me' },
  ] as const)('is not sent $method $url, which is not implemented there', async ({ method, url }) => {
    const response = await host.inject({ method, url })
    expect({ status: response.statusCode, asked: v1.asked }).toEqual({ status: 501, asked: [] })
  })

  it.each(['/api/../admin', '/img/../admin', '/media/../admin'])('is not sent %s', async (url) => {
    const response = await host.inject(url)
    expect({ status: response.statusCode, asked: v1.asked }).toEqual({ status: 404, asked: [] })
  })

  it('gets the voucher calls that the settings name, with the token and the address of the shopper but without cookies', async () => {
    const headers = {
      authorization: 'Bearer t',
      cookie: 'secret=1',
      'x-vs-store-code': 'de',
      'x-clientid': 'web',
      'content-type': 'application/json',
    }
    const response = await host.inject({
      method: 'POST',
      url: '/api/cart/apply-voucher?cartId=1',
      remoteAddress: '192.0.2.7',
      headers,
      payload: '',
    })
    expect(response.json()).toEqual({ code: 404, result: 'Not found' })
    expect(v1.asked).toHaveLength(1)
    const { authorization, cookie, ...sent } = v1.asked[0]!.headers
    expect([authorization, cookie, sent['x-vs-store-code'], sent['x-forwarded-for']]).toEqual(['Bearer t', undefined, 'de', '192.0.2.7'])
  })

  it.each(['/img/310/300/resize/d/e/derma.jpg', '/media/d/e/derma.jpg'])('serves %s, but only if it is a picture', async (url) => {
    const picture = await host.inject(url)
    expect([picture.statusCode, picture.headers['content-type'], picture.body]).toEqual([200, 'image/png', 'picture'])
    v1.state.behaviour = 'not-json'
    expect((await host.inject(url)).statusCode).toBe(400)
  })

  it('refuses a body that is not JSON', async () => {
    const headers = { 'content-type': 'application/json' }
    const response = await host.inject({ method: 'POST', url: '/api/user/login', headers, payload: '{"username":' })
    expect([response.statusCode, v1.asked]).toEqual([400, []])
  })
})

/** Codes after which the client keeps its data and retries later. */
const BAD: readonly { readonly behaviour: Behaviour; readonly code: number; readonly reason: RegExp }[] = [
  { behaviour: 'silent', code: 504, reason: /in time/ },
  { behaviour: 'cut', code: 503, reason: /./ },
  { behaviour: 'junk', code: 502, reason: /not JSON/ },
  { behaviour: 'not-json', code: 502, reason: /not JSON/ },
  { behaviour: 'redirect', code: 502, reason: /not JSON/ },
]

describe('a server that answers badly', () => {
  it.each(BAD)('$behaviour: every call gets $code in JSON, and the reason is logged', async ({ behaviour, code, reason }) => {
    v1.state.behaviour = behaviour
    // Only the silent server is called with a short time limit: on a busy machine the others could exceed it too.
    const asked = behaviour === 'silent' ? impatient : host
    const response = await asked.inject('/api/cart/pull?cartId=90311')
    expect([response.statusCode, response.json()]).toEqual([code, { code, result: 'The shop is busy, please try again in a moment' }])
    expect(failures).toEqual([{ path: '/api/cart/pull', reason: expect.stringMatching(reason) as string }])
    expect((await asked.inject('/api/stock/list?skus=A,B')).statusCode).toBe(code)
    expect(await api.ready()).toMatchObject({ ok: false })
  })

  it('has the errors that it reports itself passed on', async () => {
    v1.state.behaviour = 'failing'
    expect((await host.inject('/api/cart/pull?cartId=90311')).statusCode).toBe(500)
  })

  it('is ready again when it answers', async () => {
    expect(await api.ready()).toEqual({ ok: true, detail: { api: v1.url } })
  })
})
