import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from '../testing/code-of.ts'
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts'
import { aPetShop } from '../testing/pet-shop.ts'

const REFUSED = { statusCode: 400, code: 400 }

/** In a query parameter, in a header, in the body, in a parameter of the path. */
type Place = 'query' | 'header' | 'body' | 'path'

interface Described {
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
}

let shop: TestShop
let calls: { path: string; method: string; described: Described }[]

beforeAll(async () => {
  shop = await openTestShop({ bundle: aPetShop() })
  const { paths } = (await shop.app.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, Described>> }>()
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, described })),
  )
})

afterAll(async () => {
  await shop.close()
})

async function send({ path, method }: { path: string; method: string }, place: Place, parameter = 'x') {
  const url = path.replaceAll(/\{\w+\}/g, place === 'path' ? 'a%00b' : 'x')
  const response = await shop.app.inject({
    method: method === 'post' ? 'POST' : method === 'delete' ? 'DELETE' : 'GET',
    url: place === 'query' ? `${url}?${parameter}=a%00b` : url,
    headers: { 'content-type': 'application/json', ...(place === 'header' && { 'x-vs-store-code': 'a\0b' }) },
    ...(method !== 'get' && { payload: JSON.stringify(place === 'body' ? { a: [{ b: 'c\0' }] } : {}) }),
  })
  return { statusCode: response.statusCode, code: codeOf(response) }
}

describe('a NUL character', () => {
  it('is refused by every call, in every query parameter', async () => {
    expect(calls.length).toBeGreaterThan(40)
    for (const call of calls)
      for (const name of new Set(['unknown', ...call.described.parameters.filter((one) => one.in === 'query').map((one) => one.name)]))
        expect({ call: call.path, name, ...(await send(call, 'query', name)) }).toEqual({ call: call.path, name, ...REFUSED })
  })

  it('is refused by every call, in a header', async () => {
    for (const call of calls) expect({ call: call.path, ...(await send(call, 'header')) }).toEqual({ call: call.path, ...REFUSED })
  })

  it('is refused by every call with parameters in the path', async () => {
    const inPath = calls.filter(({ path }) => path.includes('{'))
    expect(inPath.length).toBeGreaterThan(5)
    for (const call of inPath) expect({ call: call.path, ...(await send(call, 'path')) }).toEqual({ call: call.path, ...REFUSED })
  })

  it('is refused by every call that reads a body', async () => {
    const writes = calls.filter(({ method }) => method !== 'get')
    for (const call of writes) expect({ call: call.path, ...(await send(call, 'body')) }).toEqual({ call: call.path, ...REFUSED })
  })

  it.each(['{"query":{"match":{"name":"a\\u0000"}}}', encodeURIComponent('{"query":{"match":{"name":"a\\u0000"}}}')])(
    'is refused as an escape inside the JSON of a search: %s',
    async (request) => {
      const response = await shop.app.inject(`/api/catalog/vue_storefront_catalog/product/_search?${new URLSearchParams({ request })}`)
      expect(response.statusCode).toBe(400)
    },
  )
})
