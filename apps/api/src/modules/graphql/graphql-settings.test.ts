import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GRAPHQL_DOCUMENTS } from '@meerkat/contract/graphql-documents'
import { describe, expect, it } from 'vitest'
import { aCatalog } from '../../testing/a-catalog.ts'
import { askGraphql } from '../../testing/ask-graphql.ts'
import { openTestShop, readStores, type TestShopOptions } from '../../testing/open-test-shop.ts'
import { readKnownDocuments } from './known-documents.ts'

function open(graphql: object, options: Partial<TestShopOptions> = {}) {
  const stores = readStores()
  const settings = { ...stores, shop: { ...stores.shop, graphql: { ...stores.shop.graphql, ...graphql } } }
  return openTestShop({ bundle: aCatalog({ products: [] }), stores: settings, ...options })
}

describe('requests by GraphQL', () => {
  it('are limited like searches by REST', async () => {
    const limited = await open({}, { rateLimits: true })
    const answers = await Promise.all(Array.from({ length: 601 }, () => askGraphql(limited.app, { query: '{__typename}' })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({ headers: { 'retry-after': expect.any(String) }, errors: [{ extensions: { code: 429 } }] })
    await limited.close()
  })
})

describe('the settings', () => {
  it('can switch it off', async () => {
    const off = await open({ enabled: false })
    expect((await off.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{__typename}' } })).statusCode).toBe(404)
    await off.close()
  })

  it('allow introspection', async () => {
    const described = await open({ introspection: true })
    const { data } = await askGraphql(described.app, { query: '{__schema{queryType{fields{name}}}}' })
    expect(data.__schema.queryType.fields).toContainEqual({ name: 'products' })
    await described.close()
  })

  it('limit the documents to known ones, by text, id or hash', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'meerkat-graphql-'))
    const file = join(folder, 'documents.json')
    const text = '{ taxrule { hits } }'
    writeFileSync(file, JSON.stringify({ taxes: text }))
    const closed = await open({ documentsFile: file })
    const asked = async (request: object) => (await askGraphql(closed.app, request)).status
    expect(await asked({ query: '# the same\n{\n taxrule { hits }\n}' })).toBe(200)
    expect(await asked({ documentId: 'taxes' })).toBe(200)
    expect(await asked({ documentId: createHash('sha256').update(text).digest('hex') })).toBe(200)
    expect(await asked({ documentId: 'rates' })).toBe(400)
    expect(await asked({ query: '{ reviews { hits } }' })).toBe(400)
    const variables = { search: '', attributes: {}, _suggest: true }
    for (const [id, query] of Object.entries(GRAPHQL_DOCUMENTS)) {
      expect([id, await asked({ query, variables }), await asked({ documentId: id, variables })]).toEqual([id, 200, 200])
    }
    expect(await asked({ documentId: '__proto__' })).toBe(400)
    await closed.close()
    writeFileSync(file, '[')
    await expect(readKnownDocuments(file)).rejects.toThrow(`shop.graphql.documentsFile: ${file}`)
    rmSync(folder, { recursive: true })
  })
})
