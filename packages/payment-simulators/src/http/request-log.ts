import type { Provider } from '../engine/ledger.ts'

interface LoggedRequest {
  readonly at: number
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly status: number
}

interface LoggedDelivery {
  readonly at: number
  readonly provider: Provider
  readonly url: string
  readonly eventId: string
  /** 0 when the shop did not answer. */
  readonly status: number
  readonly body: string
}

const MAX_ENTRIES = 2000

/** What the shop's server called, and what was sent to it. Card forms are not logged. */
export class RequestLog {
  #requests: LoggedRequest[] = []
  #deliveries: LoggedDelivery[] = []

  addRequest(request: LoggedRequest): void {
    this.#requests = [...this.#requests, request].slice(-MAX_ENTRIES)
  }

  addDelivery(delivery: LoggedDelivery): void {
    this.#deliveries = [...this.#deliveries, delivery].slice(-MAX_ENTRIES)
  }

  read(): { requests: readonly LoggedRequest[]; deliveries: readonly LoggedDelivery[] } {
    return { requests: this.#requests, deliveries: this.#deliveries }
  }

  clear(): void {
    this.#requests = []
    this.#deliveries = []
  }
}
