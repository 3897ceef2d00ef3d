import type { Product } from '@meerkat/contract/product'
import type { Answer, Send } from '@meerkat/contract/transport'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../../shell/api/api-client.ts'
import { createQueryClient } from '../../../shell/api/query-client.ts'
import { storeViews } from '../../../shell/store-view/stores.ts'
import { loadProductPage } from './load-product-page.ts'

const view = storeViews[0]!

function aProduct(change: Partial<Product> = {}): Product {
  return {
    id: 1,
    sku: 'KAROO',
    name: 'Karoo',
    type_id: 'simple',
    price: 100,
    status: 1,
    visibility: 4,
    url_path: 'dogs/karoo-1.html',
    ...change,
  }
}

/** A catalogue of a few documents, found by sku or by the sku of a child. */
function aCatalogue(...products: Product[]) {
  const asked: string[] = []
  const send: Send = async ({ params, query }): Promise<Answer> => {
    const { _appliedFilters } = JSON.parse(query?.['request'] ?? '{}') as {
      _appliedFilters: { attribute: string; value: { eq: string } }[]
    }
    const [{ attribute, value } = { attribute: '', value: { eq: '' } }] = _appliedFilters
    asked.push(`${params?.['entity']} ${attribute}`)
    const found = params?.['entity'] === 'product' ? products.filter((product) => matches(product, attribute, value.eq)) : []
    const hits = found.map((_source) => ({ _index: '', _type: 'product', _id: '1', _score: 1, _source }))
    return { status: 200, body: { hits: { total: hits.length, hits } } }
  }
  return { asked, context: { api: createClient(send), view, queryClient: createQueryClient() } }
}

function matches(product: Product, attribute: string, sku: string): boolean {
  return attribute === 'sku' ? product.sku === sku : (product.configurable_children ?? []).some((child) => child.sku === sku)
}

describe('content of a product URL (docs/behaviour/products.md §2.4)', () => {
  const parent = aProduct({ type_id: 'configurable', configurable_children: [{ id: 2, sku: 'KAROO-3KG', price: 100 }] })
  const child = aProduct({ id: 2, sku: 'KAROO-3KG', visibility: 1, url_path: 'karoo-3kg-2.html' })

  it.each([
    { why: 'an enabled product', documents: [aProduct()], sku: 'KAROO', outcome: { kind: 'found' } },
    { why: 'a product with status 0', documents: [aProduct({ status: 0 })], sku: 'KAROO', outcome: { kind: 'found' } },
    { why: 'an unknown sku', documents: [], sku: 'KAROO', outcome: { kind: 'missing' } },
    { why: 'a disabled product', documents: [aProduct({ status: 2 })], sku: 'KAROO', outcome: { kind: 'missing' } },
    {
      why: 'a variant redirects to its parent',
      documents: [parent, child],
      sku: 'KAROO-3KG',
      outcome: { kind: 'moved', href: '/dogs/karoo-1.html?childSku=KAROO-3KG', products: [{ sku: 'KAROO' }, { sku: 'KAROO-3KG' }] },
    },
    { why: 'a variant without a parent', documents: [child], sku: 'KAROO-3KG', outcome: { kind: 'missing' } },
  ])('$why: $outcome.kind', async ({ documents, sku, outcome }) => {
    expect(await loadProductPage(aCatalogue(...documents).context, { sku })).toMatchObject(outcome)
  })

  it('shows a variant on a page of its own where direct access to variants is not prevented (Spec §4)', async () => {
    const { context } = aCatalogue(parent, child)
    const outcome = await loadProductPage(context, { sku: 'KAROO-3KG' }, { preventDirectChildAccess: false })
    expect(outcome).toMatchObject({ kind: 'found', product: { sku: 'KAROO-3KG' } })
  })

  it('uses the cached product, but bypasses the cache when the URL names the product', async () => {
    const { context, asked } = aCatalogue(aProduct())
    const times = () => asked.filter((call) => call === 'product sku').length
    await loadProductPage(context, { sku: 'KAROO' })
    await loadProductPage(context, { sku: 'KAROO' })
    expect(times()).toBe(1)
    await loadProductPage(context, { sku: 'KAROO', fresh: true })
    expect(times()).toBe(2)
  })

  it('is shown even if reviews and attributes are unreachable', async () => {
    const { context } = aCatalogue(aProduct())
    const send = context.api
    const failing = {
      ...send,
      call: ((endpoint, request, options) => {
        const { params } = request as { params?: { entity?: string } }
        return params?.entity === 'review' ? Promise.reject(new Error('unreachable')) : send.call(endpoint, request, options)
      }) as typeof send.call,
    }
    expect(await loadProductPage({ ...context, api: failing }, { sku: 'KAROO' })).toMatchObject({ kind: 'found' })
  })
})
