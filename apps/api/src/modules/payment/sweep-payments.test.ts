import { expect, it, onTestFinished } from 'vitest'
import { aLine } from '../../testing/a-shopper.ts'
import { openPaymentCases } from '../../testing/payment-cases.ts'
import { listDueReservations } from '../order/pending-order.store.ts'
import { sweepPayments } from './sweep-payments.ts'

const { shop } = await openPaymentCases()

it('releases the other reservations when one cannot be released', async () => {
  const before = await shop.stockOf('DERMA-CARE-3KG')
  const failing = await shop.save({ products: [aLine('TICK-COLLAR')] })
  await shop.save({ products: [aLine('DERMA-CARE-3KG', 2)] })
  expect(await shop.stockOf('DERMA-CARE-3KG')).toBe(before - 2)
  await shop.elapse(31 * 60)
  onTestFinished(() => shop.settle())
  const { rows } = await shop.database.pool.query<{ order_id: number }>(
    'select order_id from pending_order where checkout_reference = $1',
    [failing.checkoutReference],
  )
  const { orders } = shop.payments
  const lock: typeof orders.lock = (tx, id) => (id === rows[0]?.order_id ? Promise.reject(new Error('broken record')) : orders.lock(tx, id))

  const swept = await sweepPayments({ ...shop.payments, orders: { ...orders, lock }, listDueReservations })

  expect(swept.released).toBe(1)
  expect(await shop.stockOf('DERMA-CARE-3KG')).toBe(before)
  expect(shop.logged).toContain('goods of an unpaid order could not be returned to stock')
})
