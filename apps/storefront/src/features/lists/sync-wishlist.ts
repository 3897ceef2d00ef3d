import type { Product } from '@meerkat/contract/product'
import { changeWishlist, MAX_WISHES, readWishlist } from '@meerkat/contract/wishlist'
import type { StoreApi } from 'zustand'
import type { ProductLists } from '../../offline/collections/product-lists.ts'
import type { Offline } from '../../offline/open-offline.ts'
import type { SessionState } from '../../shell/session/session.ts'
import type { Lists } from './create-lists.ts'
import type { ListsState } from './lists-context.ts'
import { planWishlist } from './plan-wishlist.ts'

export interface WishlistSyncDeps extends Pick<Offline, 'api' | 'tasks' | 'waitingTasks'> {
  readonly lists: Lists
  readonly store: Pick<StoreApi<ListsState>, 'getState'>
  readonly storage: Pick<ProductLists, 'readOwner' | 'writeOwner'>
  readonly session: Pick<StoreApi<SessionState>, 'getState' | 'subscribe'>
  readonly findProducts: (skus: readonly string[]) => Promise<readonly Product[]>
}

/**
 * Makes the wishlist follow the account: joins both lists after a login, takes over later changes of other devices, and sends those of this one
 * as stored tasks, also without a network. Returns the actions to use instead. docs/behaviour/small-stores.md §20.1.
 */
export function syncWishlist(deps: WishlistSyncDeps): Lists {
  const { api, tasks, waitingTasks, lists, store, storage, session, findProducts } = deps
  const wishes = () => store.getState().wishlist.map(({ sku }) => sku)
  const customerId = () => session.getState().user?.id ?? null
  /** Changed on this device while an answer that does not contain the change is on its way. */
  let touched = new Set<string>()
  let running: Promise<void> = Promise.resolve()

  async function pull(): Promise<void> {
    const id = customerId()
    if (id === null) return
    // An answer from before these tasks would undo what they change; the next page load asks again.
    if ((await waitingTasks.list()).some(({ url }) => url === changeWishlist.path)) return
    touched = new Set()
    const outcome = await api.ask(readWishlist, {})
    if (outcome.kind !== 'done' || customerId() !== id) return
    const isJoined = (await storage.readOwner()) === id
    const plan = planWishlist({ local: wishes(), server: outcome.result.skus, isJoined, touched })
    const found = plan.adopt.length > 0 ? await findProducts(plan.adopt).catch(() => null) : []
    // Without the products nothing is settled: the next load tries again.
    if (found === null || customerId() !== id) return
    for (const sku of plan.adopt) {
      const product = found.find((one) => one.sku === sku)
      if (product && !touched.has(sku)) await lists.add('wishlist', product)
    }
    for (const sku of plan.drop) await lists.remove('wishlist', sku)
    await storage.writeOwner(id)
    await send({ add: plan.push.slice(0, MAX_WISHES - outcome.result.skus.length), remove: [] })
  }

  async function send(body: { add: string[]; remove: string[] }): Promise<void> {
    if (customerId() === null || (body.add.length === 0 && body.remove.length === 0)) return
    await tasks.perform(changeWishlist, { body })
  }

  /** Not awaited: the list on the device has changed already. */
  function report(before: readonly string[], after: readonly string[]): void {
    const add = after.filter((sku) => !before.includes(sku))
    const remove = before.filter((sku) => !after.includes(sku))
    for (const sku of [...add, ...remove]) touched.add(sku)
    void send({ add, remove }).catch(() => undefined)
  }

  async function changing(work: () => Promise<void>): Promise<void> {
    const before = wishes()
    await work()
    report(before, wishes())
  }

  function follow(): void {
    running = running.then(pull).catch(() => undefined)
  }

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
      await storage.writeOwner(null)
      await lists.forget()
    },
  }
}
