import { createHash } from 'node:crypto'
import type { Executor, Statement } from './executor.ts'
import { keepShopSecrets, type ShopSecrets } from './shop-secret.ts'

const SECRET = 'attempts'
const BUCKETS = 2 ** 18
const MAX_HITS = 2 ** 24

// Sorted by row, to prevent deadlocks between processes.
const ADD: Statement = {
  name: 'add-attempts',
  text: `insert into attempt as a (bucket, hits, ends_at)
    select bucket, hits, $4 from unnest($1::int[], $2::int[]) as t(bucket, hits) order by bucket
    on conflict (bucket) do update set
      hits = case when a.ends_at <= $3 then excluded.hits else least(a.hits + excluded.hits, $5) end,
      ends_at = case when a.ends_at <= $3 then excluded.ends_at else a.ends_at end
    returning bucket, hits, ends_at`,
}
const GIVE_BACK: Statement = { name: 'give-attempt-back', text: 'update attempt set hits = hits - 1 where bucket = $1 and hits > 0' }

interface Row {
  readonly bucket: number
  readonly hits: number
  readonly ends_at: Date
}

/** Counts hits of keys within a window, in the database: all processes share one count, and a restart keeps it. */
export interface DatabaseCounter {
  hit(key: string, windowMs: number): Promise<{ hits: number; endsAtMs: number }>
  undo(key: string): Promise<void>
  /** Adds hits to several keys in one statement, and returns their sums in the same order. */
  add(entries: readonly { readonly key: string; readonly hits: number }[], windowMs: number): Promise<readonly number[]>
}

/**
 * Counts in a fixed number of rows, so that no flood of made-up keys evicts another key's count or fills the disk. Two keys share a
 * row once in a quarter of a million, and an attacker cannot aim at that: the hash has a secret. Decision 0010.
 */
export function countInDatabase(
  sql: Executor,
  now: () => Date,
  secrets: Pick<ShopSecrets, 'read'> = keepShopSecrets(sql),
): DatabaseCounter {
  async function bucketOf(key: string): Promise<number> {
    const hash = createHash('sha256').update(await secrets.read(SECRET))
    return hash.update(key).digest().readUInt32LE() % BUCKETS
  }
  async function addToBuckets(hits: ReadonlyMap<number, number>, windowMs: number): Promise<ReadonlyMap<number, Row>> {
    const at = now()
    const values = [[...hits.keys()], [...hits.values()], at, new Date(at.getTime() + windowMs), MAX_HITS]
    return new Map((await sql.run<Row>(ADD, values)).map((row) => [row.bucket, row]))
  }
  return {
    async hit(key, windowMs) {
      const bucket = await bucketOf(key)
      const row = (await addToBuckets(new Map([[bucket, 1]]), windowMs)).get(bucket)
      if (!row) throw new Error('An attempt was not counted')
      return { hits: row.hits, endsAtMs: row.ends_at.getTime() }
    },
    async undo(key) {
      await sql.run(GIVE_BACK, [await bucketOf(key)])
    },
    async add(entries, windowMs) {
      const buckets = await Promise.all(entries.map(({ key }) => bucketOf(key)))
      const hits = new Map<number, number>()
      for (const [index, bucket] of buckets.entries()) hits.set(bucket, (hits.get(bucket) ?? 0) + (entries[index]?.hits ?? 0))
      const rows = await addToBuckets(hits, windowMs)
      return buckets.map((bucket) => rows.get(bucket)?.hits ?? 0)
    },
  }
}
