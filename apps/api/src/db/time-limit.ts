import { isDatabaseUnreachable } from './database-fault.ts'

/** How long calls fail immediately after one has timed out on a frozen server. */
const FROZEN_MS = 1000

/** One database call, from waiting for a connection to its response. */
export interface LimitedCall {
  leftMs(): number
  succeeded(): void
  failed(fault: unknown): void
}

/**
 * Time limit of database calls. Once a call has timed out while no other succeeded, the server is considered frozen and calls
 * fail immediately for a second: a request that makes several calls must not wait for each of them in turn.
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
        if (ranOutOfTime && isDatabaseUnreachable(fault) && this.#succeededAt < startedAt) this.#frozenUntil = now + FROZEN_MS
      },
    }
  }
}
