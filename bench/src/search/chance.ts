/** Seeded random numbers: the same seed makes the same catalogue on every machine. */
export interface Chance {
  /** In [0, 1). */
  next(): number
  /** A whole number below `limit`. */
  below(limit: number): number
  /** The same with a bias to small numbers, like the distribution of sales and brands; a higher steepness is more biased. */
  skewed(limit: number, steepness: number): number
  pick<T>(list: readonly T[]): T
  isTrue(share: number): boolean
}

/** Xorshift on 32 bits: fast, and random enough for test data. */
export function createChance(seed: number): Chance {
  let state = seed | 0 || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    skewed: (limit, steepness) => Math.floor(limit * next() ** steepness),
    pick: (list) => list[below(list.length)]!,
    isTrue: (share) => next() < share,
  }
}
