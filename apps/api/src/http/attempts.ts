import type { HitCounter } from './hit-counter.ts'

/** Limits attempts at guessing a secret. Each attempt is counted before it is checked, so that parallel ones count too. */
export interface Attempts {
  /** False: the limit is reached, do not check this attempt. */
  take(key: string): Promise<boolean>
  /** Uncounts an attempt that was correct. */
  undo(key: string): Promise<void>
}

export interface AttemptLimit {
  /** Each kind of secret is counted separately. */
  readonly what: string
  readonly most: number
  readonly windowMs: number
}

/** `counter` null: no limits. Flooding with made-up keys must not evict real counts: use `countInDatabase`. */
export function countAttempts(counter: HitCounter | null, { what, most, windowMs }: AttemptLimit): Attempts {
  return {
    async take(key) {
      return counter === null || (await counter.hit(`${what} ${key}`, windowMs)).hits <= most
    },
    async undo(key) {
      await counter?.undo(`${what} ${key}`)
    },
  }
}
