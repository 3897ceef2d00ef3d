import type { Api } from '../shell/api/api-client.ts'
import { shop } from '../shell/store-view/stores.ts'
import { type CartTermsCollection, openCartTerms } from './collections/cart-terms.ts'
import { type CheckoutDetailsCollection, openCheckoutDetails } from './collections/checkout-details.ts'
import { type Claims, openClaims } from './collections/claims.ts'
import { type OrdersCollection, openOrders } from './collections/orders.ts'
import { openSyncTasks, type SyncTasksCollection } from './collections/sync-tasks.ts'
import { openUserCollection, type UserCollection } from './collections/user-collection.ts'
import { type Connectivity, pageConnectivity } from './network/connectivity.ts'
import { openLateOrderQueue } from './sending/late-order-queue.ts'
import type { OrderQueue } from './sending/order-queue.ts'
import { createTaskQueue, type TaskQueue } from './sending/task-queue.ts'
import { createExclusive, type Exclusive } from './storage/exclusive.ts'
import { createMakeRoom } from './storage/make-room.ts'
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
  readonly waitingTasks: SyncTasksCollection
  readonly user: UserCollection
  /** The id of the customer who is logged in; null for a guest. */
  readonly readCustomerId: () => Promise<number | null>
  readonly details: CheckoutDetailsCollection
  readonly orders: OrdersCollection
  readonly claims: Claims
  readonly terms: CartTermsCollection
  readonly orderQueue: OrderQueue
}

export interface OpenOffline {
  readonly api: Api
  readonly storeCode: string
}

let opened: { storeCode: string; offline: Offline } | null = null

/** Opens the storage once per page; only in the browser. */
export function openOffline({ api, storeCode }: OpenOffline): Offline {
  if (opened?.storeCode === storeCode) return opened.offline
  const storage = new ShopStorage({ storeCode, makeRoom: createMakeRoom() })
  const exclusive = createExclusive()
  const channel = openTabChannel(storage.name)
  const orders = openOrders(storage, channel)
  const user = openUserCollection(storage, channel)
  const connectivity = pageConnectivity()
  const waitingTasks = openSyncTasks(storage)
  const readCustomerId = async () => ((await user.readToken()) === null ? null : ((await user.readUser())?.id ?? null))
  const offline: Offline = {
    api,
    storage,
    exclusive,
    channel,
    user,
    readCustomerId,
    connectivity,
    waitingTasks,
    tasks: createTaskQueue({
      tasks: waitingTasks,
      api,
      exclusive,
      scope: storage.name,
      now: Date.now,
      createId: () => `${Date.now()}-${crypto.randomUUID()}`,
      maxAttempts: shop.queues.maxNetworkTaskAttempts,
      isReachable: () => connectivity.read() === 'online',
    }),
    details: openCheckoutDetails(storage),
    orders,
    claims: openClaims(storage),
    terms: openCartTerms(storage),
    orderQueue: openLateOrderQueue({
      api,
      orders,
      exclusive,
      scope: storage.name,
      readCustomerId,
      connectivity,
    }),
  }
  opened = { storeCode, offline }
  return offline
}
