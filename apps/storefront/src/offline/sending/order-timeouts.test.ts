import 'fake-indexeddb/auto'
import type { Send } from '@meerkat/contract/transport'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredOrder } from '../collections/orders.ts'
import { createPageLock } from '../storage/exclusive.ts'
import { anOrder, OrderServer, openOrderPage } from '../testing/order-device.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** A server that keeps every order until `thaw`, and a clock that stands until `pass`. */
function frozen() {
  const server = new OrderServer()
  const thawed = Promise.withResolvers<void>()
  const waits: { ms: number; resolve: () => void }[] = []
  const send: Send = async (call) => {
    if (call.endpoint.path === '/api/order') await thawed.promise
    return server.send(call)
  }
  return {
    server,
    send,
    thaw: () => thawed.resolve(),
    wait: (ms: number) => new Promise<void>((resolve) => waits.push({ ms, resolve })),
    async pass(ms: number) {
      await expect.poll(() => waits.map((wait) => wait.ms)).toContain(ms)
      for (const wait of waits.splice(0)) if (wait.ms <= ms) wait.resolve()
    },
  }
}

describe('a server that is frozen when the order is placed (docs/behaviour/offline.md §7.2)', () => {
  it('after six seconds the order waits on this device, and is still being sent', async () => {
    const { send, wait, pass, thaw, server } = frozen()
    const page = openOrderPage({ send, wait })
    const late: StoredOrder[] = []
    page.queue.onLate((stored) => late.push(stored))
    const placing = page.place(anOrder('o-1'))
    await pass(6000)
    expect(await placing).toEqual({ kind: 'waiting', orderId: 'o-1' })
    expect(await page.orders.listOpen()).toMatchObject([{ order: { order_id: 'o-1' }, isUnsure: true }])

    await page.queue.takeOut('o-1', async () => {})
    thaw()
    await expect.poll(() => late).toHaveLength(1)
    expect(await page.orders.find('o-1')).toMatchObject({ confirmation: { orderNumber: '000000001' }, isTakenOut: true })
    expect(server.bodies).toHaveLength(1)
  })

  it('is sent the order although calls found it unreachable: only a call that is refused at once proves that nothing arrives', async () => {
    const { server, wait, pass } = frozen()
    const send: Send = (call) => (call.endpoint.path.startsWith('/api/sync/order') ? new Promise(() => {}) : server.send(call))
    const page = openOrderPage({ send, wait, isUnreachable: () => true })
    const placing = page.place(anOrder('o-1'))
    await pass(1000)
    expect(await placing).toEqual({ kind: 'placed', orderId: 'o-1' })
  })

  it('waits less if the shopper has already waited for a payment with a marked method, and not at all after six seconds', async () => {
    for (const { waitedMs, left } of [
      { waitedMs: 4500, left: 1500 },
      { waitedMs: 6001, left: 0 },
    ]) {
      globalThis.indexedDB = new IDBFactory()
      const { send, wait, pass, thaw } = frozen()
      const page = openOrderPage({ send, wait })
      const placing = page.place(anOrder('o-1'), 100, () => true, waitedMs)
      await pass(left)
      expect(await placing).toEqual({ kind: 'waiting', orderId: 'o-1' })
      thaw()
    }
  })

  it.each([
    { why: 'a higher price', change: { price: 120 }, stored: { difference: { grand_total: 120 }, refusal: null } },
    { why: 'missing stock', change: { isSoldOut: true }, stored: { difference: null, refusal: 'out-of-stock' } },
  ])('$why that is answered later stays with the order, and is reported', async ({ change, stored }) => {
    const { send, wait, pass, thaw, server } = frozen()
    Object.assign(server, change)
    const page = openOrderPage({ send, wait })
    const late: StoredOrder[] = []
    page.queue.onLate((order) => late.push(order))
    const placing = page.place(anOrder('o-1'))
    await pass(6000)
    await placing
    thaw()
    await expect.poll(() => late).toMatchObject([stored])
    expect(await page.orders.listOpen()).toMatchObject([stored])
  })

  it('cannot be withdrawn while it is being sent: the shopper is told so after three seconds, and it is not withdrawn later', async () => {
    const { send, wait, pass, thaw, server } = frozen()
    const exclusive = createPageLock()
    const page = openOrderPage({ send, wait, exclusive })
    const other = openOrderPage({ send, wait, exclusive })
    const placing = page.place(anOrder('o-1'))
    await pass(6000)
    await placing
    const withdrawing = other.queue.withdraw('o-1')
    await pass(3000)
    expect(await withdrawing).toBe('unknown')
    server.fate = ({ endpoint }) => (endpoint.path === '/api/order' ? 'request-lost' : 'arrives')
    thaw()
    // Queued, so it settles after everything before it.
    await other.queue.acceptDifference('none')
    expect(await page.orders.listOpen()).toMatchObject([{ order: { order_id: 'o-1' } }])
    expect(await other.queue.withdraw('o-1')).toBe('withdrawn')
  })

  it('is not brought back by the tab that was sending it when another tab, which could not see the lock, withdrew it', async () => {
    const { send, wait, thaw, server } = frozen()
    const page = openOrderPage({ send, wait })
    const placing = page.place(anOrder('o-1'))
    await expect.poll(() => page.orders.find('o-1')).not.toBeNull()
    expect(await openOrderPage({ send, wait }).queue.withdraw('o-1')).toBe('withdrawn')
    server.fate = () => 'request-lost'
    thaw()
    await placing
    expect(await page.orders.listOpen()).toEqual([])
  })
})
