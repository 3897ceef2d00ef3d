import type { ServerCartItem } from '@meerkat/contract/cart'
import type { PaymentMethod } from '@meerkat/contract/checkout'
import type { Id } from '@meerkat/contract/envelope'
import type { ShopConfig } from '@meerkat/contract/store-config'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSameLine, serverItemId } from '@meerkat/domain/cart/lines/is-same-line'
import type { CartCollection } from '../../../offline/collections/cart-collection.ts'
import type { ShippingDetails } from '../../../offline/collections/checkout-details.ts'
import type { Claims } from '../../../offline/collections/claims.ts'
import type { ArrivedOrder } from '../../../offline/sending/order-queue.ts'
import type { TaskQueue } from '../../../offline/sending/task-queue.ts'
import type { Exclusive } from '../../../offline/storage/exclusive.ts'
import type { Api } from '../../../shell/api/api-client.ts'
import type { CartNotice } from '../notices/cart-notice.ts'
import type { CartStore } from './cart-state.ts'

/** What the cart stands on. */
export interface CartDeps {
  readonly api: Api
  readonly tasks: TaskQueue
  readonly collection: CartCollection
  readonly claims: Claims
  readonly exclusive: Exclusive
  /** Name of the storage: tabs of one store view share a cart. */
  readonly scope: string
  readonly shop: Pick<ShopConfig, 'cart' | 'stock'> & { readonly products: Pick<ShopConfig['products'], 'allowZeroPrice'> }
  /** Country for totals as long as the shopper has named none. */
  readonly defaultCountry: string
  /** The shop's own ways to pay. Behaviour 13.2. */
  readonly localPayments: readonly PaymentMethod[]
  readonly isOnline: () => boolean
  /** Checkout touched within the last half hour: what the shopper sees is kept then. Behaviour 1.1. */
  readonly isInCheckout: () => boolean
  readonly readShipping: () => Promise<ShippingDetails | null>
  /** The line of the product behind a server line that this device does not know; null when there is none. Behaviour 1.6. */
  readonly findLine: (server: ServerCartItem) => Promise<CartItem | null>
  /** Orders that the server has placed from this cart, although it is still full here. */
  readonly settleOrders: (cartId: string) => Promise<readonly ArrivedOrder[]>
  readonly now: () => number
  readonly notify: (notice: CartNotice) => void
}

/** The lines and how they change: every change is stored before anyone is told. */
export interface CartCore {
  readonly deps: CartDeps
  readonly store: CartStore
  /** A change by the shopper: it is newer than whatever a running sync knows. */
  readonly changeLines: (change: LinesChange) => Promise<void>
  /** A change by the server's answer. */
  readonly patchLines: (change: LinesChange) => Promise<void>
  readonly setToken: (token: string) => Promise<void>
  readonly setHash: (hash: string) => Promise<void>
  /** Server ids of lines that the shopper removed since both sides agreed. */
  readonly readRemoved: () => Promise<readonly Id[]>
  /** The lines and the removals of one moment: what a merge is planned from. */
  readonly readLocal: () => Promise<{ readonly lines: readonly CartItem[]; readonly removed: readonly Id[] }>
  readonly noteRemoved: (id: Id) => Promise<void>
  /** The server knows of these. */
  readonly forgetRemoved: (known: readonly Id[]) => Promise<void>
  /** Takes over what is stored, by this tab or another. */
  readonly adoptStored: () => Promise<void>
  /** Counts the shopper's changes. */
  readonly revision: () => number
}

export type LinesChange = (lines: readonly CartItem[]) => readonly CartItem[]

export function createCartCore(deps: CartDeps, store: CartStore): CartCore {
  const { collection, exclusive, scope } = deps
  let revision = 0

  /** Read, change, write in one turn across all tabs: two tabs adding at once keep both lines. */
  function change(apply: LinesChange, isShoppers: boolean): Promise<void> {
    return exclusive(`${scope}-cart-lines`, async () => {
      const before = await collection.readLines()
      const lines = apply(before)
      if (lines === before) return
      if (isShoppers) revision += 1
      // Before the lines: what is gone here without a note would come back with the next sync.
      if (isShoppers) await noteGone(before, lines)
      store.setState({ lines, ...(isShoppers && { totalsStale: true }) })
      await collection.writeLines(lines)
    })
  }

  async function noteGone(before: readonly CartItem[], after: readonly CartItem[]): Promise<void> {
    const gone = before.filter((line) => !after.some((other) => isSameLine(other, line)))
    const ids = gone.map(serverItemId).filter((id) => id !== null)
    if (ids.length > 0) await collection.writeRemoved([...(await collection.readRemoved()), ...ids])
  }

  /** In turn with changes: a reading overtaken by a change would bring the old lines back. */
  function adoptStored(): Promise<void> {
    return exclusive(`${scope}-cart-lines`, async () => {
      const [lines, token, hash] = await Promise.all([
        // A slow disk may hand the lines over after we went on without them.
        collection.readLines(() => void adoptStored()),
        collection.readToken(),
        collection.readHash(),
      ])
      const isNews = JSON.stringify(lines) !== JSON.stringify(store.getState().lines)
      // A change by the shopper in another tab, which a running sync does not know of either.
      if (isNews) revision += 1
      store.setState({ token, hash, loaded: true, ...(isNews && { lines, totalsStale: true }) })
    })
  }

  return {
    deps,
    store,
    changeLines: (apply) => change(apply, true),
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
        const [lines, removed] = await Promise.all([collection.readLines(), collection.readRemoved()])
        return { lines, removed }
      }),
    noteRemoved: (id) => exclusive(`${scope}-cart-lines`, async () => collection.writeRemoved([...(await collection.readRemoved()), id])),
    forgetRemoved: (known) =>
      exclusive(`${scope}-cart-lines`, async () => {
        const removed = await collection.readRemoved()
        if (removed.length > 0) await collection.writeRemoved(removed.filter((id) => !known.includes(id)))
      }),
    adoptStored,
    revision: () => revision,
  }
}
