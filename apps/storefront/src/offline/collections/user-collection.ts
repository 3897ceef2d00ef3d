import { Customer } from '@meerkat/contract/customer'
import { Loyalty } from '@meerkat/contract/loyalty'
import { HistoryOrder } from '@meerkat/contract/order-history'
import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'
import type { TabChannel } from '../storage/tab-channel.ts'

/** The customer of this device: `current-user`, `current-token`, `current-refresh-token`, `orders-history`, `loyalty`. docs/behaviour/session.md §15.5. */
export interface UserCollection {
  /** `onLate` is called when a slow disk answers after the timeout. */
  readonly readUser: (onLate?: () => void) => Promise<Customer | null>
  readonly readToken: (onLate?: () => void) => Promise<string | null>
  readonly readRefreshToken: () => Promise<string | null>
  readonly readOrders: () => Promise<readonly HistoryOrder[] | null>
  readonly readLoyalty: () => Promise<Loyalty | null>
  readonly writeUser: (user: Customer) => Promise<void>
  /** Null after a logout. Other tabs are notified. */
  readonly writeToken: (token: string | null) => Promise<void>
  readonly writeRefreshToken: (token: string) => Promise<void>
  readonly writeOrders: (orders: readonly HistoryOrder[]) => Promise<void>
  readonly writeLoyalty: (loyalty: Loyalty) => Promise<void>
  /** Deletes all five. */
  readonly clear: () => Promise<void>
  /** Another tab logged in or out, or renewed the token. */
  readonly subscribe: (listener: () => void) => () => void
}

const TOKEN = 'current-token'

export function openUserCollection(storage: ShopStorage, channel: TabChannel): UserCollection {
  const shape = { name: 'user', version: 1 } as const
  const users = openCollection(storage, { ...shape, schema: Customer })
  const texts = openCollection(storage, { ...shape, schema: z.string() })
  const histories = openCollection(storage, { ...shape, schema: z.array(HistoryOrder) })
  const cards = openCollection(storage, { ...shape, schema: Loyalty })

  async function writeToken(token: string | null): Promise<void> {
    await (token === null ? texts.remove(TOKEN) : texts.write(TOKEN, token))
    channel.announce(TOKEN)
  }

  return {
    readUser: (onLate) => users.read('current-user', onLate),
    readToken: (onLate) => texts.read(TOKEN, onLate),
    readRefreshToken: () => texts.read('current-refresh-token'),
    readOrders: () => histories.read('orders-history'),
    readLoyalty: () => cards.read('loyalty'),
    writeUser: async (user) => void (await users.write('current-user', user)),
    writeToken,
    writeRefreshToken: async (token) => void (await texts.write('current-refresh-token', token)),
    writeOrders: async (orders) => void (await histories.write('orders-history', [...orders])),
    writeLoyalty: async (loyalty) => void (await cards.write('loyalty', loyalty)),
    async clear() {
      await Promise.all([
        users.remove('current-user'),
        texts.remove('current-refresh-token'),
        histories.remove('orders-history'),
        cards.remove('loyalty'),
      ])
      await writeToken(null)
    },
    subscribe: (listener) => channel.subscribe((topic) => topic === TOKEN && listener()),
  }
}
