import { createHash } from 'node:crypto'
import type { Executor, Statement } from './executor.ts'
import { getShopSecret } from './shop-secret.ts'

const SECRET = 'attempts'
const BUCKETS = 2 ** 18
const MOST_HITS = 2 ** 16 - 1

const HIT: Statement = {
  name: 'hit-attempt',
  text: `insert into attempt as a (bucket, hits, ends_at) values ($1, 1, $3)
    on conflict (bucket) do update set
      hits = case when a.ends_at <= $2 then 1 else least(a.hits + 1, $4) end,
      ends_at = case when a.ends_at <= $2 then $3 else a.ends_at end
    returning hits, ends_at`,
}
const GIVE_BACK: Statement = { name: 'give-attempt-back', text: 'update attempt set hits = hits - 1 where bucket = $1 and hits > 0' }

/** Counts hits of a key within a window, in the database: processes that share it share the count. */
export interface DatabaseCounter {
  hit(key: string, windowMs: number): Promise<{ hits: number; endsAtMs: number }>
  giveBack(key: string): Promise<void>
}

/**
 * Counts in a fixed number of rows, so that no flood of made-up keys pushes another key's count out or fills the disk. Two keys
 * share a row once in a quarter of a million, and nobody can aim at that: the hash has a secret. Decision 0010.
 */
export function countInDatabase(sql: Executor, now: () => Date): DatabaseCounter {
  let secret: Promise<Uint8Array> | null = null
  async function bucketOf(key: string): Promise<number> {
    // A database that was away the first time is asked again.
    secret ??= getShopSecret(sql, SECRET).catch((fault: unknown) => {
      secret = null
      throw fault
    })
    return (
      createHash('sha256')
        .update(await secret)
        .update(key)
        .digest()
        .readUInt32LE() % BUCKETS
    )
  }
  return {
    async hit(key, windowMs) {
      const at = now()
      const values = [await bucketOf(key), at, new Date(at.getTime() + windowMs), MOST_HITS]
      const [row] = await sql.run<{ hits: number; ends_at: Date }>(HIT, values)
      if (!row) throw new Error('An attempt was not counted')
      return { hits: row.hits, endsAtMs: row.ends_at.getTime() }
    },
    async giveBack(key) {
      await sql.run(GIVE_BACK, [await bucketOf(key)])
    },
  }
}
