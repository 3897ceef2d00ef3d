import { isDatabaseAway } from './database-fault.ts'

/** How long calls fail at once after one has found the server frozen. */
const FROZEN_MS = 1000

/** One call of the database, from waiting for a connection to its answer. */
export interface LimitedCall {
  leftMs(): number
  succeeded(): void
  failed(fault: unknown): void
}

/**
 * The time a server has for a call. Once a call ran out of time while no other succeeded, the server counts as frozen and calls
 * fail at once for a second: a request that makes several calls must not wait for each of them in turn.
 */
export class TimeLimit {
  readonly #limitMs: number
  #succeededAt = 0
  #frozenUntil = 0

  constructor(limitMs: number) {
    this.#limitMs = limitMs
  }

  /** @throws when the server is frozen. */
  start(): LimitedCall {
    const startedAt = performance.now()
    if (startedAt < this.#frozenUntil) throw new Error('timeout: the database did not answer a moment ago')
    return {
      leftMs: () => Math.max(1, Math.ceil(startedAt + this.#limitMs - performance.now())),
      succeeded: () => {
        this.#succeededAt = performance.now()
        this.#frozenUntil = 0
      },
      failed: (fault) => {
        const now = performance.now()
        const ranOutOfTime = now - startedAt >= this.#limitMs - 1
        if (ranOutOfTime && isDatabaseAway(fault) && this.#succeededAt < startedAt) this.#frozenUntil = now + FROZEN_MS
      },
    }
  }
}
