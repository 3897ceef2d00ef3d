import type { Endpoint } from '@meerkat/contract/endpoint'
import type { Outcome } from '../../shell/api/api-client.ts'
import { listenToAnswers } from '../../shell/api/listen-to-answers.ts'
import { observeAnswers } from '../network/observe-answers.ts'
import type { Offline } from '../open-offline.ts'
import { createOrderSender, type OrderSender, type OrderSenderOptions } from './order-sender.ts'
import { PERSON_TASKS } from './person-tasks.ts'
import { registerBackgroundSync } from './register-background-sync.ts'
import { readOpenOrder } from './sender-context.ts'
import { CART_TASKS } from './task-queue.ts'

export interface StartSending extends Pick<OrderSenderOptions, 'automaticSending' | 'onAsk' | 'onChanged'> {
  /** Synchronises the cart, if there is one; false when there is none. */
  readonly loadCart: () => Promise<boolean>
  /** Called when the browser deleted waiting orders and the page wrote them again. */
  readonly onRestored: (isSaved: boolean) => void
  /** Called when a task of the shopper was answered, perhaps long after the click. */
  readonly onTaskAnswer: (outcome: Outcome<unknown>, endpoint: Endpoint, body: unknown) => Promise<void>
}

/** Listens to everything that may mean "the server can be reached again". docs/behaviour/offline.md §7.3. */
export function startSending(offline: Offline, options: StartSending): OrderSender {
  const { orders, orderQueue, connectivity, readCustomerId, waitingTasks, tasks } = offline
  const stopped = new AbortController()
  listenToAnswers(observeAnswers(connectivity.note))
  const sender = createOrderSender({
    ...options,
    orders,
    queue: orderQueue,
    readCustomerId,
    isOnline: connectivity.isOnline,
    isUnreachable: () => connectivity.read() === 'unreachable',
    probe: orderQueue.isReachable,
    hasTasks: async () => (await waitingTasks.list()).length > 0,
    runTasks: async () => void (await tasks.replay(PERSON_TASKS, options.onTaskAnswer)),
    // The cart repeats its own tasks and applies the answers; without a cart the answers are not needed.
    async loadCart() {
      if (!(await options.loadCart())) await tasks.replay(CART_TASKS)
    },
    openOrderId: readOpenOrder,
    now: Date.now,
    later(work, ms) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })

  orderQueue.onLate((stored) => options.onChanged([stored]))
  const { signal } = stopped
  const leave = [
    connectivity.subscribe((connection) => void sender.kick({ isBack: connection === 'online' })),
    // An order that is stored while this page sends nothing needs Background Sync, and the sender's timer.
    orders.subscribe(() => void registerBackgroundSync(orders)),
    orders.onRestored(options.onRestored),
  ]
  const handleVisible = () => document.visibilityState === 'visible' && void sender.kick()
  document.addEventListener('visibilitychange', handleVisible, { signal })
  // The service worker says that Background Sync found the network again.
  const handleMessage = ({ data }: MessageEvent<{ kind?: unknown } | null>) => data?.kind === 'send-now' && void sender.kick()
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', handleMessage, { signal })
  void sender.kick()

  return {
    ...sender,
    stop() {
      sender.stop()
      stopped.abort()
      for (const end of leave) end()
    },
  }
}
