import 'fake-indexeddb/auto'
import type { Send } from '@meerkat/contract/transport'
import { prepareProduct } from '@meerkat/domain/variants/prepare-product'
import { IDBFactory } from 'fake-indexeddb'
import { createStore } from 'zustand/vanilla'
import { createCartStore } from '../features/cart/actions/cart-state.ts'
import { createCart } from '../features/cart/actions/create-cart.ts'
import type { CartNotice } from '../features/cart/notices/cart-notice.ts'
import { findServerLine } from '../features/cart/sync/find-server-line.ts'
import { createSession } from '../features/session/create-session.ts'
import { openCartCollection } from '../offline/collections/cart-collection.ts'
import { openCartTerms } from '../offline/collections/cart-terms.ts'
import { openClaims } from '../offline/collections/claims.ts'
import { openSavedLines } from '../offline/collections/saved-lines.ts'
import { openSyncTasks } from '../offline/collections/sync-tasks.ts'
import { openUserCollection } from '../offline/collections/user-collection.ts'
import { createTaskQueue } from '../offline/sending/task-queue.ts'
import { createPageLock } from '../offline/storage/exclusive.ts'
import { ShopStorage } from '../offline/storage/shop-storage.ts'
import type { TabChannel } from '../offline/storage/tab-channel.ts'
import { SLOW_DISK_LIMITS } from '../offline/testing/slow-disk-limits.ts'
import { createClient } from '../shell/api/api-client.ts'
import { searchEntities } from '../shell/api/catalog-search.ts'
import type { SendWithToken } from '../shell/api/send-as-customer.ts'
import type { SessionState } from '../shell/session/session.ts'
import { shop, storeViews } from '../shell/store-view/stores.ts'

const silent: TabChannel = { announce: () => {}, subscribe: () => () => {}, close: () => {} }
const view = storeViews[0]!
let lastTask = 0

/** Storage that survives when a page is closed. */
export type Disk = IDBFactory

export function aDisk(): Disk {
  return new IDBFactory()
}

export type Device = Awaited<ReturnType<typeof openDevice>>

export interface OpenDevice {
  readonly send: Send
  readonly disk: Disk
  /** Serves product pages that are already open, even when the network is offline. */
  readonly catalog: Send
}

/** A browser without UI: the real cart, session, task queue and storage of the client, against any server. */
export async function openDevice({ send, disk, catalog }: OpenDevice) {
  // A connection that is already open keeps its database when the next device replaces the global.
  globalThis.indexedDB = disk
  const network = { online: true }
  const storage = new ShopStorage({ storeCode: '', ...SLOW_DISK_LIMITS })
  const user = openUserCollection(storage, silent)
  const exclusive = createPageLock()
  const over: Send = (call) => (network.online ? send(call) : Promise.reject(new TypeError('fetch failed')))
  let sendWithToken: SendWithToken = (call, onward) => onward(call)
  const api = createClient((call) => (call.endpoint.auth === 'none' ? over(call) : sendWithToken(call, over)))
  const tasks = createTaskQueue({
    tasks: openSyncTasks(storage),
    api,
    exclusive,
    scope: storage.name,
    now: () => 1000,
    createId: () => `device-task-${++lastTask}`,
  })
  const notices: CartNotice[] = []
  const store = createCartStore()
  const collection = openCartCollection(storage, silent)
  const cart = createCart(
    {
      api,
      tasks,
      exclusive,
      collection,
      claims: openClaims(storage),
      saved: { ...openSavedLines({ storage, channel: silent, exclusive }), pull: async () => undefined },
      scope: storage.name,
      shop: shop,
      view,
      terms: openCartTerms(storage),
      readTaxRules: async () => null,
      cashFeeCents: () => 0,
      groupId: () => null,
      localPayments: view.payment,
      isOnline: () => network.online,
      isReachable: () => network.online,
      isInCheckout: () => false,
      isCustomer: () => state.getState().user !== null,
      readShipping: async () => null,
      findLine: (server) => findServerLine(api, view, server).catch(() => null),
      readOrdered: async () => [],
      settleOrders: async () => [],
      now: () => 1000,
      notify: (notice) => notices.push(notice),
    },
    store,
  )
  const state = createStore<SessionState>(() => ({ isKnown: false, token: null, user: null, authElem: null }))
  const session = createSession({
    api,
    user,
    state,
    t: (id) => id,
    maxRefreshAttempts: 1,
    wait: async () => {},
    exclusive: (work) => exclusive('token', work),
    handleLogin: cart.connectCustomer,
    async handleLogout() {
      await Promise.all([user.clear(), tasks.clear()])
      await cart.forget()
    },
    clearTasks: tasks.clear,
    rememberPage: () => {},
    notify: () => {},
  })
  sendWithToken = session.send
  await session.start()
  await cart.adopt()

  return {
    cart,
    session,
    network,
    notices,
    isLoggedIn: () => state.getState().token !== null,
    isJoining: collection.readJoin,
    state: store.getState,
    /** Quantities by sku, as shown to the shopper. */
    quantities: () => Object.fromEntries(store.getState().lines.map(({ sku, qty }) => [sku, qty])),
    lineOf: (sku: string) => store.getState().lines.find((line) => line.sku === sku),
    /** Adds a product from its page, which is already open. */
    async add(sku: string) {
      const query = { _appliedFilters: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' }] }
      const [product] = (
        await searchEntities<Parameters<typeof prepareProduct>[0]>(createClient(catalog), view, { entity: 'product', query, size: 1 })
      ).items
      return product ? cart.add([prepareProduct(product)]) : false
    },
  }
}
