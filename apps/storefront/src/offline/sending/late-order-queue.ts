import type { Api } from '../../shell/api/api-client.ts'
import { openOnce } from '../../shell/page-load/open-once.ts'
import type { StoredOrder } from '../collections/orders.ts'
import type { OrderQueue, OrderQueueOptions } from './order-queue.ts'
import type { PostOrder } from './post-order.ts'

export interface LateOrderQueue extends Omit<OrderQueueOptions, keyof PostOrder> {
  readonly api: Api
}

/**
 * The order queue, whose code is not part of the page's: no page needs it before a click. It starts loading at once, because the network
 * may be gone when an order is placed; a load that failed is repeated at the next call.
 */
export function openLateOrderQueue({ api, ...options }: LateOrderQueue): OrderQueue {
  let onLate: (stored: StoredOrder) => void = () => {}
  const open = openOnce(async () => {
    const [{ createOrderQueue }, { postOrders }] = await Promise.all([import('./order-queue.ts'), import('./post-order.ts')])
    const queue = createOrderQueue({ ...options, ...postOrders(api) })
    queue.onLate((stored) => onLate(stored))
    return queue
  })
  open().catch(() => undefined)
  return {
    place: async (...given) => (await open()).place(...given),
    onLate(listener) {
      onLate = listener
    },
    takeOut: async (...given) => (await open()).takeOut(...given),
    sendWaiting: async () => (await open()).sendWaiting(),
    acceptDifference: async (orderId) => (await open()).acceptDifference(orderId),
    withdraw: async (...given) => (await open()).withdraw(...given),
    isReachable: async () => (await open()).isReachable(),
    settle: async (cartId) => (await open()).settle(cartId),
  }
}
