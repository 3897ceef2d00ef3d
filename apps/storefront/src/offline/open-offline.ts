import type { Api } from '../shell/api/api-client.ts'
import { type CheckoutDetailsCollection, openCheckoutDetails } from './collections/checkout-details.ts'
import { type Claims, openClaims } from './collections/claims.ts'
import { type OrdersCollection, openOrders } from './collections/orders.ts'
import { openSyncTasks } from './collections/sync-tasks.ts'
import { openUserCollection, type UserCollection } from './collections/user-collection.ts'
import { type Connectivity, watchConnectivity } from './network/connectivity.ts'
import { createOrderQueue, type OrderQueue } from './sending/order-queue.ts'
import { createTaskQueue, type TaskQueue } from './sending/task-queue.ts'
import { withTimeLimit } from './sending/with-time-limit.ts'
import { createExclusive, type Exclusive } from './storage/exclusive.ts'
import { ShopStorage } from './storage/shop-storage.ts'
import { openTabChannel, type TabChannel } from './storage/tab-channel.ts'

/** The stored data and unsent calls of this browser, for one store view. */
export interface Offline {
  /** An API with a time limit, for calls that other tabs wait for. */
  readonly api: Api
  readonly storage: ShopStorage
  readonly channel: TabChannel
  readonly exclusive: Exclusive
  readonly connectivity: Connectivity
  readonly tasks: TaskQueue
  readonly user: UserCollection
  readonly details: CheckoutDetailsCollection
  readonly orders: OrdersCollection
  readonly claims: Claims
  readonly orderQueue: OrderQueue
}

export interface OpenOffline {
  readonly api: Api
  readonly storeCode: string
}

let opened: { storeCode: string; offline: Offline } | null = null

/** Opens the storage once per page; only in the browser. */
export function openOffline({ api: given, storeCode }: OpenOffline): Offline {
  if (opened?.storeCode === storeCode) return opened.offline
  const api = withTimeLimit(given)
  const storage = new ShopStorage({ storeCode })
  const exclusive = createExclusive()
  const orders = openOrders(storage)
  const channel = openTabChannel(storage.name)
  const offline: Offline = {
    api,
    storage,
    exclusive,
    channel,
    user: openUserCollection(storage, channel),
    connectivity: watchConnectivity(window),
    tasks: createTaskQueue({
      tasks: openSyncTasks(storage),
      api,
      exclusive,
      scope: storage.name,
      now: Date.now,
      createId: () => `${Date.now()}-${crypto.randomUUID()}`,
    }),
    details: openCheckoutDetails(storage),
    orders,
    claims: openClaims(storage),
    orderQueue: createOrderQueue({ orders, api, exclusive, scope: storage.name, now: Date.now }),
  }
  opened = { storeCode, offline }
  return offline
}
