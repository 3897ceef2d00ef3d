import type { Api } from '../../shell/api/api-client.ts'

/** Nobody waits longer: the cart's turn is free again, and what was sent is safe to send once more. */
const ANSWER_TIMEOUT_MS = 10_000

/** The same API, whose calls end without an answer when none comes in time. */
export function withTimeLimit(api: Api, timeoutMs = ANSWER_TIMEOUT_MS): Api {
  return {
    call: (endpoint, request, options) => api.call(endpoint, request, { signal: AbortSignal.timeout(timeoutMs), ...options }),
    ask: (endpoint, request, options) => api.ask(endpoint, request, { signal: AbortSignal.timeout(timeoutMs), ...options }),
  }
}
