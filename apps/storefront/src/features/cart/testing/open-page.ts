import type { StoreView } from '@meerkat/contract/store-config'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import type { OrderedProduct } from '@meerkat/domain/cart/lines/remove-ordered'
import { type PreparedProduct, prepareProduct } from '@meerkat/domain/variants/prepare-product'
import { openCartCollection } from '../../../offline/collections/cart-collection.ts'
import { openCartTerms } from '../../../offline/collections/cart-terms.ts'
import type { ShippingDetails } from '../../../offline/collections/checkout-details.ts'
import { openClaims } from '../../../offline/collections/claims.ts'
import { openSavedLines } from '../../../offline/collections/saved-lines.ts'
import { openSyncTasks } from '../../../offline/collections/sync-tasks.ts'
import type { ArrivedOrder } from '../../../offline/sending/order-queue.ts'
import { createTaskQueue } from '../../../offline/sending/task-queue.ts'
import { createExclusive } from '../../../offline/storage/exclusive.ts'
import { ShopStorage } from '../../../offline/storage/shop-storage.ts'
import type { TabChannel } from '../../../offline/storage/tab-channel.ts'
import { SLOW_DISK_LIMITS } from '../../../offline/testing/slow-disk-limits.ts'
import { createClient } from '../../../shell/api/api-client.ts'
import { shop, storeViews } from '../../../shell/store-view/stores.ts'
import type { Cart } from '../actions/cart.ts'
import { createCartStore } from '../actions/cart-state.ts'
import { createCart } from '../actions/create-cart.ts'
import type { CartNotice } from '../notices/cart-notice.ts'
import type { FakeServer } from './fake-server.ts'

/** Tests call `adopt` themselves to let tabs exchange changes. */
const silent: TabChannel = { announce: () => {}, subscribe: () => () => {}, close: () => {} }
let lastTask = 0

export interface PageSettings {
  readonly shipping?: StoreView['shipping']
  /** Settings of the cart that differ from those of the demo shop. */
  readonly cart?: Partial<(typeof shop)['cart']>
  readonly payments?: StoreView['payment']
  readonly tax?: Partial<StoreView['tax']>
  /** Left out when the device does not have them. */
  readonly taxRules?: readonly TaxRule[]
  readonly groupId?: number
  /** The fee for cash on delivery that the device knows. */
  readonly cashFeeCents?: number
  /** How long the page waits for its disk. */
  readonly timeoutMs?: number
  readonly lateLimitMs?: number
  /** What has been entered in the checkout. */
  readonly details?: Partial<ShippingDetails>
}

/** A page of the shop on this device's storage. */
export function openPage(server: Pick<FakeServer, 'send'> & Partial<Pick<FakeServer, 'ownCart'>>, settings: PageSettings = {}) {
  const { shipping = [], payments = [], tax, taxRules, groupId, details, cart: cartSettings, ...disk } = settings
  const network = { online: true, answers: true }
  const checkout = { active: false }
  const notices: CartNotice[] = []
  const arrived: ArrivedOrder[] = []
  /** What another device has ordered from the cart; null while the server does not say. */
  const elsewhere: { ordered: readonly OrderedProduct[] | null } = { ordered: [] }
  const storage = new ShopStorage({ storeCode: '', ...SLOW_DISK_LIMITS, ...disk })
  const exclusive = createExclusive()
  const api = createClient(server.send)
  const store = createCartStore()
  const claims = openClaims(storage)
  const terms = openCartTerms(storage)
  const tasks = createTaskQueue({
    tasks: openSyncTasks(storage),
    api,
    exclusive,
    scope: storage.name,
    now: () => 1000,
    createId: () => `task-${++lastTask}`,
  })
  const cart: Cart = createCart(
    {
      api,
      tasks,
      exclusive,
      collection: openCartCollection(storage, silent),
      claims,
      saved: { ...openSavedLines({ storage, channel: silent, exclusive }), pull: async () => undefined },
      scope: storage.name,
      shop: { ...shop, cart: { ...shop.cart, ...cartSettings } },
      view: { tax: { ...storeViews[0]!.tax, ...tax }, shipping },
      readTaxRules: async () => taxRules ?? null,
      cashFeeCents: () => settings.cashFeeCents ?? 0,
      groupId: () => groupId ?? null,
      terms,
      localPayments: payments,
      isOnline: () => network.online,
      isReachable: () => network.online && network.answers,
      isInCheckout: () => checkout.active,
      isCustomer: () => server.ownCart !== undefined && server.ownCart !== null,
      readShipping: async () => (details ? (details as ShippingDetails) : null),
      findLine: async ({ sku, qty, item_id }) => ({ sku, qty, server_item_id: item_id, prev_qty: qty, name: sku }),
      readOrdered: async () => elsewhere.ordered,
      settleOrders: async (cartId) => arrived.filter(({ order }) => order.cart_id === cartId),
      now: () => 1000,
      notify: (notice) => notices.push(notice),
    },
    store,
  )
  const quantities = () => Object.fromEntries(store.getState().lines.map(({ sku, qty }) => [sku, qty]))
  const lineOf = (sku: string) => store.getState().lines.find((line) => line.sku === sku)!
  return {
    cart,
    store,
    claims,
    terms,
    network,
    checkout,
    notices,
    arrived,
    elsewhere,
    kinds: () => notices.map(({ kind }) => kind),
    quantities,
    lineOf,
  }
}

let lastProduct = 0
export function aProduct(sku: string, change: Partial<PreparedProduct> = {}): PreparedProduct {
  return { ...prepareProduct({ id: ++lastProduct, sku, name: sku, type_id: 'simple', price: 100, price_incl_tax: 115 }), ...change }
}
