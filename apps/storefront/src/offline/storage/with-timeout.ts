/** When to stop waiting, and what to do with a late result. */
export interface TimeoutOptions<T> {
  readonly timeoutMs: number
  readonly onLate?: ((value: T) => void) | undefined
}

/** Rejects after `timeoutMs`; a later result still reaches `onLate`. docs/behaviour/storage.md §22. */
export function withTimeout<T>(work: Promise<T>, { timeoutMs, onLate }: TimeoutOptions<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let late = false
  const timer = setTimeout(() => {
    late = true
    reject(new Error(`no answer from storage within ${timeoutMs} ms`))
  }, timeoutMs)
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
