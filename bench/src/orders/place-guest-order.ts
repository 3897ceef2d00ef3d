const address = {
  firstname: 'Thandi',
  lastname: 'Mokoena',
  street: ['14 Acacia Road', ''],
  city: 'Pretoria',
  postcode: '0181',
  country_id: 'ZA',
  region: 'Gauteng',
  telephone: '0821234567',
  email: 'thandi@example.com',
}

/** Every call of a guest's order, in the order in which a storefront makes them. True when the order was taken. */
export async function placeGuestOrder(url: string, sku: string): Promise<boolean> {
  await call(url, 'GET', `/api/stock/check?sku=${encodeURIComponent(sku)}`)
  const cartId = await call<string>(url, 'POST', '/api/cart/create')
  const at = `cartId=${cartId}`
  await call(url, 'GET', `/api/cart/pull?${at}`)
  await call(url, 'POST', `/api/cart/update?${at}`, { cartItem: { sku, qty: 1, quoteId: cartId } })
  await call(url, 'POST', `/api/cart/shipping-methods?${at}`, { address: { country_id: 'ZA' } })
  await call(url, 'GET', `/api/cart/payment-methods?${at}`)
  await call(url, 'POST', `/api/cart/shipping-information?${at}`, {
    addressInformation: {
      shippingAddress: { countryId: 'ZA' },
      billingAddress: {},
      shippingCarrierCode: 'courier',
      shippingMethodCode: 'standard',
    },
  })
  const order = await call<{ orderNumber: string }>(url, 'POST', '/api/order', {
    order_id: crypto.randomUUID(),
    user_id: '',
    cart_id: cartId,
    products: [{ sku, qty: 1, price: 1 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'courier',
      shipping_method_code: 'standard',
      payment_method_code: 'cashondelivery',
    },
  })
  return order.orderNumber !== ''
}

async function call<Result>(url: string, method: string, path: string, body?: unknown): Promise<Result> {
  const response = await fetch(`${url}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const { code, result } = (await response.json()) as { code: number; result: Result }
  if (code !== 200) throw new Error(`${path}: ${code} ${JSON.stringify(result)}`)
  return result
}
