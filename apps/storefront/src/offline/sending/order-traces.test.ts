import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPageLock } from '../storage/exclusive.ts'
import { anOrder, type OrderFate, OrderServer, openOrderPage } from '../testing/order-device.ts'

type Step =
  | {
      do:
        | 'fill'
        | 'place'
        | 'place-in-both-tabs'
        | 'send'
        | 'reload'
        | 'cut'
        | 'return'
        | 'change-price'
        | 'sell-out'
        | 'restock'
        | 'deliver-late'
    }
  /** From now on the shopper waits for answers, or for none of them. */
  | { do: 'be-patient' | 'be-impatient' }
  | { do: 'accept' | 'withdraw' | 'withdraw-while-other-tab-sends' | 'crash-while-sending'; at: number }

const plain = fc.constantFrom(
  'fill',
  'place',
  'place',
  'place-in-both-tabs',
  'send',
  'reload',
  'cut',
  'return',
  'change-price',
  'sell-out',
  'restock',
  'deliver-late',
  'be-patient',
  'be-impatient',
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: plain }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('accept', 'withdraw', 'withdraw-while-other-tab-sends', 'crash-while-sending'),
      at: fc.nat(3),
    }),
  },
) as fc.Arbitrary<Step>
const fate = fc.constantFrom<OrderFate>(
  'arrives',
  'arrives',
  'request-lost',
  'answer-lost',
  'late',
  'doubled',
  'code-500',
  'code-503',
  'not-json',
)

/** Traces in `npm test`; `npm run fuzz` raises the number through FUZZ_RUNS. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 500)

/**
 * A shopper who fills the cart, places orders and decides about them, over a network that loses, doubles, delays and breaks calls, with tabs
 * that crash. At the end everything is repaired and all waiting orders are sent: each purchase that was not withdrawn or refused has
 * become one order, at the amount that the shopper accepted. Both tabs see each other's locks.
 */
it('every order is placed exactly once, at an accepted amount, or is still visible with its reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.array(fate, { minLength: 1, maxLength: 40 }), async (steps, fates) => {
      globalThis.indexedDB = new IDBFactory()
      const server = new OrderServer()
      const network = { isOnline: true }
      let call = 0
      server.fate = () => fates[call++ % fates.length] ?? 'arrives'
      const exclusive = createPageLock()
      let isPatient = true
      const wait = () => (isPatient ? new Promise<void>(() => {}) : Promise.resolve())
      const open = () => openOrderPage({ send: server.send, isOnline: () => network.isOnline, exclusive, wait })
      let tab = open()
      const other = open()
      let lastId = 0
      let inCart = true
      const shownPrices = new Set([server.price])
      const withdrawn = new Set<string>()
      /** Orders that could not be withdrawn because the server has them, as the shopper was told. */
      const arrived = new Set<string>()
      /** Purchases that the shopper was told are safe, by order id. */
      const promised = new Set<string>()

      async function place(page: typeof tab): Promise<void> {
        const placement = await page.place(anOrder(`o-${++lastId}`), server.price, () => inCart)
        if (placement.kind === 'differs') throw new Error('the shopper saw the current price')
        if (placement.kind !== 'placed' && placement.kind !== 'waiting') return
        promised.add(placement.orderId)
        await page.queue.takeOut(placement.orderId, async () => {
          inCart = false
        })
      }

      async function withdraw(id: string): Promise<void> {
        const outcome = await tab.queue.withdraw(id)
        if (outcome === 'withdrawn') withdrawn.add(id)
        if (outcome === 'arrived') arrived.add(id)
      }

      for (const next of steps) {
        if (next.do === 'fill') inCart = true
        else if (next.do === 'place' && inCart) await place(tab)
        else if (next.do === 'place-in-both-tabs' && inCart) {
          const before = promised.size
          await Promise.all([place(tab), place(other)])
          if (promised.size - before > 1) throw new Error('two tabs with one cart made two orders')
        } else if (next.do === 'send') await tab.queue.sendWaiting()
        else if (next.do === 'reload') tab = open()
        else if (next.do === 'cut') network.isOnline = false
        else if (next.do === 'return') network.isOnline = true
        else if (next.do === 'change-price') shownPrices.add((server.price += 10))
        else if (next.do === 'sell-out') server.isSoldOut = true
        else if (next.do === 'restock') server.isSoldOut = false
        else if (next.do === 'deliver-late') server.deliverLate()
        else if (next.do === 'be-patient') isPatient = true
        else if (next.do === 'be-impatient') isPatient = false
        else if ('at' in next) {
          const open = await tab.orders.listOpen()
          const stored = open[next.at % open.length]
          const id = stored?.order.order_id ?? ''
          if (stored && next.do === 'accept') await tab.queue.acceptDifference(id)
          if (stored && next.do === 'withdraw') await withdraw(id)
          if (stored && next.do === 'withdraw-while-other-tab-sends') await Promise.all([other.queue.sendWaiting(), withdraw(id)])
          if (stored && next.do === 'crash-while-sending' && !stored.refusal && !stored.difference) {
            // The page ends after the request has left, which may arrive at once or late: nothing of the answer is stored.
            await tab.orders.save({ ...stored, isUnsure: true })
            await server.send({ endpoint: POST, body: stored.order }).catch(() => undefined)
          }
        }
      }

      server.fate = () => 'arrives'
      network.isOnline = true
      server.isSoldOut = false
      server.deliverLate()
      await Promise.all([tab.queue.sendWaiting(), other.queue.sendWaiting()])
      const still = new Map((await tab.orders.listOpen()).map((stored) => [stored.order.order_id, stored]))
      for (const id of promised) {
        const isVisible = still.get(id)?.refusal || still.get(id)?.difference
        const isPlaced = server.placed.has(id)
        expect({ id, ways: [isPlaced, withdrawn.has(id), Boolean(isVisible)].filter(Boolean).length }).toEqual({ id, ways: 1 })
      }
      for (const id of arrived) expect(server.placed.has(id), 'what was said to have arrived has').toBe(true)
      expect(
        [...server.placed.keys()].every((id) => promised.has(id)),
        'nothing is placed that was not ordered',
      ).toBe(true)
      for (const order of server.placed.values()) expect(shownPrices).toContain(order.addressInformation.seen_totals?.grand_total)
    }),
    { numRuns: RUNS },
  )
  // On a busy machine the runs take more than the usual minute.
}, 600_000)

const POST = { path: '/api/order' } as Parameters<OrderServer['send']>[0]['endpoint']
