import { legacyResetPassword, resetPassword } from '@meerkat/contract/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Log } from '../db/client.ts'
import { aCatalog, aProduct } from '../testing/a-catalog.ts'
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts'
import { Operations } from './operations.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ bundle: aCatalog({ products: [aProduct({ id: 1, sku: 'BONE' })] }) })
})

afterAll(async () => {
  await shop.close()
})

interface Request {
  why: string
  method: 'GET' | 'POST' | 'DELETE'
  url: string
  status: number
  headers?: Record<string, string>
  payload?: string
}

const json = { 'content-type': 'application/json' }

it('the version names the client whose protocol this is (Spec §9)', async () => {
  const { body } = await shop.app.inject({ method: 'GET', url: '/api' })
  expect(JSON.parse(body)).toEqual({ version: expect.any(String), protocol: 'vsf1', client: 'v1.12.2 built 2025-05-22' })
})

describe('the store code in a path (Spec §7)', () => {
  const inject = (url: string) => shop.app.inject({ method: 'GET', url })
  it.each([
    { why: 'names the store view of a call', url: '/api/de/stock/check?sku=BONE', status: 200 },
    { why: 'of an unknown store view is not found', url: '/api/mars/stock/check?sku=BONE', status: 404 },
    { why: 'alone describes the version', url: '/api/de', status: 200 },
    { why: 'of a path that does not exist is not found', url: '/api/de/nowhere', status: 404 },
  ])('$why', async ({ url, status }) => {
    const { statusCode, headers, body } = await inject(url)
    expect([statusCode, headers['content-type']]).toEqual([status, 'application/json; charset=utf-8'])
    expect((JSON.parse(body) as { code?: number }).code ?? 200).toBe(status)
  })

  it('makes a cart of that store view, whatever the query says', async () => {
    const create = (url: string) => shop.app.inject({ method: 'POST', url })
    const { result } = JSON.parse((await create('/api/de/cart/create?storeCode=it')).body)
    const { rows } = await shop.database.pool.query('select store_code from cart where id = $1', [result])
    expect(rows).toEqual([{ store_code: 'de' }])
  })
})

it('the first use of a deprecated call is logged, its successor never (Spec §8)', async () => {
  const warned: unknown[] = []
  const log = { info: () => undefined, error: () => undefined, warn: (details: unknown) => warned.push(details) }
  const operations = new Operations({ log: log as unknown as Log, knowsStore: () => true })
  operations.serve(resetPassword, async () => true as const)
  operations.serve(legacyResetPassword, async () => true as const, { isDeprecated: true })
  for (const endpoint of [resetPassword, legacyResetPassword, legacyResetPassword])
    await operations.send({ endpoint, body: { email: 'a@example.com' } })
  expect(warned).toEqual([{ event: 'deprecated-call', call: 'POST /api/user/resetPassword' }])
})

describe('every response (docs/wire.md §1.2, §1.3)', () => {
  it.each<Request>([
    { why: 'the version', method: 'GET', url: '/api', status: 200 },
    { why: 'a trailing slash', method: 'GET', url: '/api/', status: 200 },
    { why: 'upper-case letters', method: 'GET', url: '/API/Stock/Check?sku=BONE', status: 200 },
    { why: 'a trailing slash below', method: 'POST', url: '/api/cart/create/', status: 200 },
    { why: 'content type without a body', method: 'POST', url: '/api/cart/create', headers: json, status: 200 },
    { why: 'content type on GET', method: 'GET', url: '/api/stock/check?sku=BONE', headers: json, status: 200 },
    { why: 'an unknown partition', method: 'GET', url: '/api/stock/check?sku=BONE&partitionKey=x&storeCode=mars', status: 200 },
    { why: 'an unknown path', method: 'GET', url: '/api/nowhere', status: 404 },
    { why: 'malformed JSON to an unknown path', method: 'POST', url: '/api/nowhere', headers: json, payload: '{', status: 404 },
    {
      why: 'a form to an unknown path',
      method: 'POST',
      url: '/api/nowhere',
      headers: { 'content-type': 'a/b' },
      payload: 'x',
      status: 404,
    },
    { why: 'another method', method: 'DELETE', url: '/api/cart/create', status: 405 },
    { why: 'another method of a search', method: 'DELETE', url: '/api/catalog/vue_storefront_catalog/product/_search', status: 500 },
    { why: 'an unknown path of the searches', method: 'GET', url: '/api/catalog/vue_storefront_catalog/product/search', status: 500 },
    { why: 'a short path of the searches', method: 'GET', url: '/api/catalog/vue_storefront_catalog', status: 500 },
    { why: 'malformed JSON', method: 'POST', url: '/api/order', headers: json, payload: '{"products": [', status: 400 },
    { why: 'a body that is not an object', method: 'POST', url: '/api/order', headers: json, payload: '42', status: 400 },
    { why: 'null', method: 'POST', url: '/api/order', headers: json, payload: 'null', status: 400 },
    {
      why: 'prototype pollution',
      method: 'POST',
      url: '/api/order',
      headers: json,
      payload: '{"__proto__":{"products":[]}}',
      status: 400,
    },
    {
      why: 'text that looks like JSON',
      method: 'POST',
      url: '/api/order',
      headers: { 'content-type': 'text/plain' },
      payload: '{}',
      status: 415,
    },
    {
      why: 'a form',
      method: 'POST',
      url: '/api/order',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
      status: 415,
    },
    { why: '10 MB', method: 'POST', url: '/api/order', headers: json, payload: `"${'x'.repeat(10_000_000)}"`, status: 413 },
    { why: 'no body', method: 'POST', url: '/api/cart/update?cartId=x', status: 500 },
    { why: 'no cart id', method: 'POST', url: '/api/cart/update', headers: json, payload: '{}', status: 400 },
    { why: 'a cart id of 1000 characters', method: 'GET', url: `/api/cart/pull?cartId=${'x'.repeat(1000)}`, status: 400 },
    { why: 'a cart id with a NUL', method: 'GET', url: '/api/cart/pull?cartId=a%00b', status: 400 },
    { why: 'no sku', method: 'GET', url: '/api/stock/check', status: 500 },
  ])('has the code as status and is JSON: $why', async ({ method, url, headers, payload, status }) => {
    const response = await shop.app.inject({ method, url, ...(headers && { headers }), ...(payload && { payload }) })
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(status !== 404 || response.headers['cache-control'] === 'no-store').toBe(true)
    const { code = 200, result = '' } = response.json<{ code?: number; result?: unknown }>()
    expect(code).toBe(status)
    // A message, and for orders also the list of faults that clients read.
    expect(status === 200 || typeof result === 'string' || Array.isArray(result)).toBe(true)
  })

  it('describes errors in a message', async () => {
    const ask = async (payload: unknown) => {
      const response = await shop.app.inject({
        method: 'POST',
        url: '/api/cart/update?cartId=x',
        headers: json,
        payload: JSON.stringify(payload),
      })
      return response.json().result
    }
    expect(await ask({})).toBe('cartItem is missing')
    expect(await ask([])).toBe('The request must be an object')
    expect(await ask({ cartItem: { sku: '', qty: 1 } })).toBe('cartItem.sku must not be empty')
    expect(await ask({ cartItem: { sku: 'BONE', qty: Number.POSITIVE_INFINITY } })).toBe('cartItem.qty must be a number')
    expect(await ask({ cartItem: { sku: 'BONE', qty: 1, item_id: {} } })).toBe('cartItem.item_id is not of a kind we understand')
  })

  it('uses the last of repeated query keys', async () => {
    const response = await shop.app.inject('/api/stock/check?sku=NOBODY&sku=BONE')
    expect(response.json().result).toMatchObject({ sku: 'BONE', product_id: 1 })
  })

  it('makes pictures in the sizes of the shop only', async () => {
    const refusal = async (size: string) => (await shop.app.inject(`/img/${size}/resize/n/o/none.webp`)).json().result
    expect(await refusal('101/103')).toBe('This size is not offered.')
    expect(await refusal('310/300')).toBe('There is no such picture.')
  })

  it('allows other origins (docs/wire.md §1.7)', async () => {
    const response = await shop.app.inject({
      method: 'OPTIONS',
      url: '/api/order',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-clientid',
      },
    })
    expect(response.statusCode).toBe(204)
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
      'access-control-allow-headers': 'authorization,x-clientid',
    })
  })
})

describe('a request without its root element is answered with 500 and a message (docs/wire.md §3.6, §3.7, §3.10, §3.11, §2.3, §5)', () => {
  it.each([
    ['/api/cart/update?cartId=x', 'cartItem'],
    ['/api/cart/delete?cartId=x', 'cartItem'],
    ['/api/cart/shipping-methods?cartId=x', 'address'],
    ['/api/cart/shipping-information?cartId=x', 'addressInformation'],
    ['/api/cart/collect-totals?cartId=x', 'methods'],
    ['/api/user/reset-password', null],
  ])('POST %s', async (url, element) => {
    for (const payload of ['{}', '']) {
      const response = await shop.app.inject({ method: 'POST', url, headers: json, payload })
      expect(response.statusCode).toBe(500)
      expect(response.json()).toEqual({ code: 500, result: expect.any(String) })
    }
    const wrong = await shop.app.inject({ method: 'POST', url, headers: json, payload: JSON.stringify({ [element ?? 'email']: 7 }) })
    expect(wrong.statusCode).toBe(400)
  })
})

describe('failures have the format that old clients read, whatever the cause', () => {
  const bodies = [
    { why: 'malformed', headers: json, payload: '{"a":', status: 400 },
    { why: 'not JSON', headers: { 'content-type': 'text/plain' }, payload: '{}', status: 415 },
    { why: 'too large', headers: json, payload: `"${'x'.repeat(10_000_000)}"`, status: 413 },
  ]
  it.each(bodies)('a body that is $why', async ({ headers, payload, status }) => {
    const resultOf = async (url: string) => {
      const response = await shop.app.inject({ method: 'POST', url, headers, payload })
      expect(response.statusCode).toBe(status)
      return response.json<{ result: unknown }>().result
    }
    // Clients would store any result as a token. docs/wire.md §2.9.
    expect(await resultOf('/api/user/refresh')).toBeNull()
    expect(await resultOf('/api/user/change-password?token=x')).toEqual({ errorMessage: expect.any(String), code: status })
    expect(await resultOf('/api/user/changePassword?token=x')).toEqual({ errorMessage: expect.any(String), code: status })
    // Clients would treat any result as an applied coupon. docs/wire.md §3.12.
    expect(await resultOf('/api/cart/apply-coupon?cartId=x')).toBe(false)
    expect(await resultOf('/api/user/login')).toEqual(expect.any(String))
  })
})

describe('in-process calls', () => {
  it('get the same responses as over HTTP', async () => {
    const endpoint = { method: 'GET', path: '/api/stock/check' } as const
    const full = shop.api.send({ endpoint: endpoint as never, query: { sku: 'BONE' } })
    const response = await shop.app.inject('/api/stock/check?sku=BONE')
    expect((await full).body).toEqual(response.json())
    expect((await full).status).toBe(200)
    expect(await shop.api.send({ endpoint: endpoint as never })).toMatchObject({
      status: 500,
      body: { code: 500, result: 'sku is missing' },
    })
  })
})

describe('GET /api/openapi.json', () => {
  it('describes every call, without broken references', async () => {
    const text = (await shop.app.inject('/api/openapi.json')).body
    const description = JSON.parse(text)
    expect(description.openapi).toBe('3.1.0')
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining(['/api', '/api/cart/update', '/api/order', '/api/stock/check/{sku}', '/api/catalog/{index}/{entity}/_search']),
    )
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '')
    expect(references.filter((name) => !(name in description.components.schemas))).toEqual([])
    expect(text).not.toContain('#/$defs')
    const ids = Object.values(description.paths as Record<string, Record<string, { operationId: string }>>).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(description.paths['/api/cart/update'].post.requestBody.content['application/json'].schema).toMatchObject({
      type: 'object',
      required: ['cartItem'],
      properties: { cartItem: { $ref: '#/components/schemas/CartItemUpdateInput' } },
    })
    expect(description.components.schemas.CartItemUpdateInput).toMatchObject({ properties: { qty: { type: 'integer', minimum: 0 } } })
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})
