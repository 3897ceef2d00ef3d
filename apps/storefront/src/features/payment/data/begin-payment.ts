import { type Order, OUT_OF_STOCK_TEXT } from '@meerkat/contract/order'
import { savePendingOrder } from '@meerkat/contract/payment'
import type { CartTotals } from '@meerkat/contract/totals'
import type { QueryClient } from '@tanstack/react-query'
import type { PendingPaymentSlot } from '../../../offline/collections/pending-payment.ts'
import type { Api } from '../../../shell/api/api-client.ts'
import { withTimeout } from '../../../shell/api/time-limit.ts'
import { findOffer, isPaidFirst, offersQuery } from './offers-query.ts'

interface BeginDeps {
  readonly api: Api
  readonly queries: QueryClient
  readonly pending: PendingPaymentSlot
  /** How long the server may take. */
  readonly limitMs: number
}

export type BeginOutcome =
  /** No payment is needed first: the order is placed at once. */
  | { readonly kind: 'needs-nothing' }
  /** The order waits for its payment, which has a separate page. */
  | { readonly kind: 'begun' }
  /** The server's list of faults, or its reason. */
  | { readonly kind: 'refused'; readonly result: unknown }
  | { readonly kind: 'out-of-stock' | 'not-sent' }

/** Freezes the order at the server when its payment method needs the shopper to pay. docs/behaviour/payment.md §27.1. */
export async function beginPayment(
  order: Order,
  totals: CartTotals | null,
  { api, queries, pending, limitMs }: BeginDeps,
): Promise<BeginOutcome> {
  const method = order.addressInformation.payment_method_code ?? ''
  const signal = AbortSignal.timeout(limitMs)
  // If that fails, continue as if no payment were needed: the server decides when the order arrives.
  const known = queries.ensureQueryData(offersQuery(api)).catch(() => [])
  const offers = await withTimeout(known, { timeoutMs: limitMs, instead: null })
  if (offers === null) return { kind: 'not-sent' }
  const offer = findOffer(offers, method)
  if (!offer || !isPaidFirst(offer)) return { kind: 'needs-nothing' }
  const outcome = await api.ask(savePendingOrder, { query: {}, body: order }, { signal })
  if (outcome.kind === 'refused' && outcome.code < 500) {
    return outcome.result === OUT_OF_STOCK_TEXT ? { kind: 'out-of-stock' } : { kind: 'refused', result: outcome.result }
  }
  if (outcome.kind !== 'done') return { kind: 'not-sent' }
  const { checkoutReference, grandTotal, currency, guestToken } = outcome.result
  await pending.write({
    order,
    totals,
    checkoutReference,
    grandTotal,
    currency,
    method,
    requestId: crypto.randomUUID(),
    attemptId: null,
    backTo: null,
    ...(guestToken !== undefined && { guestToken }),
  })
  return { kind: 'begun' }
}
