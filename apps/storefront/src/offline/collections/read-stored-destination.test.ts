import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { databaseName } from '../storage/database-name.ts'
import { ShopStorage } from '../storage/shop-storage.ts'
import { SLOW_DISK_LIMITS } from '../testing/slow-disk-limits.ts'
import { openCheckoutDetails, type ShippingDetails } from './checkout-details.ts'
import { readStoredDestination } from './read-stored-destination.ts'

const details = {
  country: 'ZA',
  zipCode: '8001',
  firstName: 'Ana',
  lastName: 'Kok',
  streetAddress: 'Long Street',
  apartmentNumber: '1',
  suburb: '',
  city: 'Cape Town',
  state: '',
  region_id: 0,
  phoneNumber: '',
  shippingMethod: 'standard',
  shippingCarrier: 'courier',
} satisfies ShippingDetails

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

it.each([
  { what: 'the address that was typed', stored: details, found: { country: 'ZA', postcode: '8001' } },
  { what: 'nothing without a postcode', stored: { ...details, zipCode: '' }, found: undefined },
])('finds $what', async ({ stored, found }) => {
  const storage = new ShopStorage({ storeCode: 'de', ...SLOW_DISK_LIMITS })
  await openCheckoutDetails(storage).shipping.write(stored)
  await storage.close()
  expect(await readStoredDestination(databaseName('de'))).toEqual(found)
})

it('finds nothing where nothing is stored, or where the stored value is not an address', async () => {
  expect(await readStoredDestination(databaseName(''))).toBeUndefined()
  const storage = new ShopStorage({ storeCode: '', ...SLOW_DISK_LIMITS })
  await storage.write('checkout', 'shipping-details', { version: 1, value: 'junk' })
  await storage.close()
  expect(await readStoredDestination(databaseName(''))).toBeUndefined()
})
