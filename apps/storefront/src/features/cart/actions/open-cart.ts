import type { StoreView } from '@meerkat/contract/store-config'
import type { Translate } from '@meerkat/i18n/messages'
import { openCartCollection } from '../../../offline/collections/cart-collection.ts'
import { isCheckoutActive } from '../../../offline/collections/checkout-activity.ts'
import { openSavedLines, type StoredSavedLines } from '../../../offline/collections/saved-lines.ts'
import { openOffline } from '../../../offline/open-offline.ts'
import type { Api } from '../../../shell/api/api-client.ts'
import { deviceApi, deviceFee } from '../../../shell/api/device-api.ts'
import { sessionStore } from '../../../shell/session/session.ts'
import { shopperGroup } from '../../../shell/session/shopper-group.ts'
import { hasOwnCalls, shop } from '../../../shell/store-view/stores.ts'
import type { CartNotice } from '../notices/cart-notice.ts'
import { followSavedLines } from '../saved/follow-saved-lines.ts'
import { findServerLine } from '../sync/find-server-line.ts'
import { readTaxRules } from '../sync/read-tax-rules.ts'
import type { Cart } from './cart.ts'
import type { CartStore } from './cart-state.ts'
import { createCart } from './create-cart.ts'

export interface OpenCart {
  readonly api: Api
  readonly t: Translate
  readonly locale: string
  readonly view: StoreView
  readonly store: CartStore
  readonly notify: (notice: CartNotice) => void
}

/**
 * Builds the cart on this browser's storage, loads it, and updates it after changes by other tabs and when the network returns.
 * docs/behaviour/cart.md §1.2.
 */
export async function openCart({ api, t, locale, view, store, notify }: OpenCart): Promise<Cart> {
  const offline = openOffline({ api, storeCode: view.storeCode })
  const collection = openCartCollection(offline.storage, offline.channel)
  const device = openSavedLines(offline)
  const saved = hasOwnCalls ? followSavedLines({ device, session: sessionStore, openAccount }) : { ...device, pull: async () => undefined }
  const isReachable = () => offline.connectivity.read() === 'online'
  const cart = createCart(
    {
      api: offline.api,
      tasks: offline.tasks,
      collection,
      claims: offline.claims,
      saved,
      terms: offline.terms,
      exclusive: offline.exclusive,
      scope: offline.storage.name,
      shop,
      view,
      readTaxRules: () => readTaxRules(api, view),
      cashFeeCents: () => deviceFee.cents,
      groupId: () => shopperGroup().groupId ?? null,
      localPayments: view.payment,
      isOnline: offline.connectivity.isOnline,
      isReachable,
      isInCheckout: () => isCheckoutActive(Date.now(), shop.checkoutActiveMs),
      isCustomer: () => sessionStore.getState().user !== null,
      readShipping: offline.details.shipping.read,
      findLine: (server) => findServerLine(api, view, server).catch(() => null),
      settleOrders: offline.orderQueue.settle,
      readOrdered,
      now: Date.now,
      notify,
    },
    store,
  )

  /** The lines may have been stored by a page in another language; the server's totals bring its labels only once it answers. */
  async function relabel() {
    if ((await collection.readLanguage()) === locale) return
    await cart.relabel({
      locale,
      find: async (lines) =>
        (await import('../find-chosen-products.ts')).findChosenProducts({ api, view, filesLabel: t('product.files') }, lines),
    })
  }

  /** Empty for guests, whose cart is on this device only. */
  async function readOrdered(cartId: string) {
    if (sessionStore.getState().user === null) return []
    const late = await import('../sync/find-ordered.ts').catch(() => null)
    return late && late.findOrdered(offline.api, cartId)
  }

  async function openAccount(owner: Pick<StoredSavedLines, 'readOwner' | 'writeOwner'>) {
    const [{ createSavedAccount }, { findSavedLines }] = await Promise.all([
      import('../saved/saved-account.ts'),
      import('../saved/find-saved-lines.ts'),
    ])
    const source = { api, view, filesLabel: t('product.files') }
    return createSavedAccount({
      ...offline,
      device: { ...device, ...owner },
      session: sessionStore,
      find: (lines) => findSavedLines(source, lines),
    })
  }

  /** Without the server, calculates the amounts with the chosen delivery on this device. */
  const assumeTerms = async () => isReachable() || cart.assumeTerms()
  const follow = () => void cart.pullSaved().catch(() => undefined)
  sessionStore.subscribe((now, before) => {
    if (now.user !== null && now.user.id !== before.user?.id) follow()
  })
  collection.subscribe(() => void cart.adopt())
  saved.subscribe(() => void cart.adoptSaved())
  offline.connectivity.subscribe((connection) => {
    // Changes made offline win. docs/behaviour/offline.md §7.3.
    if (connection === 'online') void cart.load({ clientWins: true })
    else void assumeTerms()
  })
  // The catalogue on the device brings tax rules and the cash fee, which may change what an order costs.
  deviceApi.subscribe(() => void assumeTerms())
  document.addEventListener('visibilitychange', () => {
    // The cart may have changed on another device.
    if (document.visibilityState === 'visible') void cart.load({ force: true })
  })
  // The stored lines are enough to continue; the sync runs in the background.
  await Promise.all([cart.adopt(), cart.adoptSaved()])
  void assumeTerms()
  void cart.load()
  void relabel().catch(() => undefined)
  follow()
  return cart
}
