/** The simulators' own clock. It runs at normal speed and can be moved forward, so that tests need not wait for an expiry. */
export class Clock {
  readonly #real: () => number
  #aheadMs: number

  constructor(real: () => number = Date.now, aheadMs = 0) {
    this.#real = real
    this.#aheadMs = aheadMs
  }

  now(): number {
    return this.#real() + this.#aheadMs
  }

  /** How far the clock is ahead of the machine's. */
  get aheadMs(): number {
    return this.#aheadMs
  }

  advance(ms: number): void {
    this.#aheadMs += ms
  }

  reset(): void {
    this.#aheadMs = 0
  }
}
