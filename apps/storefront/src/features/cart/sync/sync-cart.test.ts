import 'fake-indexeddb/auto'
import { deleteCartItem, updateCartItem } from '@meerkat/contract/cart'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '../../../shell/api/api-client.ts'
import { FakeServer } from '../testing/fake-server.ts'
import { aProduct, openPage } from '../testing/open-page.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('loading and connecting (docs/behaviour/cart.md §1.2, §1.3, §1.5)', () => {
  it('syncs once per page and not again while nothing changes', async () => {
    const server = new FakeServer()
    await openPage(server).cart.add([aProduct('KIBBLE')])
    const page = openPage(server)
    await page.cart.load()
    const before = server.calls.length
    await page.cart.load()
    expect(server.calls).toHaveLength(before)
  })

  it('adopts a line that only the server has', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    await createClient(server.send).call(updateCartItem, {
      query: { cartId: 'cart-1' },
      body: { cartItem: { sku: 'LEAD', qty: 4 } },
    })
    const next = openPage(server)
    await next.cart.load()
    expect(next.quantities()).toEqual({ KIBBLE: 1, LEAD: 4 })
  })

  it('deletes such a line on the server while the shopper is in the checkout', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    await createClient(server.send).call(updateCartItem, {
      query: { cartId: 'cart-1' },
      body: { cartItem: { sku: 'LEAD', qty: 4 } },
    })
    const next = openPage(server)
    next.checkout.active = true
    await next.cart.load()
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 1 })
  })

  it('creates one new cart when the old one is gone', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE', { qty: 3 })])
    const other = new FakeServer()
    const next = openPage(other)
    await next.cart.load()
    expect(other.contents('cart-1')).toEqual({ KIBBLE: 3 })
    expect(other.paths().filter((path) => path.endsWith('/create'))).toHaveLength(1)
  })

  it('gets the same cart when the answer to its creation was lost', async () => {
    const server = new FakeServer()
    server.fate = ({ endpoint }) => (endpoint.path.endsWith('/create') ? 'answer-lost' : 'arrives')
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    server.fate = () => 'arrives'
    await page.cart.load()
    expect(server.cartCount).toBe(1)
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 1 })
  })

  it.each([
    { why: 'one refused creation, the guest gets a cart', refusals: 1, carts: 1, creations: 2 },
    { why: 'every creation refused, the cart stays on this device', refusals: 9, carts: 0, creations: 2 },
  ])('with $why (at most one retry as a guest)', async ({ refusals, carts, creations }) => {
    const server = new FakeServer()
    server.refusedCreations = refusals
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    expect(server.cartCount).toBe(carts)
    expect(server.paths().filter((path) => path.endsWith('/create'))).toHaveLength(creations)
    expect(page.quantities()).toEqual({ KIBBLE: 1 })
    expect(page.kinds()).toEqual(['product-added'])
  })

  it('shows what another device changed, and undo restores it', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE', { qty: 2 }), aProduct('LEAD')])
    page.notices.length = 0
    const elsewhere = createClient(server.send)
    const change = (item_id: number, qty: number) =>
      elsewhere.call(updateCartItem, { query: { cartId: 'cart-1' }, body: { cartItem: { sku: 'KIBBLE', qty, item_id } } })
    await change(1, 5)
    await page.cart.load({ force: true })
    expect(page.quantities()).toEqual({ KIBBLE: 5, LEAD: 1 })
    const notice = page.notices.at(-1)
    if (notice?.kind !== 'changed-elsewhere') throw new Error('expected a notice about the other device')
    expect(notice.names).toEqual(['KIBBLE (5)'])
    notice.undo()
    await page.cart.load()
    await page.cart.load()
    expect(page.quantities()).toEqual({ KIBBLE: 2, LEAD: 1 })
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 2, LEAD: 1 })
  })

  it('applies removals and additions of another device while something is added here', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE'), aProduct('LEAD')])
    const elsewhere = createClient(server.send)
    await elsewhere.call(deleteCartItem, {
      query: { cartId: 'cart-1' },
      body: { cartItem: { sku: 'LEAD', item_id: 2, quoteId: 'cart-1' } },
    })
    await elsewhere.call(updateCartItem, { query: { cartId: 'cart-1' }, body: { cartItem: { sku: 'BOWL', qty: 3 } } })
    await page.cart.add([aProduct('BRUSH')])
    expect(page.quantities()).toEqual({ KIBBLE: 1, BRUSH: 1, BOWL: 3 })
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 1, BRUSH: 1, BOWL: 3 })
    expect(page.kinds()).toEqual(expect.arrayContaining(['added-elsewhere', 'removed-elsewhere']))
  })

  it('uses one cart for two tabs that start at the same time', async () => {
    const server = new FakeServer()
    const [one, two] = [openPage(server), openPage(server)]
    await Promise.all([one.cart.add([aProduct('A')]), two.cart.add([aProduct('B')])])
    await Promise.all([one.cart.load(), two.cart.load()])
    expect(server.cartCount).toBe(1)
    expect(server.contents('cart-1')).toEqual({ A: 1, B: 1 })
    expect(one.quantities()).toEqual({ A: 1, B: 1 })
    expect(two.quantities()).toEqual({ A: 1, B: 1 })
  })

  it('deletes lines and token after an order without a call', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    const calls = server.calls.length
    await page.cart.forget()
    expect(page.store.getState()).toMatchObject({ lines: [], token: '', hash: '', totals: null })
    expect(server.calls).toHaveLength(calls)
    await openPage(server).cart.load()
    expect(server.calls).toHaveLength(calls)
  })
})

describe('what the shopper does while a call is under way', () => {
  /** Runs `act` once, after the server has executed the first call to `path` and before its answer arrives. */
  function during(server: FakeServer, path: string, act: () => void) {
    let hasRun = false
    server.beforeAnswer = async ({ endpoint }) => {
      if (hasRun || endpoint.path !== path) return
      hasRun = true
      act()
      // The change is stored before the answer arrives.
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  it.each([
    { why: 'a line removed stays removed', act: (page: ReturnType<typeof openPage>) => page.cart.remove(page.lineOf('KIBBLE')) },
    { why: 'an emptied cart stays empty', act: (page: ReturnType<typeof openPage>) => page.cart.removeAll() },
  ])('$why, although the server had not answered yet', async ({ act }) => {
    const server = new FakeServer()
    const page = openPage(server)
    const acting: Promise<void>[] = []
    during(server, '/api/cart/update', () => acting.push(act(page)))
    await page.cart.add([aProduct('KIBBLE')])
    await Promise.all(acting)
    await page.cart.load({ force: true })
    expect(page.quantities()).toEqual({})
    expect(server.contents('cart-1')).toEqual({})
    expect(page.kinds()).not.toContain('added-elsewhere')
  })

  it('keeps a line removed that was removed while the cart was being pulled', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE'), aProduct('LEAD')])
    const acting: Promise<void>[] = []
    during(server, '/api/cart/pull', () => acting.push(page.cart.remove(page.lineOf('KIBBLE'))))
    await page.cart.load({ force: true })
    await Promise.all(acting)
    expect(page.quantities()).toEqual({ LEAD: 1 })
    expect(server.contents('cart-1')).toEqual({ LEAD: 1 })
    expect(page.kinds()).not.toContain('added-elsewhere')
  })

  it('sends a quantity that was changed while an earlier one was being refused', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    server.maxQty = 3
    const acting: Promise<void>[] = []
    during(server, '/api/cart/update', () => acting.push(page.cart.setQuantity(page.lineOf('KIBBLE'), 2)))
    await page.cart.setQuantity(page.lineOf('KIBBLE'), 5)
    await Promise.all(acting)
    expect(page.quantities()).toEqual({ KIBBLE: 2 })
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 2 })
    expect(page.kinds()).not.toContain('refused')
  })

  it('carries over what another tab changed while this one was syncing', async () => {
    const server = new FakeServer()
    const [one, two] = [openPage(server), openPage(server)]
    await one.cart.add([aProduct('KIBBLE')])
    await two.cart.load()
    const acting: Promise<void>[] = []
    during(server, '/api/cart/pull', () => {
      acting.push(two.cart.setQuantity(two.lineOf('KIBBLE'), 4))
      setTimeout(() => acting.push(one.cart.adopt()), 5)
    })
    await one.cart.load({ force: true })
    await Promise.all(acting)
    await two.cart.load()
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 4 })
  })

  it('empties the cart on this device after a logout during an update; the server keeps the lines', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    const acting: Promise<void>[] = []
    during(server, '/api/cart/update', () => acting.push(page.cart.forget()))
    await page.cart.add([aProduct('KIBBLE')])
    await Promise.all(acting)
    await page.cart.load({ force: true })
    expect(page.quantities()).toEqual({})
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 1 })
    expect(server.cartCount).toBe(1)
  })
})

describe('an answer that says nothing about the cart', () => {
  it.each([429, 500, 502, 503, 504])('keeps cart and coupon when a pull is answered with %i', async (code) => {
    const server = new FakeServer()
    server.coupons.add('PAWS10')
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    await page.cart.applyCoupon('PAWS10')
    server.refusal = ({ endpoint }) => (endpoint.path === '/api/cart/pull' ? code : null)
    await page.cart.setQuantity(page.lineOf('KIBBLE'), 2)
    server.refusal = () => null
    await page.cart.load()
    expect(server.cartCount).toBe(1)
    expect(server.couponOn('cart-1')).toBe('PAWS10')
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 2 })
  })

  it('puts lines and coupon into a new cart when the old one is gone', async () => {
    const server = new FakeServer()
    server.coupons.add('PAWS10')
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    await page.cart.applyCoupon('PAWS10')
    server.closeCart('cart-1')
    await page.cart.load({ force: true })
    const { token } = page.store.getState()
    expect(token).not.toBe('cart-1')
    expect(server.contents(token)).toEqual({ KIBBLE: 1 })
    expect(server.couponOn(token)).toBe('PAWS10')
  })

  it.each([401, 404])('keeps the line when an update is answered with %i: the cart is gone, not the product', async (code) => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    server.refusal = ({ endpoint }) => (endpoint.path === '/api/cart/update' ? code : null)
    await page.cart.add([aProduct('LEAD')])
    expect(page.quantities()).toEqual({ KIBBLE: 1, LEAD: 1 })
    server.refusal = () => null
    await page.cart.load({ force: true })
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 1, LEAD: 1 })
  })
})
