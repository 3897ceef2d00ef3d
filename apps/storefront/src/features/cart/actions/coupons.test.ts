import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeServer } from '../testing/fake-server.ts'
import { aProduct, openPage } from '../testing/open-page.ts'

const NOW = 1000
const COUPON = { code: 'PAWS-ABC', percent: 10, validTo: new Date(NOW + 1).toISOString() }

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

async function openShopping() {
  const server = new FakeServer()
  server.coupons.add('PAWS10').add(COUPON.code)
  const page = openPage(server)
  await page.cart.add([aProduct('KIBBLE', { qty: 2 })])
  page.notices.length = 0
  return { server, page, grandTotal: () => page.store.getState().totals?.grand_total }
}

describe('a coupon (docs/behaviour/cart.md §1.16)', () => {
  it('is applied with new totals, and both carts still agree', async () => {
    const { server, page, grandTotal } = await openShopping()
    expect(grandTotal()).toBe(230)
    expect(await page.cart.applyCoupon(' paws10 ')).toBe('applied')
    expect(server.couponOn('cart-1')).toBe('PAWS10')
    expect(grandTotal()).toBe(207)
    expect(page.notices).toEqual([{ kind: 'coupon-applied', code: 'PAWS10' }])
    const calls = server.calls.length
    await page.cart.load()
    expect(server.calls).toHaveLength(calls)
  })

  it('is never sent when it looks like a card number', async () => {
    const { server, page } = await openShopping()
    const calls = server.calls.length
    expect(await page.cart.applyCoupon('4200 0000 0000 0000')).toBe('wrong')
    expect(server.calls).toHaveLength(calls)
  })

  it('is removed', async () => {
    const { server, page, grandTotal } = await openShopping()
    await page.cart.applyCoupon('PAWS10')
    await page.cart.removeCoupon()
    expect(server.couponOn('cart-1')).toBeNull()
    expect(grandTotal()).toBe(230)
    expect(page.notices.at(-1)).toEqual({ kind: 'coupon-removed', code: 'PAWS10' })
  })

  it('still applies when its removal gets no answer, and the shopper is told', async () => {
    const { server, page, grandTotal } = await openShopping()
    await page.cart.applyCoupon('PAWS10')
    server.fate = () => 'request-lost'
    await page.cart.removeCoupon()
    expect(grandTotal()).toBe(207)
    expect(page.notices.at(-1)).toEqual({ kind: 'coupon-kept', code: 'PAWS10' })
  })

  it('sends no call to remove a coupon that is not applied', async () => {
    const { server, page } = await openShopping()
    await page.cart.removeCoupon()
    expect(server.paths()).not.toContain('/api/cart/delete-coupon')
  })

  it.each([
    { why: 'a wrong code', code: 'NOPE', outcome: 'wrong', before: undefined },
    { why: 'no network', code: 'PAWS10', outcome: 'unreachable', before: 'offline' },
    { why: 'a lost answer', code: 'PAWS10', outcome: 'unreachable', before: 'lost' },
    { why: 'a busy server', code: 'PAWS10', outcome: 'unreachable', before: 'busy' },
    { why: 'too many guesses', code: 'PAWS10', outcome: 'too-many', before: 'guessed' },
  ])('returns why it is not applied: $why', async ({ code, outcome, before }) => {
    const { server, page } = await openShopping()
    if (before === 'offline') page.network.online = false
    if (before === 'guessed') server.refusal = ({ endpoint }) => (endpoint.path.endsWith('-coupon') ? 429 : null)
    if (before === 'busy') server.refusal = ({ endpoint }) => (endpoint.path.endsWith('-coupon') ? 503 : null)
    if (before === 'lost') server.fate = ({ endpoint }) => (endpoint.path.endsWith('-coupon') ? 'request-lost' : 'arrives')
    expect(await page.cart.applyCoupon(code)).toBe(outcome)
    expect(page.notices).toEqual([])
  })

  it('sends no call for an empty code', async () => {
    const { server, page } = await openShopping()
    expect(await page.cart.applyCoupon('  ')).toBe('wrong')
    expect(server.paths()).not.toContain('/api/cart/apply-coupon')
    expect(page.notices).toEqual([])
  })

  it('moves to the cart of the customer who logs in, with a notice when it is lost', async () => {
    const { server, page } = await openShopping()
    await page.cart.applyCoupon('PAWS10')
    server.ownCart = server.createCart()
    await page.cart.connectCustomer()
    expect(server.couponOn(server.ownCart)).toBe('PAWS10')
    server.ownCart = server.createCart()
    server.coupons.delete('PAWS10')
    await page.cart.connectCustomer()
    expect(server.couponOn(server.ownCart)).toBeNull()
    expect(page.notices).toContainEqual({ kind: 'coupon-lost', code: 'PAWS10' })
  })
})

describe('the newsletter coupon (docs/behaviour/small-stores.md §20.4, §20.7)', () => {
  it('is applied at the checkout and deleted from the device with the order', async () => {
    const { server, page } = await openShopping()
    await page.claims.keepCoupon(COUPON, NOW)
    await page.cart.redeemClaim()
    expect(server.couponOn('cart-1')).toBe(COUPON.code)
    expect(page.notices).toEqual([{ kind: 'claim-redeemed', code: COUPON.code, percent: 10 }])
    await page.cart.finishOrder()
    expect(await page.claims.readCoupon(NOW)).toBeNull()
  })

  it('stays on the device after a logout', async () => {
    const { page } = await openShopping()
    await page.claims.keepCoupon(COUPON, NOW)
    await page.cart.redeemClaim()
    await page.cart.forget()
    expect(await page.claims.readCoupon(NOW)).toEqual(COUPON)
  })

  it('does not replace a coupon that the shopper typed', async () => {
    const { server, page } = await openShopping()
    await page.claims.keepCoupon(COUPON, NOW)
    await page.cart.applyCoupon('PAWS10')
    await page.cart.redeemClaim()
    expect(server.couponOn('cart-1')).toBe('PAWS10')
  })

  it('is not applied again after the shopper removed it', async () => {
    const { server, page } = await openShopping()
    await page.claims.keepCoupon(COUPON, NOW)
    await page.cart.redeemClaim()
    await page.cart.removeCoupon()
    await page.cart.redeemClaim()
    expect(server.couponOn('cart-1')).toBeNull()
  })

  it.each([
    { why: 'it has expired', coupon: { ...COUPON, validTo: new Date(NOW).toISOString() } },
    { why: 'the server no longer accepts it', coupon: { ...COUPON, code: 'USED' } },
  ])('is dropped without a notice when $why', async ({ coupon }) => {
    const { page } = await openShopping()
    await page.claims.keepCoupon(coupon, NOW)
    await page.cart.redeemClaim()
    expect(page.notices).toEqual([])
    expect(await page.claims.readCoupon(NOW)).toBeNull()
  })

  it('stays on the device while the server cannot be reached', async () => {
    const { page } = await openShopping()
    await page.claims.keepCoupon(COUPON, NOW)
    page.network.online = false
    await page.cart.redeemClaim()
    expect(await page.claims.readCoupon(NOW)).toEqual(COUPON)
  })
})
