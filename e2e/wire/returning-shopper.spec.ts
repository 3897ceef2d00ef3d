import { type APIRequestContext, expect, test } from '@playwright/test'
import { findMail, linkTo } from '../shop/mailbox.ts'
import { uniqueEmail } from '../shop/unique-email.ts'
import { anOrder, call, countStock, findOwnProducts, type WireProduct } from '../shop/wire.ts'

const STORES = [
  {
    store: 'English',
    owner: 'wire returning shopper',
    storeCode: '',
    index: 'vue_storefront_catalog',
    country: 'ZA',
    mails: {
      welcome: 'Welcome to',
      order: 'Your order',
      reset: 'A new password',
      confirm: 'Please confirm',
      newsletter: 'Your 10% off',
    },
  },
  {
    store: 'German',
    owner: 'wire returning shopper de',
    storeCode: 'de',
    index: 'vue_storefront_catalog_de',
    country: 'DE',
    mails: {
      welcome: 'Willkommen',
      order: 'Ihre Bestellung',
      reset: 'Ein neues Passwort',
      confirm: 'Bitte bestätigen',
      newsletter: 'Ihr Gutschein',
    },
  },
] as const

/** One device: its user token and its store view. */
interface Device {
  readonly ask: <Result>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Result>
  readonly status: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<number>
}

function aDevice(request: APIRequestContext, storeCode: string, token: string): Device {
  const withStore = (path: string) => `${path}${path.includes('?') ? '&' : '?'}token=${token}${storeCode && `&storeCode=${storeCode}`}`
  return {
    ask: (method, path, body) => call(request, method, withStore(path), body),
    status: async (method, path, body) =>
      (await request.fetch(withStore(path), { method, ...(body !== undefined && { data: body }) })).status(),
  }
}

for (const { store, owner, storeCode, index, country, mails } of STORES) {
  test(`a guest registers, returns and deletes the account through the API alone, in ${store}`, async ({ request }) => {
    const email = uniqueEmail('wire')
    const login = { username: email, password: 'Biscuit#2024' }
    const address = {
      firstname: 'Thandi',
      lastname: 'Mokoena',
      street: ['14 Acacia Road', ''],
      city: 'Pretoria',
      postcode: '01810',
      country_id: country,
      email,
    }
    const [product, other] = await findOwnProducts(request, owner, index)
    if (!product || !other) throw new Error('nothing to buy')
    const guest = aDevice(request, storeCode, '')
    const logIn = async (password = login.password) =>
      aDevice(request, storeCode, await guest.ask<string>('POST', '/api/user/login', { ...login, password }))
    const add = (device: Device, cart: string, { sku }: WireProduct, qty: number) =>
      device.ask('POST', `/api/cart/update?cartId=${cart}`, { cartItem: { sku, qty, quoteId: cart } })

    // As a guest, with the coupon of the newsletter.
    const subscribed = await request.post(`/api/ext/newsletter/subscribe?storeCode=${storeCode}`, { data: { email } })
    expect(await subscribed.json()).toEqual({ code: 200, result: 'pending' })
    const confirmation = new URL(linkTo(await findMail(email, mails.confirm), 'newsletter/confirm'), 'http://shop').searchParams.get(
      'token',
    )
    const confirmed = await request.post(`/api/ext/newsletter/confirm?storeCode=${storeCode}`, { data: { token: confirmation } })
    const { meta } = (await confirmed.json()) as { meta: { coupon: { code: string } } }
    expect((await findMail(email, mails.newsletter)).text).toContain(meta.coupon.code)
    const guestCart = await guest.ask<string>('POST', '/api/cart/create')
    await add(guest, guestCart, product, 2)
    await guest.ask('POST', `/api/cart/apply-coupon?cartId=${guestCart}&coupon=${meta.coupon.code}`)

    // Registers during the checkout.
    const { id } = await guest.ask<{ id: number }>('POST', '/api/user/create', {
      customer: { email, firstname: 'Thandi', lastname: 'Mokoena', addresses: [] },
      password: login.password,
    })
    const phone = await logIn()
    const inStock = await countStock(request, product.sku)
    const bought = { user_id: String(id), cart_id: guestCart, ...(storeCode && { store_code: storeCode }) }
    const order = await phone.ask<{ orderNumber: string; backendOrderId: string }>('POST', '/api/order', anOrder(product, address, bought))
    expect(await countStock(request, product.sku)).toBe(inStock - 2)
    expect((await findMail(email, mails.welcome)).text).toContain('/my-account')
    expect((await findMail(email, mails.order)).subject).toContain(order.orderNumber)

    // A second device sees the same cart and the order.
    const cart = await phone.ask<string>('POST', '/api/cart/create')
    await add(phone, cart, other, 1)
    const desktop = await logIn()
    expect(await desktop.ask<string>('POST', '/api/cart/create')).toBe(cart)
    expect(await desktop.ask('GET', `/api/cart/pull?cartId=${cart}`)).toMatchObject([{ sku: other.sku, qty: 1 }])
    const history = (device: Device) =>
      device.ask<{ items: { entity_id: number; items: { sku: string }[]; status: string; coupon_code?: string }[] }>(
        'GET',
        '/api/user/order-history',
      )
    expect((await history(desktop)).items).toMatchObject([
      { entity_id: Number(order.backendOrderId), coupon_code: meta.coupon.code, status: 'pending' },
    ])

    // Changing the password ends the first device's session; the reset link sets another password.
    await desktop.ask('POST', '/api/user/change-password', { currentPassword: login.password, newPassword: 'Whiskers!2025' })
    expect(await phone.status('GET', '/api/user/me')).toBe(401)
    await guest.ask('POST', '/api/user/reset-password', { email })
    const link = new URL(linkTo(await findMail(email, mails.reset), 'create-password'), 'http://shop')
    const resetToken = link.searchParams.get('token')
    await guest.ask('POST', '/api/user/create-password', { email, newPassword: 'Burrows&2026', resetToken })
    const home = await logIn('Burrows&2026')

    // Reorders, cancels the second order and requests an invoice for the first.
    const [first] = (await history(home)).items
    for (const { sku } of first!.items) await add(home, cart, { ...product, sku }, 2)
    const lines = await home.ask<{ sku: string; qty: number }[]>('GET', `/api/cart/pull?cartId=${cart}`)
    expect(lines).toHaveLength(2)
    const again = await home.ask<{ backendOrderId: string }>('POST', '/api/order', anOrder(product, address, { ...bought, cart_id: cart }))
    expect(await countStock(request, product.sku)).toBe(inStock - 4)
    expect(await home.ask('POST', `/api/order/${again.backendOrderId}/cancel`)).toMatchObject({ status: 'canceled' })
    expect(await countStock(request, product.sku)).toBe(inStock - 2)
    const invoiceOf = `/api/order/${order.backendOrderId}/invoice`
    await home.ask('POST', invoiceOf, { company: 'Happy Paws Kennels', vat_id: '4010123456' })
    const token = await guest.ask<string>('POST', '/api/user/login', { ...login, password: 'Burrows&2026' })
    const invoice = await request.get(invoiceOf, { headers: { authorization: `Bearer ${token}` } })
    expect(invoice.headers()['content-type']).toBe('application/pdf')
    expect((await invoice.body()).subarray(0, 5).toString()).toBe('%PDF-')

    // Unsubscribes from the newsletter, then deletes the account.
    const foreign = await request.delete('/api/ext/newsletter/subscribe', { data: { email } })
    expect(await foreign.json()).toEqual({ code: 200, result: 'pending' })
    const headers = { authorization: `Bearer ${token}` }
    const unsubscribed = await request.delete('/api/ext/newsletter/subscribe', { data: { email }, headers })
    expect(await unsubscribed.json()).toEqual({ code: 200, result: 'unsubscribed' })
    expect(await home.ask('GET', '/api/user/export')).toMatchObject({
      profile: { email },
      orders: [{}, {}],
      newsletter: { status: 'unsubscribed' },
    })
    await home.ask('POST', '/api/user/delete', { password: 'Burrows&2026' })
    expect(await home.status('GET', '/api/user/me')).toBe(401)
    expect(await guest.status('POST', '/api/user/login', { ...login, password: 'Burrows&2026' })).toBe(401)
  })
}
