import { createHash, randomBytes } from 'node:crypto'
import type { HitCounter } from './rate-limit.ts'

const BUCKETS = 2 ** 18
const MOST_HITS = 2 ** 16 - 1

/**
 * Counts in a fixed number of buckets, so that no flood of made-up keys pushes another key's count out: for guesses at
 * accounts. Two keys share a bucket once in a quarter of a million, and nobody can aim at that: the hash has a secret.
 */
export function countInBuckets(now: () => number): HitCounter {
  const secret = randomBytes(16)
  const hits = new Uint16Array(BUCKETS)
  const ends = new Float64Array(BUCKETS)
  const bucketOf = (key: string) => createHash('sha256').update(secret).update(key).digest().readUInt32LE() % BUCKETS
  return {
    async hit(key, windowMs) {
      const bucket = bucketOf(key)
      if ((ends[bucket] ?? 0) <= now()) {
        ends[bucket] = now() + windowMs
        hits[bucket] = 0
      }
      hits[bucket] = Math.min(MOST_HITS, (hits[bucket] ?? 0) + 1)
      return { hits: hits[bucket], endsAtMs: ends[bucket] ?? 0 }
    },
    async giveBack(key) {
      const bucket = bucketOf(key)
      hits[bucket] = Math.max(0, (hits[bucket] ?? 0) - 1)
    },
  }
}
