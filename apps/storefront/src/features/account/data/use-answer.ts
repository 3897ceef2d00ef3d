import { useEffect, useEffectEvent, useRef } from 'react'
import { answerLimitMs } from '../../../offline/network/answer-limit.ts'
import { useConnection } from '../../../offline/network/use-online.ts'
import type { Outcome } from '../../../shell/api/api-client.ts'
import { retryCall } from './retry-call.ts'

/**
 * Asks the server for what a page shows, until it has answered; again for another `key`, and at once when the connection is back.
 * `onOutcome` is called as in `RetryCall`. A failure shows no notification, because the shopper did not start this call.
 * docs/behaviour/tasks.md §6.4.
 */
export function useAnswer<R>(key: string | number, ask: () => Promise<Outcome<R>>, onOutcome: (outcome: Outcome<R>) => void): void {
  const connection = useConnection()
  const answered = useRef<typeof key | null>(null)
  const askNow = useEffectEvent(ask)
  const report = useEffectEvent((outcome: Outcome<R>) => {
    if (outcome.kind === 'done') answered.current = key
    onOutcome(outcome)
  })

  useEffect(() => {
    if (answered.current === key) return undefined
    return retryCall({
      ask: () => askNow(),
      onOutcome: (outcome) => report(outcome),
      limitMs: answerLimitMs(connection),
      later: laterOnPage,
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, connection])
}

function laterOnPage(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
