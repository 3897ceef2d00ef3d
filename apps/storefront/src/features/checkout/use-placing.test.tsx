import type { Order } from '@meerkat/contract/order'
import { createI18n } from '@meerkat/i18n/messages'
import { type RegisteredRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import type { Placement } from '../../offline/sending/order-queue.ts'
import { noteOpenOrder, readOpenOrder } from '../../offline/sending/sender-context.ts'
import { MessagesProvider } from '../../shell/messages/messages.tsx'
import { notices } from '../../shell/notifications/notices.ts'
import { StoreViewProvider } from '../../shell/store-view/store-view.tsx'
import { storeViews } from '../../shell/store-view/stores.ts'
import { emptyDetails } from './fields/empty-details.ts'
import { type UsePlacing, usePlacing } from './use-placing.ts'

const i18n = await createI18n('en-US', ['shop', 'cart', 'checkout'])
const router = { options: { context: { i18n } } } as unknown as RegisteredRouter
const line = { sku: 'KIBBLE', qty: 1 }

interface PageProps {
  given: UsePlacing
  onRender: (placing: ReturnType<typeof usePlacing>) => void
}

function Page({ given, onRender }: PageProps) {
  onRender(usePlacing(given))
  return null
}

/** The hook after one server render, so its state never changes. `done` records what it did, in order. */
function open(stock: readonly string[] | null, { isPaidInDialog = true, outcome = 'placed' as Placement['kind'] } = {}) {
  const done: string[] = []
  const given = {
    cart: {
      lines: [line],
      isVirtual: false,
      checkStock: async () => stock,
      readNow: async () => ({ lines: [line], token: 'c', totals: {} }),
      finishOrder: async () => undefined,
    },
    queue: {
      async place({ order_id: id }: Order) {
        done.push(readOpenOrder() === id ? 'sent while it is open' : 'sent')
        return { kind: outcome, orderId: 'o1' }
      },
    },
    sections: [],
    save: async () => void done.push('saved'),
    onPay: async () => {
      if (isPaidInDialog) done.push('dialog')
      return isPaidInDialog ? { kind: 'handled' } : null
    },
    onPlaced: (orderId: string) => done.push(`shown ${orderId}`),
  } as unknown as UsePlacing
  const rendered: ReturnType<typeof usePlacing>[] = []
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <MessagesProvider i18n={i18n}>
        <StoreViewProvider view={storeViews[0]!}>
          <Page given={given} onRender={(placing) => rendered.push(placing)} />
        </StoreViewProvider>
      </MessagesProvider>
    </RouterContextProvider>,
  )
  return { done, place: () => rendered[0]!.place(emptyDetails('ZA')) }
}

const shownNotices = () => notices.store.getState().items.map(({ type, message }) => [type, message])

beforeEach(() => {
  noteOpenOrder(null)
  for (const { id } of notices.store.getState().items) notices.remove(id)
})

it('says that products are not available, and sends nothing (Spec §8)', async () => {
  const { place, done } = open(['Kibble'])
  await place()
  expect(shownNotices()).toEqual([['error', 'Some of the ordered products are not available!']])
  expect(done).toEqual(['saved'])
})

it.each([
  { why: 'everything is in stock', stock: [] },
  { why: 'the stock is unknown', stock: null },
])('stores the entries, then sends the order, when $why', async ({ stock }) => {
  const { place, done } = open(stock)
  await place()
  expect(shownNotices()).toEqual([])
  expect(done).toEqual(['saved', 'dialog'])
})

it('places the order at once with a method that needs no dialog (Spec §4)', async () => {
  const { place, done } = open([], { isPaidInDialog: false })
  await place()
  expect(done).toEqual(['saved', 'sent while it is open', 'shown o1'])
})

it.each([
  { outcome: 'placed', isOpen: false },
  // Its own page has it from here.
  { outcome: 'waiting', isOpen: true },
  { outcome: 'differs', isOpen: false },
] as const)('keeps an order out of the line about waiting orders while it is being placed; open after $outcome: $isOpen', async (given) => {
  const { place, done } = open([], { isPaidInDialog: false, outcome: given.outcome })
  await place()
  expect(done).toContain('sent while it is open')
  expect(readOpenOrder() !== null).toBe(given.isOpen)
})
