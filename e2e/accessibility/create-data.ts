import type { APIRequestContext } from '@playwright/test'
import type { Login } from '../shop/account.ts'
import { findMail, linkTo } from '../shop/mailbox.ts'
import { uniqueEmail } from '../shop/unique-email.ts'
import { anOrder, call, findProducts, findSimpleProducts } from '../shop/wire.ts'

const password = 'Kopjes and 9 kin'
const address = {
  firstname: 'Naledi',
  lastname: 'Dlamini',
  street: ['14 Acacia Road', ''],
  city: 'Pretoria',
  postcode: '0181',
  country_id: 'ZA',
}

/** A customer with one order and a shared wishlist. */
export async function createCustomer(request: APIRequestContext): Promise<{ login: Login; orderId: string; wishlistKey: string }> {
  const email = uniqueEmail('naledi')
  const customer = { email, firstname: 'Naledi', lastname: 'Dlamini' }
  const { id } = await call<{ id: number }>(request, 'POST', '/api/user/create', { customer, password })
  const token = await call<string>(request, 'POST', '/api/user/login', { username: email, password })
  const [product] = await findSimpleProducts(request)
  await call(request, 'POST', `/api/user/wishlist?token=${token}`, { add: [product!.sku] })
  const list = await call<{ shareKey: string }>(request, 'POST', `/api/user/wishlist/share?token=${token}`, { isShared: true })
  return {
    login: { email, password },
    wishlistKey: list.shareKey,
    orderId: await placeOrder(request, email, { userId: String(id), token }),
  }
}

/** The token of the link in the mail about a guest's order. */
export async function createGuestOrder(request: APIRequestContext): Promise<string> {
  const email = uniqueEmail('guest')
  await placeOrder(request, email, { userId: '', token: '' })
  return tokenOf(linkTo(await findMail(email, 'Your order'), 'guest-order'))
}

/** The token of the link that confirms a newsletter subscription. */
export async function requestNewsletter(request: APIRequestContext): Promise<string> {
  const email = uniqueEmail('reader')
  await request.post('/api/ext/newsletter/subscribe', { data: { email } })
  return tokenOf(linkTo(await findMail(email, 'Please confirm'), 'newsletter/confirm'))
}

/** A configurable product with one of its variants, and a category. */
export async function findSlugs(request: APIRequestContext): Promise<{ parentSku: string; childSku: string; categorySlug: string }> {
  const products = await findProducts(request, [
    { attribute: 'type_id', value: { eq: 'configurable' } },
    { attribute: 'visibility', value: { in: [2, 3, 4] } },
  ])
  const parent = products.find(({ configurable_children: children }) => children?.length)!
  const answer = await request.get('/api/catalog/vue_storefront_catalog/category/_search?size=200')
  const { hits } = (await answer.json()) as { hits: { hits: { _source: { slug: string; url_path: string } }[] } }
  const category = hits.hits.find(({ _source: { url_path: path } }) => path === 'cats/cat-food')!
  return { parentSku: parent.sku, childSku: parent.configurable_children![0]!.sku, categorySlug: category._source.slug }
}

async function placeOrder(request: APIRequestContext, email: string, by: { userId: string; token: string }): Promise<string> {
  const [product] = await findSimpleProducts(request)
  const cart = await call<string>(request, 'POST', `/api/cart/create?token=${by.token}`)
  const cartItem = { sku: product!.sku, qty: 2, quoteId: cart }
  await call(request, 'POST', `/api/cart/update?cartId=${cart}&token=${by.token}`, { cartItem })
  const order = anOrder(product!, { ...address, email }, { user_id: by.userId, cart_id: cart })
  return (await call<{ backendOrderId: string }>(request, 'POST', `/api/order?token=${by.token}`, order)).backendOrderId
}

function tokenOf(link: string): string {
  return new URL(link, 'http://shop').searchParams.get('token') ?? ''
}
