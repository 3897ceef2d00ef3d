import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { blockReads } from '../../../offline/testing/block-reads.ts'
import { FakeServer } from '../testing/fake-server.ts'
import { aProduct, openPage } from '../testing/open-page.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('adding (docs/behaviour/cart.md §1.8)', () => {
  it('adds a line, connects, pushes it and stores its id', async () => {
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
    { why: 'it has no price', product: aProduct('X', { price_incl_tax: -1 }), kinds: ['price-unknown'] },
    { why: 'it has an error', product: aProduct('X', { errors: { variants: 'no-available-variants' } }), kinds: ['product-fault'] },
    {
      why: 'it is out of stock',
      product: aProduct('X', { stock: { product_id: 1, is_in_stock: false, qty: 0 } }),
      kinds: ['out-of-stock'],
    },
  ])('refuses $why and sends nothing', async ({ product, kinds }) => {
    const server = new FakeServer()
    const page = openPage(server)
    expect(await page.cart.add([product])).toBe(false)
    expect(page.kinds()).toEqual(kinds)
    expect(server.calls).toEqual([])
    expect(page.quantities()).toEqual({})
  })

  it('is under way until the server has answered (Spec §3)', async () => {
    const page = openPage(new FakeServer())
    const states: boolean[] = []
    page.store.subscribe(({ isAdding }) => states.at(-1) === isAdding || states.push(isAdding))
    await page.cart.add([aProduct('KIBBLE')])
    expect(states).toEqual([true, false])
  })

  it('increases an equal line and sends the new quantity as an absolute number', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    await page.cart.add([aProduct('KIBBLE', { qty: 2 })])
    expect(page.quantities()).toEqual({ KIBBLE: 3 })
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 3 })
    expect(page.kinds()).toEqual(['product-added', 'quantity-updated'])
  })

  it('adds products one after another when the next click comes before an answer, and is busy until the last', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    const isAdding = () => page.store.getState().isAdding
    const busyAfter = ['A', 'B', 'C'].map((sku) => page.cart.add([aProduct(sku)]).then(isAdding))
    expect(await Promise.all(busyAfter)).toEqual([true, true, false])
    expect(server.contents('cart-1')).toEqual({ A: 1, B: 1, C: 1 })
    expect(page.kinds()).toEqual(['product-added', 'product-added', 'product-added'])
  })

  it('adds a product that costs nothing', async () => {
    const page = openPage(new FakeServer())
    expect(await page.cart.add([aProduct('SAMPLE', { price: 0, price_incl_tax: 0 })])).toBe(true)
  })

  it('works offline, with one notice', async () => {
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

  it('shows the notice about a changed quantity offline too, and only once', async () => {
    const page = openPage(new FakeServer())
    page.network.online = false
    await page.cart.add([aProduct('KIBBLE')])
    await page.cart.setQuantity(page.lineOf('KIBBLE'), 3)
    expect(page.notices.at(-1)).toMatchObject({ kind: 'quantity-updated', line: { qty: 3 }, isAdded: false })
    expect(page.kinds()).toEqual(['product-added', 'quantity-updated'])
  })
})

describe('when the server cannot be reached while adding', () => {
  it.each(['/create', '/pull', '/update'])('keeps the line and shows one notice when %s fails', async (path) => {
    const server = new FakeServer()
    server.fate = ({ endpoint }) => (endpoint.path.endsWith(path) ? 'request-lost' : 'arrives')
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    expect(page.quantities()).toEqual({ KIBBLE: 1 })
    expect(page.kinds()).toEqual(['product-added'])
  })
})

describe('when the server refuses (docs/behaviour/cart.md §1.7)', () => {
  it('removes a new line and shows the message of the server', async () => {
    const server = new FakeServer()
    server.maxQty = 0
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    expect(page.quantities()).toEqual({})
    expect(page.notices).toEqual([{ kind: 'refused', message: 'Only 0 left.' }])
  })

  it('restores the last quantity that the server accepted', async () => {
    const server = new FakeServer()
    server.maxQty = 3
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE', { qty: 2 })])
    await page.cart.setQuantity(page.lineOf('KIBBLE'), 9)
    expect(page.quantities()).toEqual({ KIBBLE: 2 })
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 2 })
  })
})

describe('removing (docs/behaviour/cart.md §1.9)', () => {
  it('removes the line on both sides, and undo puts it back in its place', async () => {
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

  it('removes a line whose quantity is set to 0', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([aProduct('KIBBLE')])
    await page.cart.setQuantity(page.lineOf('KIBBLE'), 0)
    expect(server.contents('cart-1')).toEqual({})
  })

  it('is carried out after a reload when the page was closed before it was sent', async () => {
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

it('a logout also deletes totals that were requested before it and arrive after it', async () => {
  const page = openPage(new FakeServer())
  await page.cart.add([aProduct('KIBBLE')])
  const arriving = page.cart.refreshTotals()
  await page.terms.clear()
  await Promise.all([page.cart.forget(), arriving])
  expect(await page.terms.read()).toBeNull()
})

describe('changing the variant of a line (docs/behaviour/cart.md §1.11)', () => {
  const sized = (sku: string) =>
    aProduct(sku, {
      parentSku: 'KIBBLE',
      product_option: { extension_attributes: { configurable_item_options: [{ option_id: '205', option_value: sku }] } },
    })

  it('replaces the line on both sides', async () => {
    const server = new FakeServer()
    const page = openPage(server)
    await page.cart.add([sized('KIBBLE-1KG'), aProduct('LEAD')])
    expect(await page.cart.reconfigure(page.lineOf('KIBBLE-1KG'), sized('KIBBLE-3KG'), 2)).toBe(true)
    expect(page.store.getState().lines.map(({ sku, qty }) => `${sku} ${qty}`)).toEqual(['KIBBLE-3KG 2', 'LEAD 1'])
    expect(Object.values(server.contents('cart-1')).toSorted()).toEqual([1, 2])
    await page.cart.load({ force: true })
    expect(page.store.getState().lines).toHaveLength(2)
  })

  it('merges with the line that already has this variant', async () => {
    const page = openPage(new FakeServer())
    await page.cart.add([sized('KIBBLE-1KG'), sized('KIBBLE-3KG')])
    await page.cart.reconfigure(page.lineOf('KIBBLE-1KG'), sized('KIBBLE-3KG'), 2)
    expect(page.quantities()).toEqual({ 'KIBBLE-3KG': 3 })
  })

  it.each([
    { why: 'fewer are left', stock: 1, notice: { kind: 'quantity-refused', verdict: { kind: 'above-maximum', maximum: 1 } } },
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

describe('a quantity that the product does not allow', () => {
  const stock = { product_id: 22, is_in_stock: true, qty: 100, min_sale_qty: 4, max_sale_qty: 8, qty_increments: 2 }

  it.each([
    { qty: 5, verdict: { kind: 'not-in-steps', step: 2 } },
    { qty: 2, verdict: { kind: 'below-minimum', minimum: 4 } },
    { qty: 10, verdict: { kind: 'above-maximum', maximum: 8 } },
  ])('leaves the cart as it is and names the rule: $qty', async ({ qty, verdict }) => {
    const page = openPage(new FakeServer())
    await page.cart.add([aProduct('PAIRS', { qty: 4, stock })])
    page.store.setState({ stock: { PAIRS: stock } })
    page.notices.length = 0
    await page.cart.setQuantity(page.lineOf('PAIRS'), qty)
    expect(page.notices).toEqual([{ kind: 'quantity-refused', verdict }])
    expect(page.quantities()).toEqual({ PAIRS: 4 })
  })
})

describe('a disk that answers after the time limit (docs/behaviour/storage.md §22)', () => {
  it('loses nothing: the stored cart is waited for before it is changed, and the server keeps one cart', async () => {
    const server = new FakeServer()
    const former = openPage(server)
    await former.cart.add([aProduct('STORED', { qty: 2 })])
    // Wait for the check that the addition started: it would hold the lock of the lines.
    await former.cart.checkStock()
    const release = await blockReads()
    const page = openPage(server, { timeoutMs: 0 })
    await page.cart.adopt()
    expect(page.quantities(), 'the page does not wait').toEqual({})
    const changes = [page.cart.add([aProduct('ADDED')]), page.cart.load({ clientWins: true })]
    // Let everything happen that does not wait for the disk.
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve))
    release()
    await Promise.all(changes)
    expect(page.quantities()).toEqual({ STORED: 2, ADDED: 1 })
    const next = openPage(server)
    await next.cart.adopt()
    expect(next.quantities()).toEqual({ STORED: 2, ADDED: 1 })
    expect(server.contents(next.store.getState().token)).toEqual({ STORED: 2, ADDED: 1 })
    expect(server.cartCount).toBe(1)
  })

  it('loses nothing even when the disk answers after the time limit', async () => {
    const server = new FakeServer()
    const former = openPage(server)
    await former.cart.add([aProduct('STORED', { qty: 2 }), aProduct('BOTH')])
    await former.cart.checkStock()
    const release = await blockReads()
    const page = openPage(server, { timeoutMs: 0, lateLimitMs: 10 })
    await page.cart.adopt()
    await page.cart.add([aProduct('ADDED'), aProduct('BOTH')])
    expect(page.quantities(), 'the shopper does not wait without end').toEqual({ ADDED: 1, BOTH: 1 })
    release()
    await expect.poll(() => page.quantities()).toEqual({ STORED: 2, ADDED: 1, BOTH: 2 })
    await page.cart.load({ clientWins: true })
    expect(server.contents(page.store.getState().token)).toEqual({ STORED: 2, ADDED: 1, BOTH: 2 })
    const next = openPage(server)
    await next.cart.adopt()
    expect(next.quantities()).toEqual({ STORED: 2, ADDED: 1, BOTH: 2 })
  })
})
