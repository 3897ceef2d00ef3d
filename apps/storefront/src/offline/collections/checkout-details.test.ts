import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it } from 'vitest'
import { ShopStorage } from '../storage/shop-storage.ts'
import { SLOW_DISK_LIMITS } from '../testing/slow-disk-limits.ts'
import { openCheckoutDetails } from './checkout-details.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const aStorage = () => new ShopStorage({ storeCode: '', ...SLOW_DISK_LIMITS })

it('stores the details of the checkout but never a password', async () => {
  const details = { firstName: 'Thandi', lastName: 'Mokoena', emailAddress: 't@example.com' }
  await openCheckoutDetails(aStorage()).personal.write({ ...details, password: 'secret-123' } as typeof details)
  expect(await openCheckoutDetails(aStorage()).personal.read()).toEqual(details)
  expect(JSON.stringify(await aStorage().readAll('checkout'))).not.toContain('secret-123')
})
