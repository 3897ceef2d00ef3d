/** No answer within the time limit. Spec §9 search timeouts. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

/** Resolves after so many milliseconds. */
export type Wait = (ms: number) => Promise<void>

export const sleep: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** When to stop waiting, and what to do with a late result. */
export interface TimeLimit<T, I> {
  readonly timeoutMs: number
  /** The result in place of one that is not there in time; without it, the wait rejects with `TimedOut`. */
  readonly instead?: I
  readonly onLate?: ((value: T) => void) | undefined
  /** The clock, if it is not the page's: tests move theirs by hand. */
  readonly wait?: Wait | undefined
}

/** The wait is split into this many timers, so that a result can arrive between them. */
const TURNS = 4

/**
 * Ends after `timeoutMs`; a later result still reaches `onLate`. Time during which the page is busy hardly counts: the page must be free
 * several times before the limit is reached, and a result that arrived meanwhile comes first. docs/behaviour/storage.md §22.
 */
export function withTimeout<T, I = never>(work: Promise<T>, { timeoutMs, instead, onLate, wait }: TimeLimit<T, I>): Promise<T | I> {
  const { promise, resolve, reject } = Promise.withResolvers<T | I>()
  let late = false
  let timer: ReturnType<typeof setTimeout> | undefined
  if (wait) void wait(timeoutMs).then(giveUp)
  else count(TURNS)

  function count(left: number): void {
    if (left === 0) giveUp()
    else timer = setTimeout(count, timeoutMs / TURNS, left - 1)
  }

  function giveUp(): void {
    late = true
    if (instead === undefined) reject(new TimedOut(`no answer within ${timeoutMs} ms`))
    else resolve(instead)
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
