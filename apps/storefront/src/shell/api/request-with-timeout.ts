/** The catalogue did not answer within the time limit. Spec §9 search timeouts. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

/** Rejects when there is no answer in time, and aborts the request; so does the signal `given`. */
export function requestWithTimeout<T>(timeoutMs: number, ask: (signal: AbortSignal) => Promise<T>, given?: AbortSignal): Promise<T> {
  const late = Promise.withResolvers<never>()
  const callOff = new AbortController()
  const abort = () => callOff.abort()
  given?.addEventListener('abort', abort, { once: true })
  const expire = () => {
    late.reject(new TimedOut(`no answer within ${timeoutMs} ms`))
    abort()
  }
  // An answer that arrived while this thread was busy is read before the call is treated as timed out.
  let timer = setTimeout(() => {
    timer = setTimeout(expire, 0)
  }, timeoutMs)
  return Promise.race([ask(callOff.signal), late.promise]).finally(() => {
    clearTimeout(timer)
    given?.removeEventListener('abort', abort)
  })
}
