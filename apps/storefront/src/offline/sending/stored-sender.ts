import { type Wait, withTimeout } from '../../shell/api/time-limit.ts'
import { type OrdersCollection, orderIdOf, type StoredOrder } from '../collections/orders.ts'
import type { Connectivity } from '../network/connectivity.ts'
import type { Exclusive } from '../storage/exclusive.ts'
import type { PostedOrder, PostOrder } from './post-order.ts'
import { settle, UNSENT } from './settle-stored.ts'

export interface StoredSenderOptions extends PostOrder {
  readonly orders: OrdersCollection
  readonly exclusive: Exclusive
  readonly scope: string
  readonly connectivity: Pick<Connectivity, 'read'>
  /** The clock of the time limits, if it is not the page's. */
  readonly wait?: Wait | undefined
}

/** A server that is stopped refuses a call at once; one that answers later than this may still take the order. */
const REFUSAL_MS = 1000
/** The id of no order: its status is requested only to see whether the server answers. */
const NO_ORDER = 'nothing'

/** Calls the server about one stored order at a time, and stores the outcome. The queue decides which one. */
export function createStoredSender({ orders, exclusive, scope, connectivity, wait, post, isKnown, withdraw }: StoredSenderOptions) {
  /** Stored orders have their own lock, because sending one may take half a minute, and its lines leave the cart meanwhile. */
  function whileStored<T>(work: () => Promise<T>): Promise<T> {
    return exclusive(`${scope}-orders-stored`, work)
  }

  /** Changes one stored order. Null when it was withdrawn meanwhile. */
  function change(orderId: string, next: (stored: StoredOrder) => StoredOrder): Promise<StoredOrder | null> {
    return whileStored(async () => {
      const stored = await orders.find(orderId)
      if (!stored) return null
      const changed = next(stored)
      await orders.save(changed)
      return changed
    })
  }

  /** Sends a stored order and stores the outcome. */
  async function send(stored: StoredOrder): Promise<{ readonly stored: StoredOrder; readonly posted: PostedOrder }> {
    const isSent = !(await isCutOff())
    await noteSending(stored, isSent)
    const posted = isSent ? await post(stored.order) : UNSENT
    const after = await change(orderIdOf(stored), (now) => settle({ ...now, isUnsure: stored.isUnsure }, posted))
    if (after) return { stored: after, posted }
    const lost = settle(stored, posted)
    // Withdrawn meanwhile by a tab that could not see the lock: only an order that the server has is shown again.
    if (lost.confirmation) await orders.save(lost)
    return { stored: lost, posted }
  }

  /**
   * Whether an order would certainly not arrive: it is then not sent, so that it can be withdrawn without asking the server. A browser does not
   * tell a call that was refused at once from one whose answer was lost, so a call that changes nothing is made first.
   */
  async function isCutOff(): Promise<boolean> {
    const connection = connectivity.read()
    if (connection !== 'unreachable') return connection === 'offline'
    return withTimeout(
      isReachable().then((answers) => !answers),
      { timeoutMs: REFUSAL_MS, instead: false, wait },
    )
  }

  /** Stored before it is sent: if the page ends in between, the server may have the order. Its lines may have left the cart meanwhile. */
  function noteSending(stored: StoredOrder, isSent: boolean): Promise<void> {
    return whileStored(async () => {
      const isTakenOut = (await orders.find(orderIdOf(stored)))?.isTakenOut ?? stored.isTakenOut
      await orders.save({ ...stored, isTakenOut, isUnsure: stored.isUnsure || isSent })
    })
  }

  /** Whether the server has an unanswered order; if so it is stored as placed. Null when there is no answer. */
  async function askAbout(stored: StoredOrder): Promise<boolean | null> {
    const known = await isKnown(orderIdOf(stored))
    // Sending a placed order again changes nothing, and returns its number.
    return known === true ? (await send(stored)).posted.settled.kind === 'placed' || null : known
  }

  /**
   * Makes sure that the server will never place a stored order. If the order may have been sent, this asks the server to refuse it, because a
   * request may still be on its way. `arrived`: too late, and the order is stored as placed; `unknown`: no answer came.
   */
  async function withdrawFromServer(stored: StoredOrder): Promise<'withdrawn' | 'arrived' | 'unknown'> {
    const state = stored.isUnsure ? await withdraw(orderIdOf(stored)) : 'withdrawn'
    if (state !== 'placed') return state ?? 'unknown'
    return (await send(stored)).posted.settled.kind === 'placed' ? 'arrived' : 'unknown'
  }

  /** Whether the server answers a question about orders. */
  async function isReachable(): Promise<boolean> {
    return (await isKnown(NO_ORDER)) !== null
  }

  return { whileStored, change, send, askAbout, withdrawFromServer, isReachable }
}
