import { type PaymentState, processOrder, readPaymentStatus } from '@meerkat/contract/payment'
import { listPaymentOffers } from '@meerkat/contract/payment-method'
import { isUndecided } from '@meerkat/domain/sync/is-undecided'
import type { PendingPayment } from '../../../offline/collections/pending-payment.ts'
import type { Api, Outcome } from '../../../shell/api/api-client.ts'

/** What the URL says when the browser comes back: the id of a provider's checkout or of an attempt. Not trusted: the server checks both. */
export interface PaymentReturn {
  readonly id?: string | undefined
  readonly resourcePath?: string | undefined
  readonly attempt?: string | undefined
  /** `canceled` or `failed`: the provider's page sent the browser back without a payment. Proves nothing, but the shopper may try again. */
  readonly outcome?: string | undefined
}

interface Asked {
  /** Null when the shop knows no such payment; `away` when it did not answer, which says nothing about the payment. */
  readonly state: PaymentState | 'unreachable' | null
  /** The order of this device, when the payment belongs to it. */
  readonly pending: PendingPayment | null
}

/**
 * Requests the state from the shop, which queries the provider. The answer is complete only with the secret of the device that placed the
 * order.
 */
export async function askPayment(api: Api, stored: PendingPayment | null, back: PaymentReturn): Promise<Asked> {
  const secret = stored ? { checkoutReference: stored.checkoutReference } : {}
  const state = await ask(api, back, { secret, attempt: back.attempt ?? stored?.attemptId ?? undefined })
  if (state === null || state === 'unreachable') return { state, pending: null }
  const isOwn = state.checkoutReference !== undefined && state.checkoutReference === stored?.checkoutReference
  return { state, pending: isOwn ? stored : null }
}

interface Known {
  readonly secret: { readonly checkoutReference?: string }
  readonly attempt: string | undefined
}

async function ask(
  api: Api,
  { id, resourcePath }: PaymentReturn,
  { secret, attempt }: Known,
): Promise<PaymentState | 'unreachable' | null> {
  if (id !== undefined) {
    const provider = await findWidgetProvider(api)
    if (provider === null || provider === 'unreachable') return provider
    const query = { id, ...(resourcePath !== undefined && { resourcePath }), ...secret }
    return stateOf(await api.ask(processOrder, { params: { provider }, query }))
  }
  if (attempt === undefined) return null
  return stateOf(await api.ask(readPaymentStatus, { query: { attempt, ask: '1', ...secret } }))
}

function stateOf(outcome: Outcome<PaymentState>): PaymentState | 'unreachable' | null {
  if (outcome.kind === 'done') return outcome.result
  return isUnreachable(outcome) ? 'unreachable' : null
}

function isUnreachable(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'no-answer' || (outcome.kind !== 'done' && isUndecided(outcome.code))
}

/** The provider whose widget sends the browser back with the id of its checkout; a shop has at most one. */
async function findWidgetProvider(api: Api): Promise<string | 'unreachable' | null> {
  const outcome = await api.ask(listPaymentOffers, { query: {} })
  if (isUnreachable(outcome)) return 'unreachable'
  const offers = outcome.kind === 'done' ? outcome.result : []
  return offers.find(({ needs }) => needs === 'widget')?.provider ?? null
}
