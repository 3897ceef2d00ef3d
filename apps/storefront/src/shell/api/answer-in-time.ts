/** The catalogue took longer than anybody waits for it. Spec §9 search timeouts. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/** Rejects when there is no answer in time, and calls off what was asked, as `given` does. */
export function answerInTime<T>(timeoutMs: number, ask: (signal: AbortSignal) => Promise<T>, given?: AbortSignal): Promise<T> {
  const late = Promise.withResolvers<never>()
  const callOff = new AbortController()
  const abort = () => callOff.abort()
  given?.addEventListener('abort', abort, { once: true })
  const expire = () => {
    late.reject(new TookTooLong(`no answer within ${timeoutMs} ms`))
    abort()
  }
  // An answer that came while this thread was busy is read before it is called late.
  let timer = setTimeout(() => {
    timer = setTimeout(expire, 0)
  }, timeoutMs)
  return Promise.race([ask(callOff.signal), late.promise]).finally(() => {
    clearTimeout(timer)
    given?.removeEventListener('abort', abort)
  })
}
