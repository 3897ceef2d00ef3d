import { withTimeout } from './time-limit.ts'

/** Rejects with `TimedOut` when there is no answer in time, and aborts the request; so does the signal `given`. */
export async function requestWithTimeout<T>(timeoutMs: number, ask: (signal: AbortSignal) => Promise<T>, given?: AbortSignal): Promise<T> {
  const callOff = new AbortController()
  const abort = () => callOff.abort()
  given?.addEventListener('abort', abort, { once: true })
  try {
    return await withTimeout(ask(callOff.signal), { timeoutMs })
  } catch (fault) {
    abort()
    throw fault
  } finally {
    given?.removeEventListener('abort', abort)
  }
}
