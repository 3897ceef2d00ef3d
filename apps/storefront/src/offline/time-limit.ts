import type { Api } from '../shell/api/api-client.ts'

/** Longest wait for an answer. Giving up releases the cart's lock, and the call is safe to send again. */
const ANSWER_TIMEOUT_MS = 10_000

/** When to stop waiting, and what to do with a late result. */
export interface TimeLimit<T> {
  readonly timeoutMs: number
  readonly onLate?: ((value: T) => void) | undefined
}

/** The wait is split into this many timers, so that a result can arrive between them. */
const TURNS = 4

/**
 * Rejects after `timeoutMs`; a later result still reaches `onLate`. Time during which the page is busy hardly counts: the page must be free
 * several times before the limit is reached, and a result that arrived meanwhile comes first. docs/behaviour/storage.md §22.
 */
export function withTimeout<T>(work: Promise<T>, { timeoutMs, onLate }: TimeLimit<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let late = false
  let timer = setTimeout(count, timeoutMs / TURNS, TURNS - 1)

  function count(left: number): void {
    if (left > 0) {
      timer = setTimeout(count, timeoutMs / TURNS, left - 1)
      return
    }
    late = true
    reject(new Error(`no answer within ${timeoutMs} ms`))
  }

  const settle = async () => {
    try {
      const value = await work
      if (late) onLate?.(value)
      else resolve(value)
    } catch (reason) {
      reject(reason instanceof Error ? reason : new Error(String(reason)))
    } finally {
      clearTimeout(timer)
    }
  }
  void settle()
  return promise
}

/** The same API with a time limit: a call without an answer in time is aborted, and counts as not answered. */
export function apiWithTimeout(api: Api, timeoutMs = ANSWER_TIMEOUT_MS): Api {
  return {
    call: (endpoint, request, options) => api.call(endpoint, request, { signal: AbortSignal.timeout(timeoutMs), ...options }),
    ask: (endpoint, request, options) => api.ask(endpoint, request, { signal: AbortSignal.timeout(timeoutMs), ...options }),
  }
}
