import type { Outcome } from '../../../shell/api/api-client.ts'

/** The interval at which a page that could not be loaded is retried as well. docs/behaviour/offline.md §7.6. */
const RETRY_MS = 15_000

export interface RetryCall<R> {
  readonly ask: () => Promise<Outcome<R>>
  readonly onOutcome: (outcome: Outcome<R>) => void
  /** Calls back after a pause; returns the function that cancels it. */
  readonly later: (work: () => void, ms: number) => () => void
}

/** Repeats the call until it succeeds, because no event tells when a server works again. Returns a function that stops this. */
export function retryCall<R>({ ask, onOutcome, later }: RetryCall<R>): () => void {
  let isEnded = false
  let cancel = () => {}
  async function attempt(): Promise<void> {
    const outcome = await ask()
    if (isEnded) return
    onOutcome(outcome)
    if (outcome.kind !== 'done') cancel = later(() => void attempt(), RETRY_MS)
  }
  void attempt()
  return () => {
    isEnded = true
    cancel()
  }
}

export function laterOnPage(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
