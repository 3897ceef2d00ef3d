import 'fake-indexeddb/auto'
import type { Product } from '@meerkat/contract/product'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, expect, it } from 'vitest'
import { ShopStorage } from '../storage/shop-storage.ts'
import type { TabChannel } from '../storage/tab-channel.ts'
import { SLOW_DISK_LIMITS } from '../testing/slow-disk-limits.ts'
import { openClaims } from './claims.ts'
import { openOrders } from './orders.ts'
import { openProductLists } from './product-lists.ts'
import { openSyncTasks } from './sync-tasks.ts'
import { openUserCollection } from './user-collection.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const silent: TabChannel = { announce: () => {}, subscribe: () => () => {}, close: () => {} }
const TREAT = { id: 1, sku: 'TREAT', name: 'Treat', price: 10, type_id: 'simple' } as Product
const COUPON = { code: 'WELCOME', percent: 10, validTo: null }
const ORDER = {
  order_id: 'o1',
  products: [{ sku: 'TREAT', qty: 1, price: 10 }],
  addressInformation: {},
} as unknown as Parameters<ReturnType<typeof openOrders>['save']>[0]['order']

/** The collections and keys of the specification: another version of the shop must find what this one has stored. */
it.each<{ stored: string; collection: string; key: string; write: (storage: ShopStorage) => Promise<unknown>; value: object | string }>([
  {
    stored: 'a claim',
    collection: 'claims',
    key: 'newsletterCoupon',
    write: (storage) => openClaims(storage).keepCoupon(COUPON, 1000),
    value: { code: 'newsletterCoupon', created_at: 1000, value: COUPON, description: '10 % for the newsletter' },
  },
  {
    stored: 'the wishlist',
    collection: 'lists',
    key: 'current-wishlist',
    write: (storage) => openProductLists(storage, silent).write('wishlist', [TREAT]),
    value: [TREAT],
  },
  {
    stored: 'the comparison',
    collection: 'lists',
    key: 'current-compare',
    write: (storage) => openProductLists(storage, silent).write('compare', [TREAT]),
    value: [TREAT],
  },
  {
    stored: 'a task',
    collection: 'syncTasks',
    key: 't1',
    write: (storage) => openSyncTasks(storage).save({ task_id: 't1', url: '/api/user/me', created_at: 1000 }),
    value: { task_id: 't1', url: '/api/user/me' },
  },
  {
    stored: 'an order',
    collection: 'orders',
    key: 'o1',
    write: (storage) =>
      openOrders(storage, silent).save({
        order: ORDER,
        confirmation: null,
        lines: [],
        isTakenOut: false,
        isUnsure: false,
        difference: null,
        refusal: null,
      }),
    value: { order: { order_id: 'o1' } },
  },
  {
    stored: 'the user token',
    collection: 'user',
    key: 'current-token',
    write: (storage) => openUserCollection(storage, silent).writeToken('u1'),
    value: 'u1',
  },
  {
    stored: 'the refresh token',
    collection: 'user',
    key: 'current-refresh-token',
    write: (storage) => openUserCollection(storage, silent).writeRefreshToken('r1'),
    value: 'r1',
  },
])('$stored is $collection/$key (Spec §3, §7)', async ({ collection, key, write, value }) => {
  const storage = new ShopStorage({ storeCode: '', ...SLOW_DISK_LIMITS })
  await write(storage)
  const database = await openDB(storage.name)
  const entry: unknown = await database.get(collection, key)
  database.close()
  expect(entry).toMatchObject({ value })
})
