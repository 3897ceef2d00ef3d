import type { ServerCartItem } from '@meerkat/contract/cart'
import type { PaymentMethod } from '@meerkat/contract/checkout'
import type { Id } from '@meerkat/contract/envelope'
import type { StoreView } from '@meerkat/contract/store-config'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSameLine, serverItemId } from '@meerkat/domain/cart/lines/is-same-line'
import type { OrderedProduct } from '@meerkat/domain/cart/lines/remove-ordered'
import type { RemovedLine } from '@meerkat/domain/cart/sync/plan-cart-merge'
import type { CartCollection } from '../../../offline/collections/cart-collection.ts'
import type { CartTermsCollection } from '../../../offline/collections/cart-terms.ts'
import type { ShippingDetails } from '../../../offline/collections/checkout-details.ts'
import type { Claims } from '../../../offline/collections/claims.ts'
import type { ArrivedOrder } from '../../../offline/sending/order-queue.ts'
import type { TaskQueue } from '../../../offline/sending/task-queue.ts'
import type { Exclusive } from '../../../offline/storage/exclusive.ts'
import type { StorageEntry } from '../../../offline/storage/write-together.ts'
import type { Api } from '../../../shell/api/api-client.ts'
import type { shop } from '../../../shell/store-view/stores.ts'
import type { CartNotice } from '../notices/cart-notice.ts'
import type { FollowedLines } from '../saved/follow-saved-lines.ts'
import type { CartStore } from './cart-state.ts'

/** What the cart depends on. */
export interface CartDeps {
  readonly api: Api
  readonly tasks: TaskQueue
  readonly collection: CartCollection
  readonly claims: Claims
  readonly saved: FollowedLines
  /** The last methods and totals of the server. */
  readonly terms: CartTermsCollection
  readonly exclusive: Exclusive
  /** Name of the storage, and of its locks: the tabs of one store view share a cart. */
  readonly scope: string
  readonly shop: Pick<typeof shop, 'cart' | 'stock'> & {
    readonly products: Pick<(typeof shop)['products'], 'allowZeroPrice'>
  }
  /** Its country is used for totals until the shopper chooses one, its delivery methods while the server is unreachable. */
  readonly view: Pick<StoreView, 'tax' | 'shipping'>
  /** The shop's tax rules in their order; null when this device does not have them. */
  readonly readTaxRules: () => Promise<readonly TaxRule[] | null>
  /** The fee for cash on delivery, with tax; 0 when there is none or this device does not know it. */
  readonly cashFeeCents: () => number
  /** The customer group whose prices and taxes apply; null for guests, and while the shop has no group prices. */
  readonly groupId: () => number | null
  /** Payment methods from the store configuration. docs/behaviour/checkout.md §13.2. */
  readonly localPayments: readonly PaymentMethod[]
  readonly isOnline: () => boolean
  /** False also when the network is there and calls have found that the server does not answer. */
  readonly isReachable: () => boolean
  /** True for half an hour after a change in the checkout: the local cart wins then. docs/behaviour/cart.md §1.1. */
  readonly isInCheckout: () => boolean
  /** True while a customer is logged in: the server has a cart of the account. */
  readonly isCustomer: () => boolean
  readonly readShipping: () => Promise<ShippingDetails | null>
  /** A line for a server line that this device does not have; null when its product cannot be found. docs/behaviour/cart.md §1.6. */
  readonly findLine: (server: ServerCartItem) => Promise<CartItem | null>
  /** Orders that the server has placed from this cart, while this device still holds its lines. */
  readonly settleOrders: (cartId: string) => Promise<readonly ArrivedOrder[]>
  /** What the customer has ordered from this cart on any device; empty when it did not become an order, null without an answer. */
  readonly readOrdered: (cartId: string) => Promise<readonly OrderedProduct[] | null>
  readonly now: () => number
  readonly notify: (notice: CartNotice) => void
}

/** The stored lines and their changes: every change is written to storage before other tabs are notified. */
export interface CartCore {
  readonly deps: CartDeps
  readonly store: CartStore
  /** A change by the shopper: newer than what a running sync has read. `alongside` is stored in the same transaction. */
  readonly changeLines: (change: LinesChange, alongside?: readonly StorageEntry[]) => Promise<void>
  /** A change that follows from a server's answer. */
  readonly patchLines: (change: LinesChange) => Promise<void>
  readonly setToken: (token: string) => Promise<void>
  readonly setHash: (hash: string) => Promise<void>
  /** Lines that the shopper removed since both sides agreed. */
  readonly readRemoved: () => Promise<readonly RemovedLine[]>
  /** Lines and removals read under one lock: the basis of a merge plan. */
  readonly readLocal: () => Promise<{ readonly lines: readonly CartItem[]; readonly removed: readonly RemovedLine[] }>
  readonly noteRemoved: (id: Id) => Promise<void>
  /** Drops removals that the server has confirmed. */
  readonly forgetRemoved: (known: readonly RemovedLine[]) => Promise<void>
  /** Reads lines, token and hash from storage, where another tab may have written them. */
  readonly adoptStored: () => Promise<void>
  /** Number of the shopper's changes so far, in this tab or seen from another. */
  readonly revision: () => number
}

export type LinesChange = (lines: readonly CartItem[]) => readonly CartItem[]

export function createCartCore(deps: CartDeps, store: CartStore): CartCore {
  const { collection, exclusive, scope } = deps
  let revision = 0

  /** Reads, changes and writes the lines under one lock across all tabs: when two tabs add at once, both lines stay. */
  function change(apply: LinesChange, isShoppers: boolean, alongside?: readonly StorageEntry[]): Promise<void> {
    return exclusive(`${scope}-cart-lines`, async () => {
      const before = await readLines()
      const lines = apply(before)
      if (lines === before) return
      if (isShoppers) revision += 1
      // Store the removals before the lines: a removal that is not stored would be undone by the next sync.
      if (isShoppers) await noteGone(before, lines, alongside !== undefined)
      store.setState({ lines, ...(isShoppers && { totalsStale: true }) })
      await collection.writeLines(lines, alongside)
    })
  }

  /** A slow disk may deliver the lines after the timeout. */
  function readLines(): Promise<readonly CartItem[]> {
    return collection.readLines(() => void adoptStored())
  }

  /** `isOrdered`: the lines are gone because they became an order, which is stored with the change. */
  async function noteGone(before: readonly CartItem[], after: readonly CartItem[], isOrdered: boolean): Promise<void> {
    const gone = before.filter((line) => !after.some((other) => isSameLine(other, line)))
    const removed = gone.flatMap((line) => {
      const id = serverItemId(line)
      return id === null ? [] : [{ id, ordered: isOrdered ? line.qty : null }]
    })
    if (removed.length > 0) await collection.writeRemoved([...(await collection.readRemoved()), ...removed])
  }

  /** Under the same lock as changes: a read that finishes after a change would restore the old lines. */
  function adoptStored(): Promise<void> {
    return exclusive(`${scope}-cart-lines`, async () => {
      const [lines, token, hash, details] = await Promise.all([
        readLines(),
        collection.readToken(),
        collection.readHash(),
        deps.readShipping(),
      ])
      const country = details?.country || deps.view.tax.defaultCountry
      const isNews = JSON.stringify(lines) !== JSON.stringify(store.getState().lines)
      // The shopper changed the cart in another tab: a running sync has not read that either.
      if (isNews) revision += 1
      store.setState({ token, hash, country, loaded: true, ...(isNews && { lines, totalsStale: true }) })
    })
  }

  return {
    deps,
    store,
    changeLines: (apply, alongside) => change(apply, true, alongside),
    patchLines: (apply) => change(apply, false),
    async setToken(token) {
      store.setState({ token })
      await collection.writeToken(token)
    },
    async setHash(hash) {
      store.setState({ hash })
      await collection.writeHash(hash)
    },
    readRemoved: collection.readRemoved,
    readLocal: () =>
      exclusive(`${scope}-cart-lines`, async () => {
        const [lines, removed] = await Promise.all([readLines(), collection.readRemoved()])
        return { lines, removed }
      }),
    noteRemoved: (id) =>
      exclusive(`${scope}-cart-lines`, async () => collection.writeRemoved([...(await collection.readRemoved()), { id, ordered: null }])),
    forgetRemoved: (known) =>
      exclusive(`${scope}-cart-lines`, async () => {
        const removed = await collection.readRemoved()
        if (removed.length > 0) await collection.writeRemoved(removed.filter(({ id }) => !known.some((line) => line.id === id)))
      }),
    adoptStored,
    revision: () => revision,
  }
}
