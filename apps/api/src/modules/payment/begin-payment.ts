import { randomBytes } from 'node:crypto'
import { parseAmount } from '@meerkat/domain/payment/amount'
import { isOpen } from '@meerkat/domain/payment/attempt-state'
import { nextPollAt } from '@meerkat/domain/payment/poll-schedule'
import { REFERENCE_BYTES, toReference } from '@meerkat/domain/payment/reference'
import type { Executor } from '../../db/executor.ts'
import { toReason } from '../../db/outbox-jobs.ts'
import { Refusal } from '../../http/refusals.ts'
import type { PendingOrderRow } from '../order/pending-order.store.ts'
import { type AttemptRow, findAttempt, insertAttempt, listAttempts, storePrepared } from './attempt.store.ts'
import { ProviderFault } from './http/provider-client.ts'
import type { OpenProvider, PaymentDeps } from './payment-deps.ts'
import { BadAnswer, type ReturnPages } from './port.ts'
import { toProviderAttempt } from './to-provider-attempt.ts'
import { totalWithoutFee } from './total-without-fee.ts'

/** A prepared checkout that expires sooner than this is not returned again. */
const MIN_TIME_LEFT_MS = 3 * 60_000
/** A reservation cannot be extended beyond this by starting payments repeatedly. */
const MAX_RESERVATION_MS = 3 * 60 * 60_000
const ATTEMPT_ID_BYTES = 18
/** A shopper never clicks the button this often for one order. */
const MAX_ATTEMPTS = 40

export interface PaymentStart {
  readonly checkoutReference: string
  readonly grandTotal: number | string
  /** Null when the request does not name it. */
  readonly currency: string | null
  /** Null: continue the latest open attempt with this method. */
  readonly clientRequestId: string | null
  readonly open: OpenProvider
  readonly title: string
  /** Store view of the page that the shopper returns to. */
  readonly storeCode: string
  readonly pagesOf: (attempt: { readonly id: string; readonly storeCode: string }) => ReturnPages
}

/**
 * Begins a payment attempt, or continues the one that the same click began: what the browser needs is stored, so that a repeated call gets
 * the same response. No provider is called inside a transaction. docs/payments.md, "Beginning".
 * @throws Refusal `payment-order-not-found`, `payment-amount-differs`, `order-out-of-stock`, `payment-over`, `payment-unavailable`.
 */
export async function beginPayment(deps: PaymentDeps, start: PaymentStart): Promise<AttemptRow> {
  const { database, log, now } = deps
  const attempt = await database.transaction(async (tx) => openAttempt(tx, deps, start))
  if (attempt.state !== 'created') return attempt
  const { definition, provider } = start.open
  try {
    const prepared = await provider.prepare(toProviderAttempt(attempt), start.pagesOf({ id: attempt.id, storeCode: attempt.store_code }))
    await storePrepared(database.sql, attempt.id, prepared, now())
  } catch (fault) {
    if (!(fault instanceof ProviderFault) && !(fault instanceof BadAnswer)) throw fault
    log.warn({ provider: definition.name, attempt: attempt.reference, reason: toReason(fault) }, 'a payment could not be prepared')
    // The attempt stays open: if the provider has created the checkout after all, a later status query finds it.
    throw new Refusal('payment-unavailable')
  }
  deps.changed()
  const stored = await findAttempt(database.sql, attempt.id)
  if (!stored?.handover) throw new Refusal('payment-over')
  return stored
}

async function openAttempt(tx: Executor, deps: PaymentDeps, start: PaymentStart): Promise<AttemptRow> {
  const { orders, config, now } = deps
  const found = await orders.findByReference(tx, start.checkoutReference)
  const order = found && (await orders.lock(tx, found.order_id))
  if (!order) throw new Refusal('payment-order-not-found')
  const amountCents = totalWithoutFee(order)
  refuseOtherAmount({ ...order, amountCents }, start)
  const attempts = await listAttempts(tx, order.order_id)
  const same = findSame(attempts, start, now())
  if (same) return same
  if (attempts.length >= MAX_ATTEMPTS) throw new Refusal('payment-over')
  const outcome = await orders.reserve(tx, order, { until: reservedUntil(order, config.reservationMs, now()), now: now() })
  if (outcome === 'sold-out') throw new Refusal('order-out-of-stock')
  if (outcome !== 'reserved') throw new Refusal('payment-over')
  const { definition } = start.open
  await orders.setMethod(tx, order.order_id, { code: definition.method, title: start.title })
  const id = randomBytes(ATTEMPT_ID_BYTES).toString('base64url')
  const ask = nextPollAt(now().getTime(), now().getTime())
  await insertAttempt(tx, {
    id,
    orderId: order.order_id,
    provider: definition.name,
    method: definition.method,
    methodTitle: start.title,
    mode: config.mode,
    clientRequestId: start.clientRequestId,
    reference: toReference(randomBytes(REFERENCE_BYTES)),
    amountCents,
    currency: order.currency_code,
    storeCode: start.storeCode,
    askNextAt: ask === null ? null : new Date(ask),
    now: now(),
  })
  const stored = await findAttempt(tx, id)
  if (!stored) throw new Error('A payment attempt was not stored')
  return stored
}

/** Refuses when the amount that the shopper saw is not the price of the order with this method (`amountCents`). Only the latter is charged. */
export function refuseOtherAmount(
  { amountCents, currency_code }: { readonly amountCents: number } & Pick<PendingOrderRow, 'currency_code'>,
  { grandTotal, currency }: Pick<PaymentStart, 'grandTotal' | 'currency'>,
): void {
  const isOther = parseAmount(grandTotal) !== amountCents || (currency !== null && currency !== currency_code)
  if (isOther) throw new Refusal('payment-amount-differs')
}

/** The attempt of the same click; without a request id, the latest one with this method that can still be used. */
function findSame(attempts: readonly AttemptRow[], { clientRequestId, open }: PaymentStart, now: Date): AttemptRow | null {
  const own = attempts.filter(({ method }) => method === open.definition.method)
  if (clientRequestId !== null) return attempts.find((one) => one.client_request_id === clientRequestId) ?? null
  const hasTime = ({ expires_at }: AttemptRow) => expires_at === null || expires_at.getTime() - now.getTime() >= MIN_TIME_LEFT_MS
  return own.findLast((one) => one.client_request_id === null && isOpen(one.state) && one.state !== 'pending' && hasTime(one)) ?? null
}

function reservedUntil({ created_at }: PendingOrderRow, reservationMs: number, now: Date): Date {
  const longest = created_at.getTime() + Math.max(MAX_RESERVATION_MS, reservationMs)
  return new Date(Math.min(now.getTime() + reservationMs, longest))
}
