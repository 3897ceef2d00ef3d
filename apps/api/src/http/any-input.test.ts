import { anyCharacter } from '@meerkat/domain/testing/any-character'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aShopper } from '../testing/a-shopper.ts'
import { codeOf } from '../testing/code-of.ts'
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts'
import { aPetShop } from '../testing/pet-shop.ts'

const RUNS = 60

/**
 * Calls for which old clients expect 500 instead of 400: searches, the url map, account forms, reviews, newsletter and mail,
 * products and stock by sku, cart requests without their root element. docs/wire.md §1.3, §1.5, §3, §5 to §8, §10, §11.
 */
const FAILS_WITH_500 = /_search|url|user|cart|stock|review|newsletter|mail-service|api\/product/

let shop: TestShop
let cartId: string

beforeAll(async () => {
  shop = await openTestShop({ bundle: aPetShop() })
  cartId = await aShopper(shop.app).createCart()
})

afterAll(async () => {
  await shop.close()
})

interface Described {
  parameters: { name: string; in: string }[]
  requestBody?: { content: { 'application/json': { schema: object } } }
}

interface Form {
  type?: string
  properties?: Record<string, Form>
  items?: Form
  anyOf?: Form[]
  $ref?: string
}

/** Shared schemas of the OpenAPI document, by name. */
let schemas: Record<string, Form> = {}

/** Invalid input: every kind of value, and values that are known to break servers. */
const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.constantFrom('', '\u0000', '__proto__', '-0', '1e309', "'; drop table cart; --", '../../etc', '{}', '%', '𝕏'),
)
const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0, -1, 1, 1.5, 2 ** 31, 2 ** 53, 1e300))
const anything = fc.oneof(anyText, anyNumber, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }))

/** Values that match the schema except for occasional wrong parts, so that deeply nested code is reached too. */
function anyOf(form: Form, depth = 0): fc.Arbitrary<unknown> {
  const [first] = form.anyOf ?? [form]
  return fc.oneof({ weight: 1, arbitrary: anything }, { weight: 5, arbitrary: fitting(first ?? {}, depth) })
}

function fitting(form: Form, depth: number): fc.Arbitrary<unknown> {
  if (depth > 5) return anything
  if (form.$ref) return fitting(schemas[form.$ref.split('/').at(-1) ?? ''] ?? {}, depth)
  if (form.properties) {
    const members = Object.entries(form.properties).map(([name, member]) => [name, anyOf(member, depth + 1)] as const)
    return fc.record(Object.fromEntries(members), { requiredKeys: [] })
  }
  if (form.items) return fc.array(anyOf(form.items, depth + 1), { maxLength: 3 })
  if (form.type === 'string')
    return fc.oneof(anyText, fc.constantFrom('TICK-COLLAR', 'DERMA-CARE', 'ZA', 'courier', 'standard', 'cashondelivery'))
  if (form.type === 'number' || form.type === 'integer') return anyNumber
  return anything
}

describe('any input', () => {
  it('gets a response of the contract, and never causes an unexpected error', async () => {
    const { paths, components } = (await shop.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, Described>>
      components: { schemas: Record<string, Form> }
    }>()
    schemas = components.schemas
    expect(Object.keys(schemas)).not.toEqual([])
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => ({ path, method, described })),
    )
    expect(calls.length).toBeGreaterThan(12)
    for (const { path, method, described } of calls) {
      const schema = described.requestBody?.content['application/json'].schema
      const request = fc.record({
        query: fc.dictionary(
          fc.constantFrom(...described.parameters.map(({ name }) => name), 'token', 'x'),
          fc.oneof(anyText, fc.constant(cartId)),
        ),
        place: fc.dictionary(fc.constantFrom('index', 'entity', 'sku'), anyText),
        body: schema ? anyOf(schema) : anything,
      })
      await fc.assert(
        fc.asyncProperty(request, async ({ query, place, body }) => {
          const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(place[name] || 'x'))
          const response = await shop.app.inject({
            method: method === 'post' ? 'POST' : method === 'delete' ? 'DELETE' : 'GET',
            url: `${filled}?${new URLSearchParams(query)}`,
            ...(method !== 'get' && { payload: JSON.stringify(body ?? null), headers: { 'content-type': 'application/json' } }),
          })
          const code = codeOf(response)
          const isOfTheContract = response.statusCode < 500 || FAILS_WITH_500.test(path)
          if (shop.faults.length === 0 && isOfTheContract && (response.statusCode === 200 || code === response.statusCode)) return
          throw new Error(`${method} ${path} answered ${response.statusCode} ${response.body.slice(0, 300)}`)
        }),
        { numRuns: RUNS },
      )
    }
    expect(shop.faults).toEqual([])
  }, 120_000)
})
