import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, type Log, openDatabase } from './client.ts'
import { claimDataDir } from './data-dir.ts'
import { openEmbedded, openFault, stopEmbedded } from './embedded.ts'
import { migrateDatabase } from './migrate.ts'
import { StartFault } from './start-fault.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-db-'))
const log: Log = { info() {}, warn() {}, error() {} }
let database: Database

beforeAll(async () => {
  database = await openDatabase({ dataDir, log })
  await migrateDatabase(database)
})

afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('refuses a second statement with the same name', async () => {
  await database.sql.run({ name: 'shared', text: 'select 1 as n' })
  await expect(database.sql.run({ name: 'shared', text: 'select 2 as n' })).rejects.toThrow('Two statements are named "shared"')
})

async function startFaultOf(options: { dataDir?: string; databaseUrl?: string }): Promise<StartFault> {
  const fault = await openDatabase({ dataDir, log, ...options }).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(fault instanceof StartFault)) throw new Error('It started')
  return fault
}

const names = new Map<string, string>()

function run(text: string, values: unknown[] = []): Promise<{ n: number }[]> {
  const name = names.get(text) ?? `test-${names.size}`
  names.set(text, name)
  return database.sql.run({ name, text }, values)
}

describe('opening a database', () => {
  it('waits for the first answer of a slow machine longer than a call may take', async () => {
    const impatient = 1
    const { pool, close } = await openEmbedded(join(dataDir, 'slow'), impatient)
    try {
      expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
      const client = await pool.connect()
      await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect')
      client.release()
    } finally {
      await close()
    }
  })

  it('refuses a second process on one directory until the first has closed it', async () => {
    const fault = await startFaultOf({})
    expect(fault.reason).toBe('data-dir-locked')
    expect(fault.message).toMatch(/in use by another process.*DATA_DIR/)
    const other = join(dataDir, 'other')
    claimDataDir(other).release()
    claimDataDir(other).release()
  })

  it('reports in one sentence that a directory cannot be created', async () => {
    const file = join(dataDir, 'a-file')
    writeFileSync(file, '')
    expect(await startFaultOf({ dataDir: join(file, 'below') })).toMatchObject({
      reason: 'data-dir-unwritable',
      message: expect.stringMatching(/^[^\n]*cannot be written[^\n]*$/),
    })
  })

  it('does not call a database damaged when the disk is full', () => {
    const cause = new Error('The thread ended')
    expect(openFault('/shop/db', { free: 5_000_000, cause })).toMatchObject({
      reason: 'disk-full',
      message: expect.stringMatching(/^The disk of \/shop\/db is full.*free some space/),
    })
    for (const free of [null, 64 * 1024 * 1024])
      expect(openFault('/shop/db', { free, cause })).toMatchObject({ reason: 'database-damaged', cause })
  })

  it('reports in one sentence that no server responds, without its password', async () => {
    const { reason, message } = await startFaultOf({ databaseUrl: 'postgres://shop:secret@127.0.0.1:9/shop' })
    expect(reason).toBe('database-unreachable')
    expect(message).toContain('127.0.0.1:9/shop')
    expect(message).not.toContain('secret')
  })
})

describe('running SQL', () => {
  it('counts and adds as numbers', async () => {
    expect(await run('select count(*) as n, 1.5::numeric as amount, 3::bigint as big')).toEqual([{ n: 1, amount: 1.5, big: 3 }])
  })

  it('keeps its connection after a failed statement', async () => {
    const [before] = await run("select pg_backend_pid() as n, set_config('meerkat.mark', 'kept', false)")
    await expect(run('insert into stock (sku, product_id, qty, is_in_stock) values ($1, 1, -1, true)', ['X'])).rejects.toThrow(
      'stock_qty_not_negative',
    )
    expect(await run("select pg_backend_pid() as n, current_setting('meerkat.mark', true) as mark")).toEqual([
      { n: before?.n, mark: 'kept' },
    ])
  })

  it('rolls back a transaction that throws', async () => {
    const transaction = database.transaction(async (tx) => {
      await tx.run({ name: 'add-cart', text: "insert into cart (id, store_code) values ('undone', '')" })
      throw new Error('no')
    })
    await expect(transaction).rejects.toThrow('no')
    expect(await run("select count(*) as n from cart where id = 'undone'")).toEqual([{ n: 0 }])
  })

  it('runs many concurrent statements, and an error fails only its own', async () => {
    const asked = Array.from({ length: 60 }, (_, place) =>
      place % 7 === 3 ? run('select 1 / ($1::int - $1::int) as n', [place]) : run('select $1::int as n', [place]),
    )
    const answers = await Promise.allSettled(asked)
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value[0]?.n : String(answer.reason)))).toEqual(
      answers.map((_, place) => (place % 7 === 3 ? 'error: division by zero' : place)),
    )
  })

  it('keeps concurrent statements out of a transaction', async () => {
    const add = (id: string) => run('insert into cart (id, store_code) values ($1, $2) returning 1 as n', [id, 'around'])
    const transactions = Array.from({ length: 5 }, (_, turn) =>
      database.transaction(async (tx) => {
        await tx.run({ name: 'add-inside', text: 'insert into cart (id, store_code) values ($1, $2)' }, [`inside-${turn}`, 'around'])
        await Promise.resolve()
        if (turn % 2 === 1) throw new Error('no')
      }),
    )
    const around = Array.from({ length: 20 }, (_, turn) => add(`around-${turn}`))
    const ends = await Promise.allSettled(transactions)
    await Promise.all(around)
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
    expect(await run("select count(*) as n from cart where store_code = 'around'")).toEqual([{ n: 23 }])
  })

  it('starts a transaction under a steady stream of statements', async () => {
    const over = new AbortController()
    const shopper = async () => {
      while (!over.signal.aborted) await run('select 1 as n')
    }
    const shoppers = [shopper(), shopper(), shopper()]
    expect(await database.transaction((tx) => tx.run({ name: 'ask-inside', text: 'select 7 as n' }))).toEqual([{ n: 7 }])
    over.abort()
    await Promise.all(shoppers)
  })

  it('fails with an error when a transaction asks for a second connection', async () => {
    await expect(database.transaction(() => run('select 1 as n'))).rejects.toThrow(/timeout/)
    expect(await run('select 2 as n')).toEqual([{ n: 2 }])
  })

  it('is migrated once', async () => {
    await migrateDatabase(database)
    expect(await run("select count(*) as n from migration where name = '0003_cart'")).toEqual([{ n: 1 }])
  })

  it('refuses to open with older code', async () => {
    await run("insert into migration (name, hash) values ('9999_future', 'x')")
    await expect(migrateDatabase(database)).rejects.toThrow(/another version of this shop \(9999_future\)/)
    await run("delete from migration where name = '9999_future'")
  })
})

it('can be stopped after its thread has ended by itself', async () => {
  const ended = new Worker('', { eval: true })
  await once(ended, 'exit')
  await expect(stopEmbedded(ended)).resolves.toBeUndefined()
})
