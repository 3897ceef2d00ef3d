import type { Api } from '../shell/api/api-client.ts'

/** Longest wait for an answer. Giving up releases the cart's lock, and the call is safe to send again. */
const ANSWER_TIMEOUT_MS = 10_000

/** The same API with a time limit: a call without an answer in time is aborted, and counts as not answered. */
export function apiWithTimeout(api: Api, timeoutMs = ANSWER_TIMEOUT_MS): Api {
  return {
    call: (endpoint, request, options) => api.call(endpoint, request, { signal: AbortSignal.timeout(timeoutMs), ...options }),
    ask: (endpoint, request, options) => api.ask(endpoint, request, { signal: AbortSignal.timeout(timeoutMs), ...options }),
  }
}
