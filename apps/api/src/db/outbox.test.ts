import { afterEach, describe, expect, it } from 'vitest'
import { openDatabaseForFile } from '../testing/open-database-for-file.ts'
import type { Log } from './client.ts'
import { enqueue } from './enqueue.ts'
import { type OutboxHandler, startOutbox } from './outbox.ts'

const errors: string[] = []
const log: Log = { info() {}, warn() {}, error: (_, message) => errors.push(message) }

const { database } = await openDatabaseForFile(log)

afterEach(async () => {
  errors.length = 0
  await database.pool.query('delete from outbox')
})

const rows = async (what: string) =>
  (await database.pool.query<{ it: number }>(`select ${what} as it from outbox order by id`)).rows.map(({ it }) => it)

async function withOutbox(
  handlers: Record<string, OutboxHandler>,
  options: { batch?: number; maxAttempts?: number },
  story: (drain: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const outbox = startOutbox({ sql: database.sql, log, handlers, ...options })
  await story(outbox.drain)
  await outbox.close()
}

const fails: OutboxHandler = async () => {
  throw new Error('no')
}

describe('the outbox', () => {
  it('does what is there once, oldest first, and leaves the topics of others alone', async () => {
    for (const place of [1, 2, 3]) await enqueue(database.sql, 'ours', { place })
    await enqueue(database.sql, 'theirs', {})
    const done: unknown[] = []
    await withOutbox({ ours: async (payloads) => void done.push(...payloads) }, { batch: 2 }, async (drain) => {
      await drain()
      await drain()
    })
    expect(done).toEqual([{ place: 1 }, { place: 2 }, { place: 3 }])
    expect(await rows('attempts')).toEqual([0])
  })

  it('waits longer after each fault, and at most six hours', async () => {
    await enqueue(database.sql, 'ours', {})
    const waits: number[] = []
    await withOutbox({ ours: fails }, {}, async (drain) => {
      for (let attempt = 1; attempt <= 11; attempt += 1) {
        await drain()
        waits.push(...(await rows('round(extract(epoch from available_at - now()) / 60)::int')))
        await database.pool.query('update outbox set available_at = now()')
      }
    })
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
    expect(errors).toHaveLength(11)
  })

  it('a fault ends the round: what comes after it is not tried in vain', async () => {
    for (const place of [1, 2, 3]) await enqueue(database.sql, 'ours', { place })
    await withOutbox({ ours: fails }, { batch: 1 }, async (drain) => drain())
    expect(await rows('attempts')).toEqual([1, 0, 0])
  })

  it('gives up after so many attempts, with a word in the log', async () => {
    await enqueue(database.sql, 'ours', {})
    await withOutbox({ ours: fails }, { maxAttempts: 2 }, async (drain) => {
      await drain()
      expect(await rows('attempts')).toEqual([1])
      await database.pool.query('update outbox set available_at = now()')
      await drain()
    })
    expect(await rows('attempts')).toEqual([])
    expect(errors.at(-1)).toContain('given up')
  })
})
