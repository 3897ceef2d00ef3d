import { describe, expect, it } from 'vitest'
import { aLine, anOrder } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'

const ORDER_ID = '1748850070512-5f1d2c3b'

const { shopper } = await openForFile()

describe('whether an order has arrived (docs/wire.md §12.2)', () => {
  it('is null before the order and after a failure, and its state once it is placed', async () => {
    expect(await shopper.get(`/api/sync/order/${ORDER_ID}`)).toMatchObject({ code: 200, result: null })
    await shopper.post('/api/order', anOrder({ order_id: ORDER_ID, products: [aLine('GONE')] }))
    expect(await shopper.get(`/api/sync/order/${ORDER_ID}`)).toMatchObject({ code: 200, result: null })
    const { result } = await shopper.post('/api/order', anOrder({ order_id: ORDER_ID, products: [aLine('SHAMPOO-250')] }))
    const { backendOrderId } = result as { backendOrderId: string }
    expect((await shopper.get(`/api/sync/order/${ORDER_ID}`)).result).toEqual({
      platform_order_id: backendOrderId,
      transmited: true,
      transmited_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      platform: 'meerkat',
      order: null,
    })
    // The shop's own order numbers can be guessed, so they must find nothing.
    expect((await shopper.get(`/api/sync/order/${backendOrderId}`)).result).toBeNull()
  })
})
