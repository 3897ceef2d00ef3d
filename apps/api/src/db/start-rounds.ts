/** Work that is repeated in the background. */
export interface Rounds {
  /** Starts no further round, and waits for the one that is running. */
  close(): Promise<void>
}

interface RoundOptions {
  readonly everyMs: number
  readonly round: () => Promise<unknown>
  /** Reports an error; the next round tries again. */
  readonly onFault: (fault: unknown) => void
}

/** Runs a round at every interval, except while the previous one is still running. */
export function startRounds({ everyMs, round, onFault }: RoundOptions): Rounds {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= round()
      .then(() => undefined, onFault)
      .finally(() => {
        running = null
      })
  }, everyMs)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
