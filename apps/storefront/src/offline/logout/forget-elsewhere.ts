import { logOut } from '@meerkat/contract/user'
import type { Api } from '../../shell/api/api-client.ts'
import { openCartCollection } from '../collections/cart-collection.ts'
import { openCartTerms } from '../collections/cart-terms.ts'
import { openCheckoutDetails } from '../collections/checkout-details.ts'
import { openClaims } from '../collections/claims.ts'
import { openOrders } from '../collections/orders.ts'
import { type ListName, openProductLists } from '../collections/product-lists.ts'
import { openSyncTasks } from '../collections/sync-tasks.ts'
import { openUserCollection } from '../collections/user-collection.ts'
import { databaseName } from '../storage/database-name.ts'
import { createExclusive } from '../storage/exclusive.ts'
import { ShopStorage } from '../storage/shop-storage.ts'
import { openTabChannel } from '../storage/tab-channel.ts'
import { forgetPerson } from './forget-person.ts'

const LISTS: readonly ListName[] = ['wishlist', 'compare', 'recent']

/**
 * Each store view stores its own copy of the customer's data. A logout in one deletes the others of this browser too, and ends their
 * sessions on the server. Store views that were never visited get no database. docs/behaviour/session.md §15.4,
 * docs/behaviour/storage.md §22.
 */
export async function forgetElsewhere(api: Pick<Api, 'ask'>, storeCodes: readonly string[]): Promise<void> {
  const known = await listDatabases().catch(() => [])
  const visited = storeCodes.filter((code) => known.some(({ name }) => name === databaseName(code)))
  await Promise.all(visited.map((code) => forgetStoreView(api, code)))
}

/** Rejects where the browser blocks storage; async, because some browsers throw synchronously. */
async function listDatabases(): Promise<readonly IDBDatabaseInfo[]> {
  return indexedDB.databases()
}

async function forgetStoreView(api: Pick<Api, 'ask'>, storeCode: string): Promise<void> {
  const storage = new ShopStorage({ storeCode })
  const channel = openTabChannel(storage.name)
  const user = openUserCollection(storage, channel)
  const token = await user.readToken()
  // Not awaited: the token is deleted here also without a network.
  if (token !== null) void api.ask(logOut, {}, { headers: { authorization: `Bearer ${token}` } })
  const tasks = openSyncTasks(storage)
  const lists = openProductLists(storage, channel)
  const cart = openCartCollection(storage, channel)
  await Promise.all([
    forgetPerson({
      user,
      details: openCheckoutDetails(storage),
      tasks: { clear: async () => void (await Promise.all((await tasks.list()).map(({ task_id }) => tasks.remove(task_id)))) },
      orders: openOrders(storage, channel),
      claims: openClaims(storage),
      terms: openCartTerms(storage),
      storage,
      exclusive: createExclusive(),
    }),
    ...LISTS.map((name) => lists.write(name, [])),
    lists.writeOwner(null),
    lists.agreement.clear(),
    cart.writeLines([]),
    cart.writeToken(''),
    cart.writeHash(''),
    cart.writeRemoved([]),
    cart.writeJoin(false),
  ])
  channel.close()
  await storage.close()
}
