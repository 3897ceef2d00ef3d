import type { Simulator } from './simulator.ts'

interface StoredAnswer {
  readonly status: number
  readonly body: unknown
}

/** The answer given before under this idempotency key; a conflict when it belonged to another request. Null the first time. */
export function recall({ ledger }: Simulator, key: string, request: string): StoredAnswer | null {
  const kept = ledger.remembered[key]
  if (!kept) return null
  return kept.request === request ? kept.answer : { status: 409, body: { message: 'This idempotency key was used for another request.' } }
}

export function remember({ ledger }: Simulator, key: string, request: string, answer: StoredAnswer): StoredAnswer {
  ledger.remembered[key] = { request, answer }
  return answer
}
