import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeServer } from '../testing/fake-server.ts'
import { aProduct, openPage } from '../testing/open-page.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const savedSkus = (page: ReturnType<typeof openPage>) => page.store.getState().saved.map(({ sku, qty }) => [sku, qty])

/** A page with two lines in the cart, the first one with three pieces. */
async function aFilledPage(server = new FakeServer()) {
  const page = openPage(server)
  await page.cart.add([aProduct('KIBBLE', { qty: 3 }), aProduct('BOWL')])
  page.notices.length = 0
  return page
}

describe('lines saved for later (docs/behaviour/cart.md §1.19)', () => {
  it('leave the cart, here and on the server, with undo', async () => {
    const server = new FakeServer()
    const page = await aFilledPage(server)
    await page.cart.saveForLater(page.lineOf('KIBBLE'))
    expect(page.quantities()).toEqual({ BOWL: 1 })
    expect(server.contents('cart-1')).toEqual({ BOWL: 1 })
    expect(savedSkus(page)).toEqual([['KIBBLE', 3]])
    expect(page.kinds()).toEqual(['saved-for-later'])

    const [notice] = page.notices
    if (notice?.kind === 'saved-for-later') notice.undo()
    await expect.poll(() => [page.store.getState().lines.map(({ sku }) => sku), savedSkus(page)]).toEqual([['KIBBLE', 'BOWL'], []])
  })

  it('go back with their quantity, which is added to what the cart holds meanwhile', async () => {
    const server = new FakeServer()
    const page = await aFilledPage(server)
    await page.cart.saveForLater(page.lineOf('KIBBLE'))
    await page.cart.add([aProduct('KIBBLE')])
    await page.cart.moveBack(page.store.getState().saved[0]!)
    expect(page.quantities()).toEqual({ KIBBLE: 4, BOWL: 1 })
    expect(server.contents('cart-1')).toEqual({ KIBBLE: 4, BOWL: 1 })
    expect(savedSkus(page)).toEqual([])
  })

  it('are announced once when they go back, also without a network', async () => {
    const page = await aFilledPage()
    for (const online of [true, false]) {
      page.network.online = online
      await page.cart.saveForLater(page.lineOf('KIBBLE'))
      page.notices.length = 0
      await page.cart.moveBack(page.store.getState().saved[0]!)
      expect(page.kinds()).toEqual(['product-added'])
    }
  })

  it('are kept offline, after a reload and after an order, and are deleted at the logout', async () => {
    const page = await aFilledPage()
    page.network.online = false
    await page.cart.saveForLater(page.lineOf('BOWL'))
    await page.cart.saveForLater(page.lineOf('KIBBLE'))
    const reloaded = openPage(new FakeServer())
    await reloaded.cart.adoptSaved()
    expect(savedSkus(reloaded), 'the newest first').toEqual([
      ['KIBBLE', 3],
      ['BOWL', 1],
    ])
    await reloaded.cart.finishOrder()
    expect(savedSkus(reloaded)).toHaveLength(2)
    await reloaded.cart.removeSaved(reloaded.store.getState().saved[0]!)
    expect(savedSkus(reloaded)).toEqual([['BOWL', 1]])
    await reloaded.cart.forget()
    await reloaded.cart.adoptSaved()
    expect(savedSkus(reloaded)).toEqual([])
  })
})

it('keeps the order of the lines after changes and syncs', async () => {
  const page = await aFilledPage()
  await page.cart.add([aProduct('LEAD')])
  const order = () => page.store.getState().lines.map(({ sku }) => sku)
  await page.cart.setQuantity(page.lineOf('KIBBLE'), 5)
  await page.cart.load({ force: true })
  await page.cart.add([aProduct('BOWL')])
  await page.cart.load({ force: true, clientWins: true })
  expect(order()).toEqual(['KIBBLE', 'BOWL', 'LEAD'])
})
