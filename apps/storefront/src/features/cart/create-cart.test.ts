import 'fake-indexeddb/auto'
import { deleteCartItem, updateCartItem } from '@meerkat/contract/cart'
import { IDBFactory } from 'fake-indexeddb'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '../../shell/api-client.ts'
import { FakeServer } from './testing/fake-server.ts'
import { aProduct, openPage } from './testing/open-page.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('adding (behaviour 1.8)', () => {
  it('adds a line, connects, pushes it and learns its id', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.load()
    expect(await page.cart.add([aProduct('KIBBLE')])).toBe(true)
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 1 })
    expect(page.lineOf('KIBBLE')).toMatchObject({ qty: 1, prev_qty: 1, server_item_id: 1 })
    expect(page.kinds()).toEqual(['product-added'])
    expect(page.store.getState().totals?.grand_total).toBe(115)
  })

  it.each([
    { why: 'no price', product: aProduct('X', { price_incl_tax: -1 }), kinds: ['price-unknown'] },
    { why: 'a fault of its own', product: aProduct('X', { errors: { variants: 'no-available-variants' } }), kinds: ['product-fault'] },
    { why: 'sold out', product: aProduct('X', { stock: { product_id: 1, is_in_stock: false, qty: 0 } }), kinds: ['out-of-stock'] },
  ])('refuses $why and sends nothing', async ({ product, kinds }) => {
    const server = new FakeServer()
    const page = openPage(server)
    expect(await page.cart.add([product])).toBe(false)
    expect(page.kinds()).toEqual(kinds)
    expect(server.calls).toEqual([])
    expect(page.quantities()).toEqual({})
  })

  it('grows an equal line, and sets the quantity on the server absolutely', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    await page.cart.add([aProduct('KIBBLE', { qty: 2 })])
    expect(page.quantities()).toEqual({ KIBBLE: 3 })
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 3 })
    expect(page.kinds()).toEqual(['product-added', 'quantity-updated'])
  })

  it('takes a zero price for a price', async () => {
    const page = openPage(new FakeServer())
    expect(await page.cart.add([aProduct('SAMPLE', { price: 0, price_incl_tax: 0 })])).toBe(true)
  })

  it('works offline and says so only once', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    page.network.online = false
    await page.cart.add([aProduct('KIBBLE')])
    expect(page.quantities()).toEqual({ KIBBLE: 1 })
    expect(page.kinds()).toEqual(['product-added'])
    expect(server.calls).toEqual([])
    page.network.online = true
    await page.cart.load({ clientWins: true })
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 1 })
  })
})

describe('when the server cannot be reached while adding', () => {
  it.each(['/create', '/pull', '/update'])('keeps the line and says so, once: %s fails', async (path) => {
    const server = new FakeServer()
    server.fate = ({ endpoint }) => (endpoint.path.endsWith(path) ? 'request-lost' : 'arrives')
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    expect(page.quantities()).toEqual({ KIBBLE: 1 })
    expect(page.kinds()).toEqual(['product-added'])
  })
})

describe('when the server refuses (behaviour 1.7)', () => {
  it('takes a new line out again and repeats the words of the server', async () => {
    const server = new FakeServer()
    server.maxQty = 0
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    expect(page.quantities()).toEqual({})
    expect(page.notices).toEqual([{ kind: 'refused', message: 'Only 0 left.' }])
  })

  it('restores the quantity that the server last accepted', async () => {
    const server = new FakeServer()
    server.maxQty = 3
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE', { qty: 2 })])
    await page.cart.setQuantity(page.lineOf('KIBBLE'), 9)
    expect(page.quantities()).toEqual({ KIBBLE: 2 })
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 2 })
  })
})

describe('removing (behaviour 1.9)', () => {
  it('takes the line from both sides, and puts it back where it was', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add(['A', 'B', 'C'].map((sku) => aProduct(sku, { qty: 2 })))
    await page.cart.remove(page.lineOf('B'))
    expect(server.contents('cart-1')).toEqual({ A: 2, C: 2 })
    const notice = page.notices.at(-1)
    if (notice?.kind !== 'removed') throw new Error('expected the notice of a removal')
    notice.undo()
    await page.cart.load()
    expect(page.store.getState().lines.map(({ sku }) => sku)).toEqual(['A', 'B', 'C'])
    expect(server.contents('cart-1')).toEqual({ A: 2, B: 2, C: 2 })
  })

  it('takes quantity 0 for a removal', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    await page.cart.setQuantity(page.lineOf('KIBBLE'), 0)
    expect(server.contents('cart-1')).toEqual({})
  })

  it('survives that the page is closed before the server heard of it', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE'), aProduct('LEAD')])
    page.network.online = false
    await page.cart.remove(page.lineOf('KIBBLE'))
    const next = openPage(server)
    await next.cart.load()
    expect(next.quantities()).toEqual({ LEAD: 1 })
    expect(server.contents('cart-1')).toEqual({ LEAD: 1 })
  })
})

describe('loading and connecting (behaviour 1.2, 1.3, 1.5)', () => {
  it('syncs once a page and not again while nothing changes', async () => {
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

  it('deletes it instead while the shopper is in checkout', async () => {
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

  it('gets a new cart, once, when the old one is gone', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE', { qty: 3 })])
    const other = new FakeServer()
    const next = openPage(other)
    await next.cart.load()
    expect(other.contents('cart-1')).toEqual({ KIBBLE: 3 })
    expect(other.paths().filter((path) => path.endsWith('/create'))).toHaveLength(1)
  })

  it('asks for the same cart when the answer to its creation was lost', async () => {
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
    { why: 'once: the guest gets a cart', refusals: 1, carts: 1, creations: 2 },
    { why: 'as often as there are tries: the cart stays on this device', refusals: 9, carts: 0, creations: 2 },
  ])('is refused a cart $why (bypass, maximum 1)', async ({ refusals, carts, creations }) => {
    const server = new FakeServer()
    server.refusedCreations = refusals
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    expect(server.cartCount).toBe(carts)
    expect(server.paths().filter((path) => path.endsWith('/create'))).toHaveLength(creations)
    expect(page.quantities()).toEqual({ KIBBLE: 1 })
    expect(page.kinds()).toEqual(['product-added'])
  })

  it('is told what another device did, and undoing brings it back', async () => {
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

  it('takes out what was taken out elsewhere, and keeps what was put in, while something is added here', async () => {
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

  it('is one cart in two tabs that start at the same time', async () => {
    const server = new FakeServer()
    const [one, two] = [openPage(server), openPage(server)]
    await Promise.all([one.cart.add([aProduct('A')]), two.cart.add([aProduct('B')])])
    await Promise.all([one.cart.load(), two.cart.load()])
    expect(server.cartCount).toBe(1)
    expect(server.contents('cart-1')).toEqual({ A: 1, B: 1 })
    expect(one.quantities()).toEqual({ A: 1, B: 1 })
    expect(two.quantities()).toEqual({ A: 1, B: 1 })
  })

  it('forgets lines and token after an order, and leaves the server alone', async () => {
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

type Step =
  | { do: 'add' | 'remove'; sku: string }
  | { do: 'set'; sku: string; qty: number }
  | { do: 'offline' | 'online' | 'reload' | 'other-tab' | 'load' }

const sku = fc.constantFrom('A', 'B', 'C')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), sku }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), sku }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('set' as const), sku, qty: fc.integer({ min: 0, max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('offline', 'online', 'reload', 'other-tab', 'load') }) },
)
const fate = fc.constantFrom('arrives', 'arrives', 'arrives', 'request-lost', 'answer-lost') as fc.Arbitrary<
  'arrives' | 'request-lost' | 'answer-lost'
>

describe('a login (behaviour 1.17)', () => {
  it('adds what the guest holds to the cart of the customer, once', async () => {
    const server = new FakeServer()
    const home = openPage(server)
    const a = aProduct('a')
    await home.cart.add([a, aProduct('b')])
    await home.cart.forget()
    const customerCart = 'cart-1'
    expect(server.contents(customerCart)).toEqual({ a: 1, b: 1 })

    await home.cart.add([a, aProduct('c')])
    server.ownCart = customerCart
    await home.cart.connectCustomer()
    expect(server.contents(customerCart)).toEqual({ a: 2, b: 1, c: 1 })
    expect(home.quantities()).toEqual({ a: 2, b: 1, c: 1 })
    await home.cart.connectCustomer()
    await home.cart.load({ force: true })
    expect(server.contents(customerCart)).toEqual({ a: 2, b: 1, c: 1 })
    expect(home.quantities()).toEqual({ a: 2, b: 1, c: 1 })
  })
})

describe('any history of a guest (goals: one cart whose quantities every step can explain)', () => {
  it('ends in one cart that holds exactly what was asked for, on both sides', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.array(fate, { minLength: 1, maxLength: 40 }), async (steps, fates) => {
        globalThis.indexedDB = new IDBFactory()
        const server = new FakeServer()
        let call = 0
        server.fate = () => fates[call++ % fates.length] ?? 'arrives'
        const tabs = [openPage(server), openPage(server)]
        let at = 0
        const wanted: Record<string, number> = {}
        for (const next of steps) {
          const tab = tabs[at]!
          await tab.cart.adopt()
          const line = 'sku' in next ? tab.lineOf(next.sku) : undefined
          if (next.do === 'add') {
            await tab.cart.add([aProduct(next.sku)])
            wanted[next.sku] = (wanted[next.sku] ?? 0) + 1
          } else if (next.do === 'remove' && line) {
            await tab.cart.remove(line)
            delete wanted[next.sku]
          } else if (next.do === 'set' && line) {
            await tab.cart.setQuantity(line, next.qty)
            if (next.qty === 0) delete wanted[next.sku]
            else wanted[next.sku] = next.qty
          } else if (next.do === 'offline') for (const { network } of tabs) network.online = false
          else if (next.do === 'online') {
            for (const { network } of tabs) network.online = true
            await tab.cart.load({ clientWins: true })
          } else if (next.do === 'reload') tabs[at] = Object.assign(openPage(server), { network: tab.network })
          else if (next.do === 'other-tab') at = 1 - at
          else if (next.do === 'load') await tab.cart.load()
          await tabs[at]!.cart.adopt()
          expect(tabs[at]!.quantities()).toEqual(wanted)
        }
        server.fate = () => 'arrives'
        const last = openPage(server)
        await last.cart.load({ clientWins: true })
        await last.cart.load({ clientWins: true, force: true })
        expect(last.quantities()).toEqual(wanted)
        const { token } = last.store.getState()
        expect(server.contents(token)).toEqual(wanted)
        expect(server.cartCount).toBeLessThanOrEqual(1)
      }),
      { numRuns: 150 },
    )
  }, 60_000)
})

describe('another variant in the cart (behaviour 1.11)', () => {
  const sized = (sku: string) =>
    aProduct(sku, {
      parentSku: 'KIBBLE',
      product_option: { extension_attributes: { configurable_item_options: [{ option_id: '205', option_value: sku }] } },
    })

  it('takes the place of the line, here and on the server', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([sized('KIBBLE-1KG'), aProduct('LEAD')])
    expect(await page.cart.reconfigure(page.lineOf('KIBBLE-1KG'), sized('KIBBLE-3KG'), 2)).toBe(true)
    expect(page.store.getState().lines.map(({ sku, qty }) => `${sku} ${qty}`)).toEqual(['KIBBLE-3KG 2', 'LEAD 1'])
    expect(Object.values(server.contents('cart-1')).toSorted()).toEqual([1, 2])
    await page.cart.load({ force: true })
    expect(page.store.getState().lines).toHaveLength(2)
  })

  it('joins the line that was that variant already', async () => {
    const page = openPage(new FakeServer())
    await page.cart.add([sized('KIBBLE-1KG'), sized('KIBBLE-3KG')])
    await page.cart.reconfigure(page.lineOf('KIBBLE-1KG'), sized('KIBBLE-3KG'), 2)
    expect(page.quantities()).toEqual({ 'KIBBLE-3KG': 3 })
  })

  it.each([
    { why: 'fewer than wanted', stock: 1, notice: { kind: 'only-available', maxQuantity: 1 } },
    { why: 'none left', stock: 0, notice: { kind: 'out-of-stock' } },
  ])('is refused: $why', async ({ stock, notice }) => {
    const page = openPage(new FakeServer())
    await page.cart.add([sized('KIBBLE-1KG')])
    const variant = { ...sized('KIBBLE-3KG'), stock: { product_id: 1, is_in_stock: stock > 0, qty: stock } }
    expect(await page.cart.reconfigure(page.lineOf('KIBBLE-1KG'), variant, 2)).toBe(false)
    expect(page.notices.at(-1)).toEqual(notice)
    expect(page.quantities()).toEqual({ 'KIBBLE-1KG': 1 })
  })
})
