import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Job } from './jobs.ts'
import type { Due } from './scheduler.ts'

export type Provider = 'card' | 'zapper' | 'snapscan' | 'yoco'

/** A payment that a shop requested: a card checkout, a Zapper invoice or session, a SnapScan code, a Yoco checkout. */
export interface Checkout {
  readonly id: string
  readonly provider: Provider
  readonly kind: 'card' | 'invoice' | 'session' | 'code' | 'yoco'
  /** The shop's own reference of the attempt. */
  readonly reference: string
  readonly cents: number
  readonly currency: string
  readonly createdAt: number
  expiresAt: number
  closed: boolean
  /** Where the browser goes afterwards. The card widget names it when it is shown. */
  returnUrls: { success?: string; cancel?: string; failure?: string }
  /** What only one provider knows, in its own spelling. */
  readonly own: Readonly<Record<string, string>>
  /** When the status of a card checkout was requested in the last minute. */
  statusCalls: number[]
}

export interface Payment {
  readonly id: string
  readonly provider: Provider
  readonly checkoutId: string
  readonly reference: string
  readonly cents: number
  readonly currency: string
  readonly at: number
  /** `challenge`: the shopper is at the bank's page. `cancelled`: the shopper left the card form by its own button. */
  status: 'captured' | 'declined' | 'pending' | 'challenge' | 'cancelled'
  /** Result code of the card platform; the other providers have none. */
  code: string
  /** Codes for an approved and a refused challenge. */
  readonly challenge?: { readonly approved: string; readonly refused: string }
  readonly card?: { readonly brand: string; readonly bin: string; readonly last4: string; readonly holder: string; readonly expiry: string }
  tipCents: number
  chargedBack: boolean
  /** Number of status calls that get no answer from now on, although the money was taken. */
  unanswered: number
}

export interface Refund {
  readonly id: string
  /** The shop's own id of the refund; empty where it gave none. */
  readonly reference: string
  readonly provider: Provider
  readonly paymentId: string
  readonly cents: number
  readonly currency: string
  readonly at: number
}

export interface Remembered {
  readonly request: string
  readonly answer: { readonly status: number; readonly body: unknown }
}

/** A registered address for Yoco's events. */
export interface Subscription {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly secret: string
}

export interface Ledger {
  checkouts: Record<string, Checkout>
  payments: Record<string, Payment>
  refunds: Record<string, Refund>
  remembered: Record<string, Remembered>
  subscriptions: Subscription[]
  jobs: Due<Job>[]
}

function emptyLedger(): Ledger {
  return { checkouts: {}, payments: {}, refunds: {}, remembered: {}, subscriptions: [], jobs: [] }
}

/**
 * The ledger of the last run, or an empty one. A provider does not forget payments when a shop is restarted, so the demo shop,
 * which runs the simulators in its own process, keeps them in a file.
 */
export function openLedger(file: string | undefined): Ledger {
  if (!file || !existsSync(file)) return emptyLedger()
  try {
    return { ...emptyLedger(), ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Ledger>) }
  } catch {
    // Test payments only; a damaged file must not keep the shop from starting.
    return emptyLedger()
  }
}

export function saveLedger(file: string, ledger: Ledger): void {
  mkdirSync(dirname(file), { recursive: true })
  const next = `${file}.next`
  writeFileSync(next, JSON.stringify(ledger))
  renameSync(next, file)
}

export function clearLedger(ledger: Ledger): void {
  // Emptied in place: the scheduler has a reference to this array.
  ledger.jobs.length = 0
  Object.assign(ledger, { ...emptyLedger(), jobs: ledger.jobs, subscriptions: ledger.subscriptions })
}

/** The payments of a checkout, oldest first: a checkout may carry several, say one refused and one good. */
export function paymentsOf(ledger: Ledger, checkoutId: string): Payment[] {
  return Object.values(ledger.payments).filter((payment) => payment.checkoutId === checkoutId)
}

export function isPaid(ledger: Ledger, checkoutId: string): boolean {
  return paymentsOf(ledger, checkoutId).some(({ status }) => status === 'captured')
}

export function refundedCents(ledger: Ledger, paymentId: string): number {
  return Object.values(ledger.refunds)
    .filter((refund) => refund.paymentId === paymentId)
    .reduce((sum, { cents }) => sum + cents, 0)
}
