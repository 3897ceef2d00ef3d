import type { Order } from '@meerkat/contract/order'
import type { CartTotals } from '@meerkat/contract/totals'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSamePurchase } from '@meerkat/domain/checkout/is-same-purchase'
import { withTimeout } from '../../shell/api/time-limit.ts'
import { orderIdOf, type StoredOrder, stateOf } from '../collections/orders.ts'
import type { StorageEntry } from '../storage/write-together.ts'
import type { OrderFault } from './post-order.ts'
import { isBeingEmptied, isRecent, withSeen } from './settle-stored.ts'
import { createStoredSender, type StoredSenderOptions } from './stored-sender.ts'

export type { OrderFault }

export interface OrderQueueOptions extends StoredSenderOptions {
  /** The id of the customer whose token calls carry now; null for a guest. */
  readonly readCustomerId: () => Promise<number | null>
}

/** Longest time that the shopper waits for the answer to an order; the order stays stored and is still being sent. */
export const PLACING_WAIT_MS = 6000
/** Longest time that the shopper waits until an order that is being sent can be withdrawn. */
const WITHDRAWING_WAIT_MS = 3000
export type Placement =
  | { readonly kind: 'placed'; readonly orderId: string }
  /** Stored on this device, and sent as soon as the server can be reached. */
  | { readonly kind: 'waiting'; readonly orderId: string }
  /** Would cost a different amount now; nothing is stored, because the cart still holds everything. */
  | { readonly kind: 'differs'; readonly order: Order; readonly totals: CartTotals }
  /** Must not be sent again unchanged; `faults` are the fields that the server named. */
  | { readonly kind: 'invalid'; readonly faults: readonly OrderFault[] }
  /** The server has another order under this id or from this cart. */
  | { readonly kind: 'reused' }
  | { readonly kind: 'out-of-stock' }
  /** Another tab has placed the cart meanwhile. */
  | { readonly kind: 'empty' }

export interface PlaceOptions {
  /** What the shopper sees and accepts. */
  readonly totals: CartTotals
  /** The lines of the cart. */
  readonly lines: readonly CartItem[]
  /** Whether the cart still holds the lines: another tab may have placed them while this one waited. */
  readonly isInCart: () => Promise<boolean>
  /** Milliseconds that the shopper has waited for this server already. */
  readonly waitedMs?: number
}

/** An order that the server has, while this device still holds the lines of its cart. */
export interface ArrivedOrder {
  readonly order: Order
  readonly orderId: string
}

type TakeBack = (stored: StoredOrder, gone: StorageEntry) => Promise<void>

export interface OrderQueue {
  /**
   * Stores the order, sends it and stores the outcome. One at a time across all tabs. Without an answer within six seconds in total, the
   * order counts as waiting, and its later outcome is reported to `onLate`.
   */
  readonly place: (order: Order, options: PlaceOptions) => Promise<Placement>
  /** Sets the listener for an order that was settled after `place` had returned. */
  readonly onLate: (listener: (stored: StoredOrder) => void) => void
  /**
   * Empties the cart of a stored order and records that; skips an order that was withdrawn meanwhile, because its lines stay in the cart.
   * `empty` writes the record in the transaction that empties the cart: otherwise a page that ends in between would leave the lines in
   * neither place, or in both.
   */
  readonly takeOut: (orderId: string, empty: (note: StorageEntry) => Promise<void>) => Promise<void>
  /** Sends the waiting orders, oldest first, until the server stops answering. Returns those whose state changed. */
  readonly sendWaiting: () => Promise<{ readonly changed: readonly StoredOrder[]; readonly isReachable: boolean }>
  /** The shopper accepts what an order costs now: it waits again, with these amounts. */
  readonly acceptDifference: (orderId: string) => Promise<void>
  /**
   * Deletes an order that the server does not have. `arrived`: too late; `unknown`: it may have arrived, and the server does not answer.
   * `takeBack` puts its lines back, and deletes the order in the same transaction; it must not wait for the cart's own lock.
   */
  readonly withdraw: (orderId: string, takeBack?: TakeBack) => Promise<'withdrawn' | 'arrived' | 'unknown'>
  /** Whether the server answers a question about orders. */
  readonly isReachable: () => Promise<boolean>
  /**
   * The placed orders of a cart that this device has not emptied yet, because the page was left before the answer came or was applied.
   * Queries the server for orders that were sent and never answered.
   */
  readonly settle: (cartId: string) => Promise<readonly ArrivedOrder[]>
}

/** Orders are stored with their id before they are sent, and sent again under the same id. docs/behaviour/orders.md §14.2, docs/behaviour/offline.md §7. */
export function createOrderQueue({ readCustomerId, ...options }: OrderQueueOptions): OrderQueue {
  const { orders, exclusive, scope, wait } = options
  const { whileStored, change, send, askAbout, withdrawFromServer, isReachable } = createStoredSender(options)
  const inTurn = <T>(work: () => Promise<T>) => exclusive(`${scope}-orders`, work)
  let onLate: (stored: StoredOrder) => void = () => {}

  /** Lines leave the cart, or return to it, one order at a time: a withdrawal while the cart is being emptied would lose them. */
  function whileLinesMove(work: () => Promise<void>): Promise<void> {
    return exclusive(`${scope}-orders-lines`, work)
  }

  async function listWaiting(): Promise<StoredOrder[]> {
    const customerId = await readCustomerId()
    return (await orders.listOpen()).filter((stored) => stateOf(stored, customerId) === 'waiting')
  }

  async function placeInTurn(given: Order, options: PlaceOptions, answerLate: (placement: Placement) => void): Promise<Placement> {
    const { totals, lines, isInCart, waitedMs = 0 } = options
    const all = await orders.listAll()
    const isHeld = await isInCart()
    // Another tab has placed these lines while this one waited for its turn, and may still be emptying the cart.
    const other = all.findLast(
      (stored) => isSamePurchase(stored.order, given) && isRecent(stored, given) && (!isHeld || isBeingEmptied(stored)),
    )
    if (other && (other.confirmation || !isHeld)) return { kind: other.confirmation ? 'placed' : 'waiting', orderId: orderIdOf(other) }
    if (!isHeld) return { kind: 'empty' }
    const unanswered = all.filter(({ isTakenOut, order }) => !isTakenOut && order.transmited !== true)
    // The same purchase, sent before and never answered: it may have been placed.
    const earlier = unanswered.find(({ order }) => isSamePurchase(order, given))
    // Another one from this cart, such as with another address: the server would answer with the order it has.
    const others = unanswered.filter(({ order }) => order !== earlier?.order && order.cart_id && order.cart_id === given.cart_id)
    for (const other of others) {
      // An unknown outcome counts as placed: the cart can become only one order.
      if ((await withdrawFromServer(other)) !== 'withdrawn') return { kind: 'reused' }
      await orders.remove(orderIdOf(other))
    }
    const order = withSeen({ ...(earlier?.order ?? given), transmited: false }, totals)
    const fresh = { order, confirmation: null, totals, lines, isTakenOut: false }
    const sending = send({ ...fresh, isUnsure: earlier !== undefined, difference: null, refusal: null })
    const isLate = await withTimeout(
      sending.then(() => false),
      { timeoutMs: Math.max(0, PLACING_WAIT_MS - waitedMs), instead: true, wait },
    )
    if (isLate) answerLate({ kind: 'waiting', orderId: orderIdOf({ order }) })
    const { stored, posted } = await sending
    const { settled } = posted
    const orderId = orderIdOf(stored)
    if (isLate && settled.kind !== 'waits') onLate(stored)
    if (settled.kind === 'placed') return { kind: 'placed', orderId }
    // The shopper was told that it waits: keep it, with its outcome.
    if (settled.kind === 'waits' || isLate) return { kind: 'waiting', orderId }
    await orders.remove(orderId)
    // The server withdrew it, but the page was closed before this device deleted it: place the purchase again under a new id.
    if (earlier && settled.kind === 'refused' && settled.reason === 'withdrawn') return placeInTurn(given, options, answerLate)
    if (settled.kind === 'differs') return { kind: 'differs', order, totals: settled.totals }
    if (settled.reason === 'invalid' || settled.reason === 'address' || settled.reason === 'delivery')
      return { kind: 'invalid', faults: posted.faults }
    return { kind: settled.reason === 'out-of-stock' ? 'out-of-stock' : 'reused' }
  }

  return {
    place(given, options) {
      const late = Promise.withResolvers<Placement>()
      return Promise.race([inTurn(() => placeInTurn(given, options, late.resolve)), late.promise])
    },
    onLate(listener) {
      onLate = listener
    },
    takeOut: (orderId, empty) =>
      whileLinesMove(() =>
        whileStored(async () => {
          const stored = await orders.find(orderId)
          if (!stored) return
          const gone = { ...stored, isTakenOut: true }
          await empty(orders.toEntry(orderId, gone))
          // Notifies other pages.
          await orders.save(gone)
        }),
      ),
    sendWaiting: () =>
      inTurn(async () => {
        const changed: StoredOrder[] = []
        let isReachable = true
        for (const waiting of await listWaiting()) {
          const { stored, posted } = await send(waiting)
          if (posted.settled.kind !== 'waits') changed.push(stored)
          else if (!posted.isAnswered) return { changed, isReachable: false }
          // The server fails for one order: it may still take the next one.
          else isReachable = false
        }
        return { changed, isReachable }
      }),
    acceptDifference: (orderId) =>
      inTurn(async () => {
        await change(orderId, (stored) => {
          const { order, difference } = stored
          return difference ? { ...stored, order: withSeen(order, difference), totals: difference, difference: null } : stored
        })
      }),
    async withdraw(orderId, takeBack) {
      const turn = { hasCome: false, isGivenUp: false }
      const withdrawing = inTurn(async () => {
        // The shopper was told that it cannot be withdrawn now.
        if (turn.isGivenUp) return 'unknown'
        turn.hasCome = true
        const stored = await orders.find(orderId)
        if (stored?.confirmation) return 'arrived'
        const outcome = stored ? await withdrawFromServer(stored) : 'withdrawn'
        if (outcome !== 'withdrawn') return outcome
        await whileLinesMove(async () => {
          // The cart may have been emptied while the server was asked.
          const left = await orders.find(orderId)
          if (left?.isTakenOut) await takeBack?.(left, orders.toEntry(orderId, null))
          await orders.remove(orderId)
        })
        return 'withdrawn'
      })
      const isLate = await withTimeout(
        withdrawing.then(() => false),
        { timeoutMs: WITHDRAWING_WAIT_MS, instead: true, wait },
      )
      if (!isLate || turn.hasCome) return withdrawing
      turn.isGivenUp = true
      return 'unknown'
    },
    isReachable,
    settle: (cartId) =>
      inTurn(async () => {
        const open = await listWaiting()
        for (const stored of open) if (stored.isUnsure && !stored.isTakenOut) await askAbout(stored)
        const placed = cartId === '' ? [] : (await orders.listPlaced(cartId)).filter(({ isTakenOut }) => !isTakenOut)
        return placed.map((stored) => ({ order: stored.order, orderId: orderIdOf(stored) }))
      }),
  }
}
