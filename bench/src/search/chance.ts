/** Repeatable chance: the same seed makes the same catalogue on every machine. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number below `limit`. */
  below(limit: number): number
  /** The same, but small numbers far more often, as sales and brands are spread; a higher steepness leans further. */
  skewed(limit: number, steepness: number): number
  pick<T>(list: readonly T[]): T
  isTrue(share: number): boolean
}

/** Xorshift on 32 bits: fast, and random enough to spread products. */
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
