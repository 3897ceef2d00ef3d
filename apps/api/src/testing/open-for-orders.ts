import { expect } from 'vitest'
import type { Shopper } from './a-shopper.ts'
import { openForFile } from './open-for-file.ts'
import type { TestShop } from './open-test-shop.ts'

export interface OrderShop {
  readonly shop: TestShop
  readonly shopper: Shopper
  rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]>
  /** Places an order that must succeed, and returns its number. */
  placed(order: object): Promise<string>
  stockOf(sku: string): Promise<unknown>
}

/** Opens a pet shop for all tests of a file about orders. Call it at the top of the file. */
export async function openForOrders(): Promise<OrderShop> {
  const { shop, shopper } = await openForFile()
  const rows = async (sql: string, ...values: unknown[]) => (await shop.database.pool.query<Record<string, unknown>>(sql, values)).rows
  return {
    shop,
    shopper,
    rows,
    stockOf: async (sku) => (await rows('select qty from stock where sku = $1', sku))[0]?.['qty'],
    async placed(order) {
      const { code, result } = await shopper.post('/api/order', order)
      expect({ code, result }).toMatchObject({ code: 200 })
      return (result as { backendOrderId: string }).backendOrderId
    },
  }
}
