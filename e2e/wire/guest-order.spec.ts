import { type APIRequestContext, expect, test } from '@playwright/test'

const INDEX = 'vue_storefront_catalog'
const address = {
  firstname: 'Thandi',
  lastname: 'Mokoena',
  street: ['14 Acacia Road', 'Unit 3'],
  city: 'Pretoria',
  postcode: '0181',
  country_id: 'ZA',
  telephone: '0821234567',
}

interface Product {
  id: number
  sku: string
  price: number
  price_incl_tax: number
  type_id: string
  stock: { qty: number; is_in_stock: boolean }
}

test('a guest orders through the wire alone', async ({ request }) => {
  const [product] = await findSimpleProducts(request)
  if (!product) throw new Error('no simple product in stock')

  const cartId = await call<string>(request, 'POST', '/api/cart/create')
  const line = await call<{ item_id: number; qty: number }>(request, 'POST', `/api/cart/update?cartId=${cartId}`, {
    cartItem: { sku: product.sku, qty: 2, quoteId: cartId },
  })
  expect(line.qty).toBe(2)

  const shipping = await call<{ carrier_code: string; method_code: string; price_incl_tax: number }[]>(
    request,
    'POST',
    `/api/cart/shipping-methods?cartId=${cartId}`,
    {
      address: { country_id: 'ZA', street: [null, null] },
    },
  )
  const standard = shipping.find(({ method_code: code }) => code === 'standard')
  expect(standard).toBeDefined()
  const information = await call<{ payment_methods: { code: string }[]; totals: { grand_total: number } }>(
    request,
    'POST',
    `/api/cart/shipping-information?cartId=${cartId}`,
    {
      addressInformation: {
        shippingAddress: { countryId: 'ZA' },
        billingAddress: {},
        shippingCarrierCode: 'courier',
        shippingMethodCode: 'standard',
      },
    },
  )
  expect(information.payment_methods.map(({ code }) => code)).toContain('cashondelivery')
  const subtotal = 2 * Math.round(product.price_incl_tax * 100)
  const delivery = Math.round((standard?.price_incl_tax ?? 0) * 100)
  expect(Math.round(information.totals.grand_total * 100)).toBe(subtotal + delivery)

  const order = {
    order_id: `${Date.now()}-wire`,
    user_id: '',
    cart_id: cartId,
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
    transmited: true,
    products: [{ ...product, qty: 2 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'courier',
      shipping_method_code: 'standard',
      payment_method_code: 'cashondelivery',
      payment_method_additional: {},
    },
  }
  const first = await call<{ orderNumber: string; backendOrderId: string }>(request, 'POST', '/api/order', order)
  expect(first.orderNumber).toMatch(/^\d{9}$/)
  const again = await call<{ orderNumber: string }>(request, 'POST', '/api/order', order)
  expect(again.orderNumber).toBe(first.orderNumber)

  const left = await call<{ qty: number }>(request, 'GET', `/api/stock/check?sku=${encodeURIComponent(product.sku)}`)
  expect(left.qty).toBe(product.stock.qty - 2)
  const gone = await request.get(`/api/cart/pull?cartId=${cartId}`)
  expect(gone.status()).toBe(404)
})

async function findSimpleProducts(request: APIRequestContext): Promise<Product[]> {
  const query = {
    _appliedFilters: [
      { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
      { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
      { attribute: 'type_id', value: { eq: 'simple' }, scope: 'default' },
    ],
    _availableFilters: [],
    _appliedSort: [{ field: 'position', options: 'asc' }],
    _searchText: '',
  }
  const answer = await request.get(`/api/catalog/${INDEX}/product/_search`, {
    params: { request: JSON.stringify(query), request_format: 'search-query', size: '100', from: '0' },
  })
  const body = (await answer.json()) as { hits: { hits: { _source: Product & { custom_options?: unknown[] } }[] } }
  return body.hits.hits
    .map(({ _source: product }) => product)
    .filter(
      ({ stock, price_incl_tax: price, custom_options: options }) =>
        stock.is_in_stock && stock.qty > 20 && price > 50 && price < 200 && !options?.length,
    )
}

async function call<Result>(request: APIRequestContext, method: 'GET' | 'POST', path: string, data?: unknown): Promise<Result> {
  const answer = await request.fetch(path, { method, ...(data === undefined ? {} : { data }) })
  const body = (await answer.json()) as { code: number; result: Result }
  expect(body, `${method} ${path}`).toMatchObject({ code: 200 })
  expect(answer.status()).toBe(200)
  return body.result
}
