import { type APIRequestContext, expect } from '@playwright/test'

/** A product as far as the journeys look at it. */
export interface WireProduct {
  id: number
  sku: string
  name: string
  url_path: string
  type_id: string
  price_incl_tax: number
  stock: { qty: number; is_in_stock: boolean }
  custom_options?: unknown[]
  configurable_children?: { sku: string }[]
}

interface Filter {
  attribute: string
  value: Record<string, unknown>
}

/** Calls the shop as an old client would. */
export async function call<Result>(request: APIRequestContext, method: 'GET' | 'POST', path: string, data?: unknown): Promise<Result> {
  const answer = await request.fetch(path, { method, ...(data === undefined ? {} : { data }) })
  const body = (await answer.json()) as { code: number; result: Result }
  expect(body, `${method} ${path}`).toMatchObject({ code: 200 })
  expect(answer.status()).toBe(200)
  return body.result
}

/** Products as the wire lists them. */
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

/** Simple products that can be bought without a choice. */
export async function findSimpleProducts(request: APIRequestContext, index?: string): Promise<WireProduct[]> {
  const filters = [
    { attribute: 'visibility', value: { in: [2, 3, 4] } },
    { attribute: 'status', value: { in: [0, 1] } },
    { attribute: 'type_id', value: { eq: 'simple' } },
  ]
  const products = await findProducts(request, filters, 100, index)
  return products.filter(({ stock, custom_options: options }) => stock.is_in_stock && stock.qty > 20 && !options?.length)
}

/** How many pieces the store room has. */
export async function countStock(request: APIRequestContext, sku: string): Promise<number> {
  const { qty } = await call<{ qty: number }>(request, 'GET', `/api/stock/check?sku=${encodeURIComponent(sku)}`)
  return qty
}

/** Two of a product for an address, paid at the door: what an old client sends. Contract §4. */
export function anOrder(product: WireProduct, address: object, fields: object) {
  return {
    order_id: `${Date.now()}-${Math.random()}`,
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
