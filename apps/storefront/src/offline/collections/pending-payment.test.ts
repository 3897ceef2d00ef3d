import { afterEach, expect, it, vi } from 'vitest'
import { ShopStorage } from '../storage/shop-storage.ts'
import { openPendingPayment, type PendingPayment } from './pending-payment.ts'

const PENDING: PendingPayment = {
  order: { products: [{ sku: 'MK-1', qty: 1, price: 80 }], addressInformation: {} },
  totals: null,
  checkoutReference: 'secret',
  grandTotal: 92,
  currency: 'ZAR',
  method: 'card',
  requestId: 'r1',
  attemptId: null,
  backTo: null,
}

afterEach(() => vi.unstubAllGlobals())

it('finds a payment on the next page although the database was too slow to store it', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  await openPendingPayment(new ShopStorage({ storeCode: '', indexedDB: null })).write(PENDING)
  const nextPage = openPendingPayment(new ShopStorage({ storeCode: '', indexedDB: null }))
  expect((await nextPage.read())?.checkoutReference).toBe('secret')
  await nextPage.clear()
  expect(await nextPage.read()).toBeNull()
})

it('reads a payment stored by an older version, which had no orders that are placed before they are paid', async () => {
  const { backTo: _, ...older } = PENDING
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(older) })
  expect(await openPendingPayment(new ShopStorage({ storeCode: '', indexedDB: null })).read()).toEqual(PENDING)
})
