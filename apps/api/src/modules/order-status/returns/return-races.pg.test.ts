import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOperator, type Operator } from '../../../operator.ts'
import { aLine, anOrder, aShopper } from '../../../testing/a-shopper.ts'
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts'
import { aPetShop } from '../../../testing/pet-shop.ts'
import { type PostgresServer, startPostgres } from '../../../testing/start-postgres.ts'

let server: PostgresServer
let shop: TestShop
let operator: Operator

beforeAll(async () => {
  server = await startPostgres()
  shop = await openTestShop({ bundle: aPetShop(), databaseUrl: await server.createDatabase(), poolSize: 4 })
  operator = createOperator(shop.database)
})

afterAll(async () => {
  await shop?.close()
  await server?.stop()
})

it('pieces are returned and restocked once, however many returns are announced and received concurrently', async () => {
  const products = [aLine('TICK-COLLAR', 3), aLine('SHAMPOO-250', 2)]
  const { result } = await aShopper(shop.app).post('/api/order', anOrder({ products }))
  const number = Number((result as { orderNumber: string }).orderNumber)
  await operator.moveOrder(number, 'ship', null)
  const before = Number((await operator.findStock('TICK-COLLAR'))?.qty)

  const one = new Map([['TICK-COLLAR', 1]])
  const announced = await Promise.all(Array.from({ length: 20 }, () => operator.announceReturn(number, 'Race', one)))
  const ids = announced.flatMap((outcome) => (outcome && 'returnId' in outcome ? [outcome.returnId] : []))
  expect(ids).toHaveLength(3)

  const everything = { pieces: null, isUnsaleable: false }
  const received = await Promise.all(ids.flatMap((id) => Array.from({ length: 8 }, () => operator.receiveReturn(id, everything, null))))
  expect(received.filter(({ kind }) => kind === 'moved')).toHaveLength(3)
  expect((await operator.findStock('TICK-COLLAR'))!.qty).toBe(before + 3)
  expect((await operator.findOrder(number))!.status).toBe('processing')

  const last = await operator.announceReturn(number, 'Rest', null)
  const outcomes = await Promise.all([
    operator.receiveReturn((last as { returnId: number }).returnId, everything, null),
    operator.callOffReturn((last as { returnId: number }).returnId, null),
  ])
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['moved', 'refused'])
  expect(shop.faults).toEqual([])
})
