import { describe, expect, it } from 'vitest'
import { countInDatabase } from '../db/count-in-database.ts'
import { openDatabaseForFile } from '../testing/open-database-for-file.ts'
import { countAttempts } from './attempts.ts'

const MINUTE_MS = 60_000
let atMs = Date.parse('2026-05-22T09:00:00Z')
let accounts = 0

const database = await openDatabaseForFile()
// Decides which accounts share a row: with a random one, one run in some hundred would count two accounts of this file as one.
const secrets = { read: async () => Buffer.alloc(32) }

/** The counter of one process of the shop. */
function aProcess(what = 'log-in') {
  const attempts = countAttempts(
    countInDatabase(database.sql, () => new Date(atMs), secrets),
    { what, most: 5, windowMs: MINUTE_MS },
  )
  const takeMany = async (key: string, times: number) => {
    const taken = await Promise.all(Array.from({ length: times }, () => attempts.take(key)))
    return taken.filter(Boolean).length
  }
  return { attempts, takeMany }
}

function anAccount(): string {
  accounts += 1
  return `account-${accounts}@example.com`
}

describe('attempts at one account', () => {
  it('allows five of 1,000, concurrent or sequential', async () => {
    const { takeMany, attempts } = aProcess()
    const account = anAccount()
    expect(await takeMany(account, 1000)).toBe(5)
    expect(await attempts.take(account)).toBe(false)
  })

  it('are counted across all processes of the shop, and survive a restart', async () => {
    const account = anAccount()
    expect(await aProcess().takeMany(account, 3)).toBe(3)
    expect(await aProcess().takeMany(account, 3)).toBe(2)
    expect(await aProcess().attempts.take(account)).toBe(false)
  })

  it('are counted separately for each kind of secret', async () => {
    const account = anAccount()
    expect(await aProcess().takeMany(account, 9)).toBe(5)
    expect(await aProcess('reset').takeMany(account, 9)).toBe(5)
  })

  it('stay counted while many other accounts are tried', async () => {
    const { takeMany, attempts } = aProcess()
    const account = anAccount()
    await takeMany(account, 5)
    await Promise.all(Array.from({ length: 500 }, () => attempts.take(anAccount())))
    expect(await attempts.take(account)).toBe(false)
  })

  it('uncounts a successful attempt, and allows attempts again after the window', async () => {
    const { attempts, takeMany } = aProcess()
    const account = anAccount()
    for (let index = 0; index < 20; index += 1) {
      expect(await attempts.take(account)).toBe(true)
      await attempts.undo(account)
    }
    expect(await takeMany(account, 9)).toBe(5)
    atMs += MINUTE_MS - 1
    expect(await takeMany(account, 9)).toBe(0)
    atMs += 1
    expect(await takeMany(account, 9)).toBe(5)
  })

  it('store no account name in the database', async () => {
    const { rows } = await database.pool.query('select * from attempt limit 5')
    expect(rows[0]).toEqual({ bucket: expect.any(Number), hits: expect.any(Number), ends_at: expect.any(Date) })
  })

  it('are unlimited without a counter', async () => {
    const attempts = countAttempts(null, { what: 'log-in', most: 1, windowMs: MINUTE_MS })
    expect([await attempts.take('a'), await attempts.take('a')]).toEqual([true, true])
  })
})
