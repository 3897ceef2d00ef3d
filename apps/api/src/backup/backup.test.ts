import { expect, it } from 'vitest'
import { createOperator } from '../operator.ts'
import { aLine, anOrder } from '../testing/a-shopper.ts'
import { openDatabaseForFile } from '../testing/open-database-for-file.ts'
import { openForFile } from '../testing/open-for-file.ts'
import { type DumpHead, type DumpPiece, dumpDatabase } from './dump-database.ts'
import { loadDatabase, VersionMismatch } from './load-database.ts'

const { shop, shopper } = await openForFile()
const empty = await openDatabaseForFile()

async function* inOrder(pieces: readonly DumpPiece[]): AsyncGenerator<DumpPiece> {
  yield* pieces
}

async function dump(): Promise<{ head: DumpHead; pieces: DumpPiece[] }> {
  let found: DumpHead = { migrations: [], sequences: [] }
  const pieces: DumpPiece[] = []
  await dumpDatabase(shop.database, {
    head: async (head) => void (found = head),
    piece: async (piece) => void pieces.push(piece),
  })
  return { head: found, pieces }
}

async function count(database: typeof empty, table: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*) as count from ${table}`)
  return rows[0]!.count
}

it('dumps a consistent snapshot while orders are placed, and loads it into an empty database', async () => {
  const stock = (await createOperator(shop.database).findStock('TICK-COLLAR'))!.qty!
  const enough = new AbortController()
  const placing = (async () => {
    while (!enough.signal.aborted)
      await shopper.post('/api/order', anOrder({ order_id: crypto.randomUUID(), products: [aLine('TICK-COLLAR')] }))
  })()
  await expect.poll(() => count(shop.database, 'sales_order')).toBeGreaterThan(2)
  const { head, pieces } = await dump()
  enough.abort()
  await placing

  await loadDatabase(empty, head, inOrder(pieces))
  const orders = await count(empty, 'sales_order')
  expect(orders).toBeGreaterThan(2)
  expect(await count(empty, 'sales_order_line')).toBe(orders)
  expect(await count(empty, 'sales_order_number')).toBe(orders)
  const operator = createOperator(empty)
  expect((await operator.findStock('TICK-COLLAR'))!.qty).toBe(stock - orders)
  expect(await operator.exportCatalog()).toEqual({
    ...((await createOperator(shop.database).exportCatalog()) as object),
    stock: expect.any(Array),
  })
  // The next order gets the next number, not one that is taken.
  const { rows } = await empty.pool.query(
    "select nextval(pg_get_serial_sequence('sales_order', 'id')) as id, max(id) as last from sales_order",
  )
  expect(rows[0].id).toBeGreaterThan(rows[0].last)
})

it('refuses a dump of other tables, and leaves everything as it was', async () => {
  const { head, pieces } = await dump()
  const before = await count(empty, 'product')
  await expect(loadDatabase(empty, { ...head, migrations: ['0001_other x'] }, inOrder(pieces))).rejects.toThrow(VersionMismatch)
  await expect(loadDatabase(empty, head, inOrder([{ table: 'migration', rows: [] }]))).rejects.toThrow(VersionMismatch)
  expect(await count(empty, 'product')).toBe(before)
})
