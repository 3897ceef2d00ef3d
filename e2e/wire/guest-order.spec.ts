import { expect, test } from '@playwright/test'
import { anOrder, call, countStock, findOwnProducts } from '../shop/wire.ts'

const address = {
  firstname: 'Thandi',
  lastname: 'Mokoena',
  street: ['14 Acacia Road', 'Unit 3'],
  city: 'Pretoria',
  postcode: '0181',
  country_id: 'ZA',
  telephone: '0821234567',
}

test('a guest places an order through the API alone', async ({ request }) => {
  const [product] = await findOwnProducts(request, 'wire guest order')
  if (!product) throw new Error('the product of this test is not in the catalogue')
  const inStock = await countStock(request, product.sku)

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

  const now = new Date().toISOString()
  const order = anOrder(product, address, { user_id: '', cart_id: cartId, created_at: now, updated_at: now, transmited: true })
  const first = await call<{ orderNumber: string; backendOrderId: string }>(request, 'POST', '/api/order', order)
  expect(first.orderNumber).toMatch(/^\d{9}$/)
  const again = await call<{ orderNumber: string }>(request, 'POST', '/api/order', order)
  expect(again.orderNumber).toBe(first.orderNumber)

  expect(await countStock(request, product.sku)).toBe(inStock - 2)
  const gone = await request.get(`/api/cart/pull?cartId=${cartId}`)
  expect(gone.status()).toBe(404)
})
