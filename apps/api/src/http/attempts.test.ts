import { describe, expect, it } from 'vitest'
import { countInDatabase } from '../db/count-in-database.ts'
import { openDatabaseForFile } from '../testing/open-database-for-file.ts'
import { countAttempts } from './attempts.ts'

const MINUTE_MS = 60_000
let atMs = Date.parse('2026-05-22T09:00:00Z')
let accounts = 0

const { database } = await openDatabaseForFile()

/** As one process of the shop has it. */
function aProcess(what = 'log-in') {
  const attempts = countAttempts(
    countInDatabase(database.sql, () => new Date(atMs)),
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

describe('guesses at one account', () => {
  it('five of 1,000 are looked at, at once or one by one', async () => {
    const { takeMany, attempts } = aProcess()
    const account = anAccount()
    expect(await takeMany(account, 1000)).toBe(5)
    expect(await attempts.take(account)).toBe(false)
  })

  it('count for all processes of the shop together, and beyond a restart', async () => {
    const account = anAccount()
    expect(await aProcess().takeMany(account, 3)).toBe(3)
    expect(await aProcess().takeMany(account, 3)).toBe(2)
    expect(await aProcess().attempts.take(account)).toBe(false)
  })

  it('do not count for what else can be guessed', async () => {
    const account = anAccount()
    expect(await aProcess().takeMany(account, 9)).toBe(5)
    expect(await aProcess('reset').takeMany(account, 9)).toBe(5)
  })

  it('stay counted while many others are tried', async () => {
    const { takeMany, attempts } = aProcess()
    const account = anAccount()
    await takeMany(account, 5)
    await Promise.all(Array.from({ length: 500 }, () => attempts.take(anAccount())))
    expect(await attempts.take(account)).toBe(false)
  })

  it('a right one is given back, a window ends', async () => {
    const { attempts, takeMany } = aProcess()
    const account = anAccount()
    for (let index = 0; index < 20; index += 1) {
      expect(await attempts.take(account)).toBe(true)
      await attempts.giveBack(account)
    }
    expect(await takeMany(account, 9)).toBe(5)
    atMs += MINUTE_MS - 1
    expect(await takeMany(account, 9)).toBe(0)
    atMs += 1
    expect(await takeMany(account, 9)).toBe(5)
  })

  it('leave no account in the database', async () => {
    const { rows } = await database.pool.query('select * from attempt limit 5')
    expect(rows[0]).toEqual({ bucket: expect.any(Number), hits: expect.any(Number), ends_at: expect.any(Date) })
  })

  it('without a counter nothing is limited', async () => {
    const attempts = countAttempts(null, { what: 'log-in', most: 1, windowMs: MINUTE_MS })
    expect([await attempts.take('a'), await attempts.take('a')]).toEqual([true, true])
  })
})
