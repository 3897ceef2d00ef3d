import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { createPostgresDatabase } from '../testing/create-postgres-database.ts'
import { type FollowedFeed, followFeed } from '../testing/follow-feed.ts'
import { findChangeCursor, readChanges } from './change.store.ts'
import { recordChange } from './record-change.ts'

const warnings: string[] = []
const log = { info() {}, warn: (_: object, message: string) => warnings.push(message), error() {} }

let database: Database

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: await createPostgresDatabase(), dataDir: '', log })
  await migrateDatabase(database)
})
afterAll(async () => {
  await database.close()
})

/** A transaction that has recorded a change and waits to be ended. */
async function beginChange(sku: string): Promise<{ end(how: 'commit' | 'rollback'): Promise<void> }> {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query(`insert into change (topic, keys) values ('stock', $1)`, [JSON.stringify([sku])])
  return {
    async end(how) {
      await client.query(how)
      client.release()
    },
  }
}

const changeStock = (sku: string) => database.transaction((tx) => recordChange(tx, 'stock', [sku]))

describe('the change feed on a server', () => {
  let feed: FollowedFeed
  beforeAll(async () => {
    feed = await followFeed(database)
  })
  afterAll(() => feed.close())

  it('reports a transaction that began first and committed last, and does not wait for it', async () => {
    const early = await beginChange('EARLY')
    await changeStock('LATE')
    await feed.caughtUp()
    expect(feed.skus()).toEqual(['LATE'])
    await changeStock('LATER')
    await feed.caughtUp()
    await early.end('commit')
    await feed.caughtUp()
    expect(feed.skus()).toEqual(['LATE', 'LATER', 'EARLY'])
    expect(feed.applied).toHaveLength(3)
  })

  it('is notified of changes', async () => {
    await changeStock('HEARD')
    await expect.poll(() => feed.skus(), { timeout: 60_000 }).toContain('HEARD')
  })

  it('listens again after its connection was closed by the server', async () => {
    await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`)
    await changeStock('MISSED')
    await expect.poll(() => feed.skus(), { timeout: 60_000 }).toContain('MISSED')
    await changeStock('HEARD AGAIN')
    await expect.poll(() => feed.skus(), { timeout: 60_000 }).toContain('HEARD AGAIN')
    expect(warnings).toContain('the connection for notifications broke')
  })
})

type Step = { kind: 'begin' } | { kind: 'commit' | 'rollback'; which: number } | { kind: 'read' } | { kind: 'restart' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'begin' }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('commit', 'commit', 'rollback'), which: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'read' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'restart' }) },
)

it('loses no change and reports none twice, in whatever order transactions commit and readers come and go', async () => {
  let numbers = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const running: { sku: string; end(how: 'commit' | 'rollback'): Promise<void> }[] = []
      const committed = new Set<string>()
      let loaded = new Set<string>()
      const reported: string[] = []
      let cursor = await findChangeCursor(database.sql)
      const read = async () => {
        const batch = await readChanges(database.sql, cursor)
        expect(batch.isIncomplete).toBe(false)
        reported.push(...batch.changes.flatMap(({ keys }) => keys as string[]))
        cursor = batch.cursor
      }
      for (const one of steps) {
        if (one.kind === 'begin' && running.length < 6) {
          const sku = `P-${++numbers}`
          running.push({ sku, ...(await beginChange(sku)) })
        } else if ((one.kind === 'commit' || one.kind === 'rollback') && running.length > 0) {
          const [ended] = running.splice(one.which % running.length, 1)
          await ended!.end(one.kind)
          if (one.kind === 'commit') committed.add(ended!.sku)
        } else if (one.kind === 'read') await read()
        else if (one.kind === 'restart') {
          // A process that starts takes its cursor first and then loads what is committed.
          cursor = await findChangeCursor(database.sql)
          loaded = new Set(committed)
          reported.length = 0
        }
      }
      for (const { sku, end } of running) {
        await end('commit')
        committed.add(sku)
      }
      await read()
      expect(new Set(reported).size).toBe(reported.length)
      expect(new Set([...loaded, ...reported])).toEqual(committed)
    }),
    { numRuns: 60 },
  )
})
