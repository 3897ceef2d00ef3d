import type { Product } from '@meerkat/contract/product'
import { changeWishlist, MAX_WISHLIST_ITEMS, readWishlist } from '@meerkat/contract/wishlist'
import type { StoreApi } from 'zustand'
import { type AccountListDeps, createAccountList, type DeviceList } from '../../offline/account-list/account-list.ts'
import { followAccount } from '../../offline/account-list/follow-account.ts'
import type { ProductLists } from '../../offline/collections/product-lists.ts'
import type { Offline } from '../../offline/open-offline.ts'
import type { SessionState } from '../../shell/session/session.ts'
import { type Lists, toWishlistItem } from './create-lists.ts'
import type { ListsState } from './lists-context.ts'

/** A product on the wishlist of the account. */
interface WishlistItem {
  readonly sku: string
  readonly qty: number
}

export interface WishlistSyncDeps extends Pick<Offline, 'api' | 'tasks'>, Pick<AccountListDeps<Product, WishlistItem>, 'waitingTasks'> {
  readonly lists: Lists
  readonly store: Pick<StoreApi<ListsState>, 'getState'>
  readonly storage: Pick<ProductLists, 'readOwner' | 'writeOwner' | 'agreement'>
  readonly session: Pick<StoreApi<SessionState>, 'getState' | 'subscribe'>
  readonly findProducts: (skus: readonly string[]) => Promise<readonly Product[]>
}

/** Makes the wishlist follow the account. Returns the actions to use instead. docs/behaviour/small-stores.md §20.1. */
export function syncWishlist(deps: WishlistSyncDeps): Lists {
  const { api, tasks, waitingTasks, lists, store, storage, session, findProducts } = deps
  // On the device and in the account the oldest is first.
  const entries = () => store.getState().wishlist.toReversed()
  const device = (owner: Pick<DeviceList<never>, 'readOwner' | 'writeOwner'>): DeviceList<Product> => ({
    ...owner,
    agreement: storage.agreement,
    read: async () => entries(),
    async change(apply) {
      const before = entries()
      const after = apply(before)
      if (after !== before) await lists.replace('wishlist', after.toReversed())
    },
  })
  const followed = followAccount<Product>({
    device: storage,
    session,
    openAccount: async (owner) =>
      createAccountList<Product, WishlistItem>({
        waitingTasks,
        session,
        device: device(owner),
        path: changeWishlist.path,
        limit: MAX_WISHLIST_ITEMS,
        keyOf: ({ sku }) => sku,
        toSent: ({ sku }) => ({ sku, qty: 1 }),
        withQty: (product) => product,
        async ask() {
          const outcome = await api.ask(readWishlist, {})
          return outcome.kind === 'done' ? outcome.result.skus.toReversed().map((sku) => ({ sku, qty: 1 })) : null
        },
        async send(put, remove) {
          const body = { add: skusOf(put.toReversed()), remove: skusOf(remove) }
          return (await tasks.perform(changeWishlist, { body })).kind === 'done'
        },
        find: async (missing) => (await findProducts(skusOf(missing))).map(toWishlistItem),
      }),
  })

  function changing(work: () => Promise<void>): Promise<void> {
    return followed.changing(async () => {
      const before = entries()
      await work()
      const after = entries()
      return { put: lacking(after, before), remove: lacking(before, after) }
    })
  }

  const follow = () => void followed.pull({ isSeen: true }).catch(() => undefined)
  session.subscribe((now, before) => {
    if ((now.user?.id ?? null) !== (before.user?.id ?? null)) follow()
  })
  follow()

  return {
    ...lists,
    add: (name, product) => (name === 'wishlist' ? changing(() => lists.add(name, product)) : lists.add(name, product)),
    remove: (name, sku) => (name === 'wishlist' ? changing(() => lists.remove(name, sku)) : lists.remove(name, sku)),
    clear: (name) => (name === 'wishlist' ? changing(() => lists.clear(name)) : lists.clear(name)),
    async forget() {
      await Promise.all([storage.writeOwner(null), storage.agreement.clear()])
      await lists.forget()
    },
  }
}

function skusOf(entries: readonly WishlistItem[]): string[] {
  return entries.map(({ sku }) => sku)
}

/** The products of the first list that are not on the second. */
function lacking(products: readonly Product[], others: readonly Product[]): Product[] {
  return products.filter(({ sku }) => !others.some((other) => other.sku === sku))
}
