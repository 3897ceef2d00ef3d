import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOperator } from '../../operator.ts'
import { anOrder, aShopper } from '../../testing/a-shopper.ts'
import { createPostgresDatabase } from '../../testing/create-postgres-database.ts'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ bundle: aPetShop(), databaseUrl: await createPostgresDatabase(), poolSize: 4 })
})

afterAll(async () => {
  await shop?.close()
})

it('fifty refunds at once never give back more than was charged', async () => {
  const operator = createOperator(shop.database)
  const { result } = await aShopper(shop.app).post('/api/order', anOrder())
  const number = Number((result as { orderNumber: string }).orderNumber)
  await operator.moveOrder(number, 'pay', null)
  const { grand_total_cents: total } = (await operator.findOrder(number))!
  const amountCents = Math.floor(total / 7)
  const note = { amountCents, reason: 'Race', by: 'test' }
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) => operator.noteRefund(number, { ...note, reference: `transfer ${index % 25}` })),
  )
  expect(outcomes.filter(({ kind }) => kind === 'recorded')).toHaveLength(7)
  const { refunds, refunded_cents } = (await operator.findOrder(number))!
  expect(refunds.reduce((sum, refund) => sum + refund.amount_cents, 0)).toBe(7 * amountCents)
  expect(refunded_cents).toBe(7 * amountCents)
  expect(shop.faults).toEqual([])
})
