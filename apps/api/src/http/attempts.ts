import type { HitCounter } from './hit-counter.ts'

/** Attempts at something that can be guessed. Each is counted before it is checked, so that parallel ones count, too. */
export interface Attempts {
  /** False: there were too many, do not check this one. */
  take(key: string): Promise<boolean>
  /** The attempt was right, and does not count. */
  giveBack(key: string): Promise<void>
}

export interface AttemptLimit {
  /** Keys of one kind do not count for another. */
  readonly what: string
  readonly most: number
  readonly windowMs: number
}

/** `counter` null: nothing is limited. Flooding with made-up keys must not evict real counts: use `countInDatabase`. */
export function countAttempts(counter: HitCounter | null, { what, most, windowMs }: AttemptLimit): Attempts {
  return {
    async take(key) {
      return counter === null || (await counter.hit(`${what} ${key}`, windowMs)).hits <= most
    },
    async giveBack(key) {
      await counter?.giveBack(`${what} ${key}`)
    },
  }
}
