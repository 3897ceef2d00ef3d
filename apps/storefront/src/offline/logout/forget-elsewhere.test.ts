import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it } from 'vitest'
import type { Api } from '../../shell/api/api-client.ts'
import { openCartCollection } from '../collections/cart-collection.ts'
import { openProductLists } from '../collections/product-lists.ts'
import { openUserCollection } from '../collections/user-collection.ts'
import { COLLECTIONS } from '../storage/shop-database.ts'
import { ShopStorage } from '../storage/shop-storage.ts'
import type { TabChannel } from '../storage/tab-channel.ts'
import { SLOW_DISK_LIMITS } from '../testing/slow-disk-limits.ts'
import { forgetElsewhere } from './forget-elsewhere.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const silent: TabChannel = { announce: () => {}, subscribe: () => () => {}, close: () => {} }

it('a logout deletes the data of the other visited store views, and creates no database for the rest', async () => {
  const german = new ShopStorage({ storeCode: 'de', ...SLOW_DISK_LIMITS })
  await openUserCollection(german, silent).writeToken('token-de')
  await openCartCollection(german, silent).writeLines([{ sku: 'KAROO-ADULT-3KG', qty: 2 }])
  await openProductLists(german, silent).write('recent', [{ id: 1, sku: 'A', name: 'A', price: 1, type_id: 'simple' }])
  const asked: unknown[] = []
  const ask = async (...call: unknown[]) => {
    asked.push(call)
    return { kind: 'no-answer', cause: null }
  }
  await forgetElsewhere({ ask } as unknown as Pick<Api, 'ask'>, ['de', 'it'])

  const left = await Promise.all(COLLECTIONS.map((name) => new ShopStorage({ storeCode: 'de', ...SLOW_DISK_LIMITS }).readAll(name)))
  expect(left.flat().filter((entry) => JSON.stringify(entry).includes('token-de') || JSON.stringify(entry).includes('sku'))).toEqual([])
  expect(asked).toMatchObject([[{ path: '/api/user/logout' }, {}, { headers: { authorization: 'Bearer token-de' } }]])
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['de-shop'])
})
