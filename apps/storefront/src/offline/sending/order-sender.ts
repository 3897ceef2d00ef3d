import { nextTryMs } from '@meerkat/domain/sync/next-try'
import { planReconnect } from '@meerkat/domain/sync/plan-reconnect'
import { type OrdersCollection, orderIdOf, type StoredOrder, stateOf } from '../collections/orders.ts'
import type { OrderQueue } from './order-queue.ts'

export interface OrderSenderOptions {
  readonly orders: OrdersCollection
  readonly queue: Pick<OrderQueue, 'sendWaiting'>
  readonly readCustomerId: () => Promise<number | null>
  readonly isOnline: () => boolean
  /** Whether calls have found that the server does not answer. */
  readonly isUnreachable: () => boolean
  /** Whether the server answers at all. */
  readonly probe: () => Promise<boolean>
  /** Whether any task has not been answered yet. */
  readonly hasTasks: () => Promise<boolean>
  /** Repeats unanswered tasks. */
  readonly runTasks: () => Promise<void>
  /** Sends the changes that were made offline to the server. */
  readonly loadCart: () => Promise<void>
  /** Whether orders are sent without asking. */
  readonly automaticSending: boolean
  /** The order whose thank-you page is open; null when none is. */
  readonly openOrderId: () => string | null
  readonly now: () => number
  /** Calls back after a pause; returns the function that cancels it. */
  readonly later: (work: () => void, ms: number) => () => void
  /** Called when orders wait, the server answers, and the shopper must be asked. */
  readonly onAsk: () => void
  /** Called when an order was placed, or needs a decision of the shopper. */
  readonly onChanged: (changed: readonly StoredOrder[]) => void
}

export interface OrderSender {
  /**
   * Tries to send what waits: at the start, when the page becomes visible, when the network or the server is back. `isConsented`: the
   * shopper has asked for it.
   */
  readonly kick: (options?: { readonly isConsented?: boolean; readonly isBack?: boolean }) => Promise<void>
  readonly stop: () => void
}

/** Decides when waiting orders and tasks are sent, and tries again while something waits. docs/behaviour/offline.md §7.3. */
export function createOrderSender(options: OrderSenderOptions): OrderSender {
  const { orders, queue, now, later } = options
  let silentAttempts = 0
  let cancelTimer = () => {}
  let running: Promise<void> | null = null
  let isAnotherDue = false
  let isBackPending = false
  let isConsentPending = false
  let isStopped = false

  async function listWaiting(): Promise<StoredOrder[]> {
    const customerId = await options.readCustomerId()
    return (await orders.listOpen()).filter((stored) => stateOf(stored, customerId) === 'waiting')
  }

  /** One attempt after another while any is due. A kick during an attempt makes one more due: the running attempt may have read the queue too early. */
  async function run(): Promise<void> {
    try {
      while (isAnotherDue) {
        isAnotherDue = false
        await attempt().catch(tryAgain)
      }
    } finally {
      running = null
    }
  }

  async function attempt(): Promise<void> {
    const isBack = isBackPending
    isBackPending = false
    cancelTimer()
    const waiting = await listWaiting()
    const isIdle = waiting.length === 0 && !(await options.hasTasks())
    if (isIdle && !options.isUnreachable()) {
      silentAttempts = 0
      if (isBack && options.isOnline()) await options.loadCart()
      return
    }
    if (!options.isOnline() || !(await options.probe())) {
      // The server was silent until now: another attempt would only make a shopper wait who has pressed "Send now" meanwhile.
      isAnotherDue &&= isBackPending
      // The shopper is watching: do not make the pause longer.
      if (isConsentPending) silentAttempts = 0
      return tryAgain()
    }
    silentAttempts = 0
    if (isIdle) return
    const isConsented = isConsentPending
    isConsentPending = false
    const openId = options.openOrderId()
    const steps = planReconnect({
      automaticSending: isConsented || options.automaticSending,
      onThankYouPage: isConsented || waiting.some((stored) => orderIdOf(stored) === openId),
      waitedMs: waiting.map(({ order }) => now() - Date.parse(order.created_at ?? '')),
    })
    for (const step of steps) await take(step)
    const isUnfinished = (steps.includes('send-orders') && (await listWaiting()).length > 0) || (await options.hasTasks())
    if (isUnfinished) tryAgain()
  }

  async function take(step: ReturnType<typeof planReconnect>[number]): Promise<void> {
    switch (step) {
      case 'run-tasks':
        return options.runTasks()
      case 'load-cart-client-wins':
        return options.loadCart()
      case 'ask-to-send-orders':
        return options.onAsk()
      case 'send-orders': {
        const { changed } = await queue.sendWaiting()
        if (changed.length > 0) options.onChanged(changed)
      }
    }
  }

  function tryAgain(): void {
    if (isStopped) return
    silentAttempts += 1
    cancelTimer = later(() => void kick(), nextTryMs(silentAttempts))
  }

  async function kick({ isConsented = false, isBack = false }: { isConsented?: boolean; isBack?: boolean } = {}): Promise<void> {
    if (isStopped) return
    isConsentPending ||= isConsented
    isBackPending ||= isBack
    isAnotherDue = true
    running ??= run()
    await running
  }

  return {
    kick,
    stop() {
      isStopped = true
      cancelTimer()
    },
  }
}
