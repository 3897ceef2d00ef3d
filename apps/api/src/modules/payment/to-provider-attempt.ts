import type { AttemptRow } from './attempt.store.ts'
import type { ProviderAttempt } from './port.ts'

export function toProviderAttempt(row: AttemptRow): ProviderAttempt {
  return {
    id: row.id,
    reference: row.reference,
    amountCents: row.amount_cents,
    currency: row.currency_code,
    checkoutId: row.provider_checkout_id,
    paymentId: row.provider_payment_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    customerEmail: row.customer_email,
    additional: row.additional,
  }
}
