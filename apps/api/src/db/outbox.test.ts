import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabaseForFile } from '../testing/open-database-for-file.ts'
import type { Log } from './client.ts'
import { enqueue } from './enqueue.ts'
import { type Outbox, type OutboxHandler, type OutboxOptions, startOutbox, UnrecoverableJob } from './outbox.ts'
import { deleteOldJobs, dropJobs, listJobs, repeatJobs } from './outbox-jobs.ts'

const logged: string[] = []
const log: Log = { info() {}, warn: (_, message) => logged.push(message), error: (_, message) => logged.push(message) }
const SET_ASIDE = 'a job was set aside, see npm run shop -- jobs'

const database = await openDatabaseForFile(log)
let outbox: Outbox | null = null

afterEach(async () => {
  await outbox?.close()
  outbox = null
  logged.length = 0
  await database.pool.query('delete from outbox')
})

function start(handlers: Record<string, OutboxHandler>, options: Partial<OutboxOptions> = {}): Outbox {
  outbox = startOutbox({ database, log, handlers, ...options })
  return outbox
}

const rows = async (what: string) =>
  (await database.pool.query<{ it: unknown }>(`select ${what} as it from outbox order by id`)).rows.map(({ it }) => it)

const fails: OutboxHandler = async () => {
  throw new Error('no')
}

/** Generous, for busy machines. */
const SOON = { timeout: 10_000 }

describe('the outbox', () => {
  it('performs each job once, and ignores topics of other workers', async () => {
    for (const place of [1, 2, 3]) await enqueue(database.sql, 'ours', { place })
    await enqueue(database.sql, 'theirs', {})
    const done: unknown[] = []
    const { drain } = start({ ours: async (payload) => void done.push(payload) }, { lanes: 1 })
    await Promise.all([drain(), drain()])
    await drain()
    expect(done).toEqual([{ place: 1 }, { place: 2 }, { place: 3 }])
    expect(await rows('attempts')).toEqual([0])
  })

  it('starts by itself when a transaction has enqueued a job and its channel was notified', async () => {
    const done: unknown[] = []
    start({ ours: async (payload) => void done.push(payload) })
    await wait(100)
    await database.transaction((tx) => enqueue(tx, 'ours', { new: true }))
    await database.pool.query(`select pg_notify('outbox', '')`)
    await expect.poll(() => done, SOON).toEqual([{ new: true }])
  })

  it('waits longer after each failure, at most six hours', async () => {
    await enqueue(database.sql, 'ours', {})
    const waits: unknown[] = []
    const { drain } = start({ ours: fails })
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      await drain()
      waits.push(...(await rows('round(extract(epoch from available_at - now()) / 60)::int')))
      await database.pool.query('update outbox set available_at = now()')
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
  })

  it('performs the other jobs when one fails repeatedly', async () => {
    const done: number[] = []
    const handler: OutboxHandler = async (payload) => {
      const { place } = payload as { place: number }
      if (place === 1) throw new Error('broken')
      done.push(place)
    }
    for (const place of [1, 2, 3]) await enqueue(database.sql, 'ours', { place })
    await start({ ours: handler }, { lanes: 1 }).drain()
    expect(done).toEqual([2, 3])
    expect(await rows('last_error')).toEqual(['Error: broken'])
  })

  it('performs the other jobs while one is slow', async () => {
    const done: number[] = []
    const slow = Promise.withResolvers<void>()
    const handler: OutboxHandler = async (payload) => {
      const { place } = payload as { place: number }
      if (place === 1) await slow.promise
      done.push(place)
    }
    start({ ours: handler }, { lanes: 2 })
    for (const place of [1, 2, 3, 4]) await enqueue(database.sql, 'ours', { place })
    await database.pool.query(`select pg_notify('outbox', '')`)
    await expect.poll(() => done, SOON).toEqual([2, 3, 4])
    slow.resolve()
    await expect.poll(() => rows('id'), SOON).toEqual([])
  })

  it.each([
    { why: 'throws UnrecoverableJob', fault: new UnrecoverableJob('no such address'), reason: 'UnrecoverableJob: no such address' },
    {
      why: 'contains a value that the database refuses',
      fault: Object.assign(new Error('invalid byte\0sequence'), { code: '22021' }),
      reason: 'Error: invalid byte sequence',
    },
  ])('sets a job aside at once, with its reason, when it $why', async ({ fault, reason }) => {
    await enqueue(database.sql, 'ours', {})
    const { drain } = start({ ours: () => Promise.reject(fault) })
    await drain()
    await database.pool.query('update outbox set available_at = now()')
    await drain()
    expect(await listJobs(database.sql, 10)).toMatchObject([{ attempts: 1, lastError: reason, nextAttemptAt: null }])
    expect(logged).toEqual([SET_ASIDE])
  })
})

describe('jobs that were set aside', () => {
  it('are set aside after the last attempt, and retried with all attempts when the operator repeats them', async () => {
    await enqueue(database.sql, 'ours', { to: 'thandi' })
    let isBroken = true
    const done: unknown[] = []
    const { drain } = start(
      {
        ours: async (payload) => {
          if (isBroken) throw new Error('mail server is down')
          done.push(payload)
        },
      },
      { maxAttempts: 2 },
    )
    await drain()
    await database.pool.query('update outbox set available_at = now()')
    await drain()
    expect(logged).toEqual(['a job failed and will be retried', SET_ASIDE])
    const [job] = await listJobs(database.sql, 10)
    expect(job).toMatchObject({ topic: 'ours', payload: { to: 'thandi' }, attempts: 2, lastError: 'Error: mail server is down' })
    isBroken = false
    expect(await repeatJobs(database.sql, [job!.id, 999_999])).toEqual([job!.id])
    await expect.poll(() => done, SOON).toEqual([{ to: 'thandi' }])
  })

  it('are listed before pending ones, and can be dropped', async () => {
    await enqueue(database.sql, 'waiting', {})
    await enqueue(database.sql, 'ours', {})
    await start({ ours: () => Promise.reject(new UnrecoverableJob('never')) }).drain()
    const found = await listJobs(database.sql, 10)
    expect(found.map(({ topic }) => topic)).toEqual(['ours', 'waiting'])
    const ids = found.map(({ id }) => id)
    expect(await dropJobs(database.sql, [...ids, 999_999])).toEqual(ids.toSorted((a, b) => a - b))
    expect(await listJobs(database.sql, 10)).toEqual([])
  })

  it('are deleted after 30 days', async () => {
    for (const _ of [1, 2]) await enqueue(database.sql, 'ours', {})
    await database.pool.query(`update outbox set set_aside_at = now() - interval '31 days' where id = (select min(id) from outbox)`)
    await deleteOldJobs(database.sql)
    expect(await rows('set_aside_at')).toEqual([null])
  })
})
