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

/** Makes one API call and resolves with its result. */
export type Ask = <Result>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Result>

/** All calls of a guest order in the sequence a storefront makes them. Resolves with true when the order was accepted. */
export async function placeGuestOrder(ask: Ask, sku: string): Promise<boolean> {
  await ask('GET', `/api/stock/check?sku=${encodeURIComponent(sku)}`)
  const cartId = await ask<string>('POST', '/api/cart/create')
  const at = `cartId=${cartId}`
  await ask('GET', `/api/cart/pull?${at}`)
  await ask('POST', `/api/cart/update?${at}`, { cartItem: { sku, qty: 1, quoteId: cartId } })
  await ask('POST', `/api/cart/shipping-methods?${at}`, { address: { country_id: 'ZA' } })
  await ask('GET', `/api/cart/payment-methods?${at}`)
  await ask('POST', `/api/cart/shipping-information?${at}`, {
    addressInformation: {
      shippingAddress: { countryId: 'ZA' },
      billingAddress: {},
      shippingCarrierCode: 'courier',
      shippingMethodCode: 'standard',
    },
  })
  const order = await ask<{ orderNumber: string }>('POST', '/api/order', {
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
