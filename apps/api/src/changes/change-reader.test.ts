import { afterEach, describe, expect, it } from 'vitest'
import { type FollowedFeed, followFeed } from '../testing/follow-feed.ts'
import { openDatabaseForFile } from '../testing/open-database-for-file.ts'
import { deleteOldChanges, findChangeCursor } from './change.store.ts'
import type { Change } from './change.ts'
import type { ChangeReaderOptions } from './change-reader.ts'
import { recordChange } from './record-change.ts'

const database = await openDatabaseForFile()
let open: FollowedFeed[] = []

afterEach(async () => {
  for (const feed of open) await feed.close()
  open = []
})

async function follow(options: Partial<ChangeReaderOptions> = {}): Promise<FollowedFeed> {
  const feed = await followFeed(database, options)
  open.push(feed)
  return feed
}

const changeStock = (...skus: string[]) => database.transaction((tx) => recordChange(tx, 'stock', skus))

/** Generous, for busy machines. */
const SOON = { timeout: 10_000 }

describe('the change reader', () => {
  it('applies recorded changes automatically, each key once', async () => {
    const feed = await follow()
    await database.transaction(async (tx) => {
      await recordChange(tx, 'product', [{ store: 'en', id: 1 }])
      await recordChange(tx, 'product', [
        { store: 'en', id: 1 },
        { store: 'de', id: 1 },
      ])
      await recordChange(tx, 'tax-rule', [])
    })
    await expect
      .poll(() => feed.applied)
      .toEqual<Change[]>([
        {
          topic: 'product',
          keys: [
            { store: 'en', id: 1 },
            { store: 'de', id: 1 },
          ],
        },
        { topic: 'tax-rule', keys: [] },
      ])
  })

  it('starts at its cursor: earlier changes are in what was loaded, later ones are not', async () => {
    await changeStock('BEFORE')
    const since = await findChangeCursor(database.sql)
    await changeStock('AFTER')
    const feed = await follow({ since })
    await feed.caughtUp()
    expect(feed.skus()).toEqual(['AFTER'])
  })

  it('applies nothing of a transaction that was rolled back', async () => {
    const feed = await follow()
    const failed = database.transaction(async (tx) => {
      await recordChange(tx, 'stock', ['UNDONE'])
      throw new Error('undo')
    })
    await expect(failed).rejects.toThrow('undo')
    await feed.caughtUp()
    expect(feed.applied).toEqual([])
  })

  it('has applied a write when caughtUp() resolves', async () => {
    const feed = await follow()
    for (const sku of ['A', 'B', 'C']) {
      await changeStock(sku)
      await feed.caughtUp()
      expect(feed.skus()).toContain(sku)
    }
  })

  it('finds a change whose notification was lost by polling', async () => {
    const feed = await follow({ pollMs: 50, database: { ...database, listen: () => async () => undefined } })
    await changeStock('UNHEARD')
    await expect.poll(() => feed.skus(), SOON).toEqual(['UNHEARD'])
  })

  it('splits many keys over several rows and merges them again', async () => {
    const feed = await follow()
    const skus = Array.from({ length: 1201 }, (_, index) => `SKU-${index}`)
    await changeStock(...skus)
    await feed.caughtUp()
    expect(feed.skus()).toEqual(skus)
  })

  it('reloads everything for a change of the whole catalogue', async () => {
    const feed = await follow()
    await database.transaction((tx) => recordChange(tx, 'catalog', []))
    await feed.caughtUp()
    expect([feed.reloads(), feed.applied]).toEqual([1, []])
    await changeStock('LATER')
    await feed.caughtUp()
    expect([feed.reloads(), feed.skus()]).toEqual([1, ['LATER']])
  })

  it('reloads everything when a batch cannot be applied', async () => {
    let isBroken = true
    const apply = async () => {
      if (isBroken) throw new Error('broken')
    }
    const feed = await follow({ apply })
    await changeStock('A')
    await expect(feed.caughtUp()).rejects.toThrow('broken')
    isBroken = false
    await feed.caughtUp()
    expect(feed.reloads()).toBe(1)
  })

  it.each([
    {
      why: 'was suspended longer than changes are stored',
      moveCursor: (readAt: Date) => new Date(readAt.getTime() - 24 * 3_600_000),
      snapshot: null,
    },
    { why: 'is ahead of a restored database', moveCursor: (readAt: Date) => readAt, snapshot: '900000000:900000000:' },
  ])('reloads everything when it $why', async ({ moveCursor, snapshot }) => {
    const cursor = await findChangeCursor(database.sql)
    const feed = await follow({ since: { readAt: moveCursor(cursor.readAt), snapshot: snapshot ?? cursor.snapshot } })
    await feed.caughtUp()
    await feed.caughtUp()
    expect(feed.reloads()).toBe(1)
  })
})

it('keeps changes for a day', async () => {
  await database.pool.query('delete from change')
  await changeStock('OLD')
  await database.pool.query(`update change set at = now() - interval '25 hours'`)
  await changeStock('NEW')
  await deleteOldChanges(database.sql)
  const { rows } = await database.pool.query('select keys from change')
  expect(rows).toEqual([{ keys: ['NEW'] }])
})
