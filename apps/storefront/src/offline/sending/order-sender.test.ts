import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { anOrder, OrderServer, openOrderPage } from '../testing/order-device.ts'
import { createOrderSender, type OrderSenderOptions } from './order-sender.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const HOUR_MS = 3_600_000
const PLACED_AT = Date.parse('2026-01-01T00:00:00Z')

/** A page with one waiting order, whose timer the test runs. */
async function aPage(change: Partial<OrderSenderOptions> = {}) {
  const server = new OrderServer()
  const network = { isOnline: false, answers: true }
  const page = openOrderPage({ send: server.send, isOnline: () => network.isOnline })
  await page.place(anOrder('o-1'))
  const events: string[] = []
  const timer: { work: (() => void) | null; ms: number[] } = { work: null, ms: [] }
  const sender = createOrderSender({
    orders: page.orders,
    queue: page.queue,
    readCustomerId: async () => null,
    isOnline: () => network.isOnline,
    isUnreachable: () => false,
    probe: async () => network.answers,
    hasTasks: async () => false,
    runTasks: async () => void events.push('tasks'),
    loadCart: async () => void events.push('cart'),
    automaticSending: true,
    openOrderId: () => null,
    now: () => PLACED_AT + HOUR_MS,
    later(work, ms) {
      timer.work = work
      timer.ms.push(ms / 1000)
      return () => {
        timer.work = null
      }
    },
    onAsk: () => events.push('ask'),
    onChanged: (changed) => events.push(`changed ${changed.length}`),
    ...change,
  })
  return { server, network, sender, events, timer, ...page }
}

describe('when waiting orders are sent (docs/behaviour/offline.md §7.3)', () => {
  it('when the network is back: tasks, then the cart, then the order', async () => {
    const { sender, network, events, server, timer } = await aPage()
    await sender.kick()
    expect({ events, placed: server.placed.size }).toEqual({ events: [], placed: 0 })
    network.isOnline = true
    await sender.kick({ isBack: true })
    expect(events).toEqual(['tasks', 'cart', 'changed 1'])
    expect(server.placed.size).toBe(1)
    expect(timer.work, 'nothing waits any more').toBeNull()
  })

  it('on a timer with growing intervals while the server does not answer, because no event says that it is back', async () => {
    const { sender, network, timer, server } = await aPage()
    network.isOnline = true
    network.answers = false
    await sender.kick()
    for (let attempt = 0; attempt < 6; attempt++) {
      timer.work?.()
      await sender.kick()
    }
    expect(timer.ms[0]).toBe(15)
    expect(timer.ms.at(-1)).toBe(300)
    network.answers = true
    await sender.kick()
    expect(server.placed.size).toBe(1)
  })

  it('with one question to a server that does not answer, however often it is kicked meanwhile: the shopper waits for no second one', async () => {
    const question = Promise.withResolvers<boolean>()
    let questions = 0
    const probe = async () => {
      questions += 1
      return question.promise
    }
    const { sender, network } = await aPage({ probe })
    network.isOnline = true
    const kicks = [sender.kick(), sender.kick(), sender.kick({ isConsented: true })]
    question.resolve(false)
    await Promise.all(kicks)
    expect(questions).toBe(1)
  })

  it('again when the server came back while a question was still without an answer', async () => {
    const first = Promise.withResolvers<boolean>()
    const answers = [first.promise, Promise.resolve(true)]
    const { sender, network, server } = await aPage({ probe: async () => (await answers.shift()) ?? true })
    network.isOnline = true
    const kicks = [sender.kick(), sender.kick({ isBack: true })]
    first.resolve(false)
    await Promise.all(kicks)
    expect(server.placed.size).toBe(1)
  })

  it('15 seconds after the shopper has asked in vain, however long the server has been silent', async () => {
    const { sender, network, timer } = await aPage()
    network.isOnline = true
    network.answers = false
    for (let attempt = 0; attempt < 4; attempt++) await sender.kick()
    await sender.kick({ isConsented: true })
    expect(timer.ms).toEqual([15, 30, 60, 120, 15])
  })

  it.each([
    { why: 'the setting is off', change: { automaticSending: false }, sent: 0 },
    { why: 'the order is older than a day', change: { now: () => PLACED_AT + 25 * HOUR_MS }, sent: 0 },
    { why: 'the setting is off, but its page is open', change: { automaticSending: false, openOrderId: () => 'o-1' }, sent: 1 },
  ])('only after a question when $why', async ({ change, sent }) => {
    const { sender, network, events, server } = await aPage(change)
    network.isOnline = true
    await sender.kick()
    expect(server.placed.size).toBe(sent)
    expect(events.includes('ask')).toBe(sent === 0)
    await sender.kick({ isConsented: true })
    expect(server.placed.size).toBe(1)
  })

  it('never twice at the same time, however many triggers coincide', async () => {
    const { sender, network, server } = await aPage()
    network.isOnline = true
    await Promise.all([sender.kick(), sender.kick({ isBack: true }), sender.kick()])
    expect(server.bodies).toHaveLength(1)
  })

  it('no longer after the page has ended', async () => {
    const { sender, network, server } = await aPage()
    sender.stop()
    network.isOnline = true
    await sender.kick()
    expect(server.placed.size).toBe(0)
  })
})
