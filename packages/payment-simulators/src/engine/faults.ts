import type { Clock } from './clock.ts'
import type { Provider } from './ledger.ts'

export const FAULT_KINDS = [
  // Requests.
  'delay',
  'reset',
  'http500',
  'junk',
  'timeoutAfterCommit',
  // Notifications.
  'dropWebhook',
  'duplicateWebhook',
  'reorder',
  'earlyWebhook',
  'wrongKey',
  'staleTimestamp',
  'truncatedTag',
  // Faults in the reported payment.
  'mutateAmount',
  'mutateCurrency',
] as const

export type FaultKind = (typeof FAULT_KINDS)[number]

export interface Fault {
  readonly kind: FaultKind
  readonly provider?: Provider | undefined
  /** How often it happens; without it, and without `seconds`, once. */
  readonly times?: number | undefined
  /** It happens to everything for so long. */
  readonly seconds?: number | undefined
  /** Of `delay`. */
  readonly ms?: number | undefined
  /** Of `duplicateWebhook`: how many more. */
  readonly count?: number | undefined
}

interface Armed {
  readonly fault: Fault
  left: number
  readonly until: number
}

/** Requested faults that have not happened yet. */
export class Faults {
  readonly #clock: Clock
  #armed: Armed[] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  arm(fault: Fault): void {
    const left = fault.times ?? (fault.seconds === undefined ? 1 : Number.POSITIVE_INFINITY)
    const until = fault.seconds === undefined ? Number.POSITIVE_INFINITY : this.#clock.now() + fault.seconds * 1000
    this.#armed.push({ fault, left, until })
  }

  /** Uses up one occurrence of the fault. */
  take(kind: FaultKind, provider: Provider): Fault | null {
    const now = this.#clock.now()
    this.#armed = this.#armed.filter(({ left, until }) => left > 0 && until > now)
    const found = this.#armed.find(({ fault }) => fault.kind === kind && (fault.provider ?? provider) === provider)
    if (!found) return null
    found.left--
    return found.fault
  }

  list(): Fault[] {
    return this.#armed.map(({ fault }) => fault)
  }

  clear(): void {
    this.#armed = []
  }
}
