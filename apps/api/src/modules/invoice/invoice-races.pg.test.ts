import { afterAll, beforeAll, expect, it } from 'vitest'
import { openInvoicing } from '../../open-invoicing.ts'
import { createOperator, type Operator } from '../../operator.ts'
import { anOrder, aShopper } from '../../testing/a-shopper.ts'
import { openTestShop, readStores, type TestShop } from '../../testing/open-test-shop.ts'
import { aPetShop } from '../../testing/pet-shop.ts'
import { type PostgresServer, startPostgres } from '../../testing/start-postgres.ts'

const ORDERS = 50
const stores = readStores()
let server: PostgresServer
let shop: TestShop
let operator: Operator

beforeAll(async () => {
  server = await startPostgres()
  shop = await openTestShop({ bundle: aPetShop(), databaseUrl: await server.createDatabase(), poolSize: 10 })
  operator = createOperator(shop.database, { stores })
})

afterAll(async () => {
  await shop?.close()
  await server?.stop()
})

async function positionsOf(kind: string): Promise<number[]> {
  const { rows } = await shop.database.pool.query<{ position: string }>(
    'select position from tax_document where kind = $1 order by position',
    [kind],
  )
  return rows.map(({ position }) => Number(position))
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

it(`${ORDERS} concurrent invoices and credit notes have no gaps and no duplicates, although other transactions are rolled back`, async () => {
  const shopper = aShopper(shop.app)
  const placed = await Promise.all(Array.from({ length: ORDERS }, () => shopper.post('/api/order', anOrder())))
  const orders = placed.map(({ result }) => result as { orderNumber: string; backendOrderId: string })
  const { issueInvoice } = openInvoicing(stores, () => new Date())
  const issued = orders.flatMap(({ orderNumber, backendOrderId }) => [
    operator.moveOrder(Number(orderNumber), 'ship', null),
    operator.moveOrder(Number(orderNumber), 'pay', null),
    shop.database
      .transaction(async (tx) => {
        await tx.run({ name: 'lock-for-test', text: 'select id from sales_order where id = $1 for update' }, [Number(backendOrderId)])
        await issueInvoice(tx, Number(backendOrderId))
        throw new Error('rolled back')
      })
      .catch((fault: unknown) => String(fault)),
  ])
  const outcomes = await Promise.all(issued)
  expect(outcomes.filter((outcome) => typeof outcome === 'string' && outcome !== 'Error: rolled back')).toEqual([])
  expect(await positionsOf('invoice')).toEqual(upTo(ORDERS))

  const announced = await Promise.all(orders.map(({ orderNumber }) => operator.announceReturn(Number(orderNumber), 'Race', null)))
  const ids = announced.map((outcome) => (outcome as { returnId: number }).returnId)
  const everything = { pieces: null, isUnsaleable: false }
  await Promise.all([...ids, ...ids].map((id) => operator.receiveReturn(id, everything, null)))
  expect(await positionsOf('credit-note')).toEqual(upTo(ORDERS))
  expect(await positionsOf('invoice')).toEqual(upTo(ORDERS))
  expect(shop.faults).toEqual([])
})
