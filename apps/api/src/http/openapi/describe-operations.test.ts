import { readdir } from 'node:fs/promises'
import type { Endpoint } from '@meerkat/contract/endpoint'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { EXAMPLES } from './examples/examples.ts'

interface Parameter {
  name: string
  in: string
  required: boolean
  description?: string
  example?: unknown
}

interface Described {
  operationId: string
  summary?: string
  parameters: Parameter[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { headers?: Record<string, unknown>; content: Record<string, { example?: unknown }> }>
}

interface Description {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, object> }
}

let shop: TestShop
let description: Description

beforeAll(async () => {
  shop = await openTestShop({ bundle: aPetShop() })
  description = (await shop.app.inject('/api/openapi.json')).json()
})

afterAll(async () => {
  await shop.close()
})

function listOperations(): (Described & { path: string; method: string })[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, ...described })),
  )
}

describe('the OpenAPI description', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(description) as unknown as Record<string, unknown>)
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  })

  it('describes every parameter, and shows an example of each required one', () => {
    const bare = listOperations().flatMap(({ operationId, parameters }) =>
      parameters
        .filter(({ description, required, example }) => !description || (required && example === undefined))
        .map(({ name }) => `${operationId} ${name}`),
    )
    expect(bare).toEqual([])
  })

  it('describes every property of every body and response, and every shared schema', () => {
    expect(listUndescribed(description.paths, 'paths')).toEqual([])
    expect(listUndescribed(description.components, 'components')).toEqual([])
    const bare = Object.entries(description.components.schemas).filter(([, schema]) => !('description' in schema))
    expect(bare.map(([name]) => name)).toEqual([])
  })

  it('contains no citations of our own documents', () => {
    expect(JSON.stringify(description)).not.toMatch(/(?:contract|behaviour|decision) §?\d|spec §|\.md §/i)
  })

  it('has a JSON example of every body and every response', () => {
    const bare = listOperations().flatMap(({ operationId, requestBody, responses }) => [
      ...(requestBody && requestBody.content['application/json']?.example === undefined ? [`body of ${operationId}`] : []),
      ...(responses['200']?.content['application/json'] && responses['200'].content['application/json'].example === undefined
        ? [`answer of ${operationId}`]
        : []),
    ])
    expect(bare).toEqual([])
  })

  it('has no example of a call that does not exist', () => {
    const names = new Set(listOperations().map(({ operationId }) => operationId))
    expect(Object.keys(EXAMPLES).filter((name) => !names.has(name))).toEqual([])
  })

  it('shows only examples that the schemas accept', async () => {
    const endpoints = await importContract()
    const refused = Object.entries(EXAMPLES).flatMap(([name, { body, result }]) => [
      ...(body !== undefined && !endpoints[name]?.body?.safeParse(body).success ? [`body of ${name}`] : []),
      ...(result !== undefined && !endpoints[name]?.result.safeParse(result).success ? [`answer of ${name}`] : []),
    ])
    expect(refused).toEqual([])
  })

  it('documents 429 and Retry-After for every call', () => {
    const silent = listOperations().filter(({ responses }) => !responses['429']?.headers?.['Retry-After'])
    expect(silent.map(({ operationId }) => operationId)).toEqual([])
  })

  it('documents the store view header on every call', () => {
    const without = listOperations().filter(
      ({ parameters }) => !parameters.some(({ name, in: place }) => name === 'x-vs-store-code' && place === 'header'),
    )
    expect(without.map(({ operationId }) => operationId)).toEqual([])
  })

  it('documents invoices as PDF files', () => {
    const pdfs = listOperations().filter(({ responses }) => responses['200']?.content['application/pdf'])
    expect(pdfs.map(({ operationId }) => operationId).sort()).toEqual([
      'readDocument',
      'readGuestDocument',
      'readGuestInvoice',
      'readInvoice',
    ])
  })
})

async function importContract(): Promise<Record<string, Endpoint>> {
  const folder = new URL('.', import.meta.resolve('@meerkat/contract/endpoint'))
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href) as Promise<object>))
  return Object.assign({}, ...modules) as Record<string, Endpoint>
}

/** Paths of properties without a description. */
function listUndescribed(node: unknown, place: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { properties } = node as { properties?: Record<string, unknown> }
  const isExample = place.endsWith('/example') || place.endsWith('/examples')
  if (isExample) return []
  const own = Object.entries(typeof properties === 'object' ? properties : {})
    .filter(([, property]) => typeof property === 'object' && property !== null && !('description' in property))
    .map(([name]) => `${place} ${name}`)
  return [...own, ...Object.entries(node).flatMap(([key, value]) => listUndescribed(value, `${place}/${key}`))]
}
