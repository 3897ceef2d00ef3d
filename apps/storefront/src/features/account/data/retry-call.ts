import type { Outcome } from '../../../shell/api/api-client.ts'
import { type Wait, withTimeout } from '../../../shell/api/time-limit.ts'

/** The interval at which a page that could not be loaded is retried as well. docs/behaviour/offline.md §7.6. */
const RETRY_MS = 15_000
const SILENT = { kind: 'no-answer', cause: 'No answer so far' } as const

export interface RetryCall<R> {
  readonly ask: () => Promise<Outcome<R>>
  /** An attempt without an answer within `limitMs` is reported as `no-answer`, and its outcome once more when it is there. */
  readonly onOutcome: (outcome: Outcome<R>) => void
  readonly limitMs: number
  /** Calls back after a pause; returns the function that cancels it. */
  readonly later: (work: () => void, ms: number) => () => void
  readonly wait?: Wait
}

/** Repeats the call until it succeeds, because no event tells when a server works again. Returns a function that stops this. */
export function retryCall<R>({ ask, onOutcome, limitMs, later, wait }: RetryCall<R>): () => void {
  let isEnded = false
  let cancel = () => {}
  async function attempt(): Promise<void> {
    const asking = ask()
    const inTime = await withTimeout(asking, { timeoutMs: limitMs, instead: SILENT, wait })
    report(inTime)
    const outcome = inTime === SILENT ? await asking : inTime
    if (inTime === SILENT) report(outcome)
    if (!isEnded && outcome.kind !== 'done') cancel = later(() => void attempt(), RETRY_MS)
  }
  function report(outcome: Outcome<R>): void {
    if (!isEnded) onOutcome(outcome)
  }
  void attempt()
  return () => {
    isEnded = true
    cancel()
  }
}
