import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { OWN_PRODUCTS, ownSkus } from './own-products.ts'

/** The product fields that journeys use. */
export interface WireProduct {
  id: number
  sku: string
  name: string
  url_path: string
  type_id: string
  price_incl_tax: number
  created_at: string
  category: { name: string }[]
  stock: { qty: number; is_in_stock: boolean }
  custom_options?: unknown[]
  configurable_children?: { sku: string }[]
}

export interface Filter {
  attribute: string
  value: Record<string, unknown>
}

/** Calls the API as a Vue Storefront 1.12 client does. */
export async function call<Result>(request: APIRequestContext, method: 'GET' | 'POST', path: string, data?: unknown): Promise<Result> {
  const answer = await request.fetch(path, { method, ...(data === undefined ? {} : { data }) })
  const body = (await answer.json()) as { code: number; result: Result }
  expect(body, `${method} ${path}`).toMatchObject({ code: 200 })
  expect(answer.status()).toBe(200)
  return body.result
}

/** Products from the search endpoint. */
export async function findProducts(
  request: APIRequestContext,
  filters: readonly Filter[],
  size = 100,
  index = 'vue_storefront_catalog',
): Promise<WireProduct[]> {
  const query = {
    _appliedFilters: filters.map((filter) => ({ ...filter, scope: 'default' })),
    _availableFilters: [],
    _appliedSort: [{ field: 'position', options: 'asc' }],
    _searchText: '',
  }
  const answer = await request.get(`/api/catalog/${index}/product/_search`, {
    params: { request: JSON.stringify(query), request_format: 'search-query', size: String(size), from: '0' },
  })
  const body = (await answer.json()) as { hits: { hits: { _source: WireProduct }[] } }
  return body.hits.hits.map(({ _source: product }) => product)
}

/** Simple products without required options, which any number of tests may order. */
export async function findSimpleProducts(request: APIRequestContext, index?: string): Promise<WireProduct[]> {
  const filters = [
    { attribute: 'visibility', value: { in: [2, 3, 4] } },
    { attribute: 'status', value: { in: [0, 1] } },
    { attribute: 'type_id', value: { eq: 'simple' } },
  ]
  const products = await findProducts(request, filters, 100, index)
  return products.filter(
    ({ sku, stock, custom_options: options }) => stock.is_in_stock && stock.qty > 20 && !options?.length && !ownSkus.has(sku),
  )
}

/** The products that only this test orders. */
export async function findOwnProducts(
  request: APIRequestContext,
  owner: keyof typeof OWN_PRODUCTS,
  index?: string,
): Promise<WireProduct[]> {
  return findProducts(request, [{ attribute: 'sku', value: { in: OWN_PRODUCTS[owner] } }], OWN_PRODUCTS[owner].length, index)
}

/** Quantity in stock. */
export async function countStock(request: APIRequestContext, sku: string): Promise<number> {
  const { qty } = await call<{ qty: number }>(request, 'GET', `/api/stock/check?sku=${encodeURIComponent(sku)}`)
  return qty
}

/** The order body of an old client: two pieces of a product, cash on delivery. `docs/wire.md §4`. */
export function anOrder(product: WireProduct, address: object, fields: object) {
  return {
    order_id: randomUUID(),
    products: [{ ...product, qty: 2 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'courier',
      shipping_method_code: 'standard',
      payment_method_code: 'cashondelivery',
      payment_method_additional: {},
    },
    ...fields,
  }
}
