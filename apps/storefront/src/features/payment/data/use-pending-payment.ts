import { type PaymentState, readPendingOrder } from '@meerkat/contract/payment'
import type { PaymentOffer } from '@meerkat/contract/payment-method'
import { withMethodFee } from '@meerkat/domain/payment/cash-fee'
import { fromCents, toCents } from '@meerkat/domain/pricing/round-money'
import { useEffect, useState } from 'react'
import type { PendingPayment, PendingPaymentSlot } from '../../../offline/collections/pending-payment.ts'
import type { Api } from '../../../shell/api/api-client.ts'

interface Use {
  /** Undefined while it is being read; null when nothing waits for a payment. */
  readonly pending: PendingPayment | null | undefined
  /** The latest attempt when it did not succeed. */
  readonly failed: PaymentState | null
  /** Stores the attempt, so that it is found after the return from a provider's page and on another visit. */
  readonly remember: (attemptId: string) => Promise<void>
  /** Chooses another method: a new attempt for the same order, at the amount with the fee of that method. */
  readonly choose: (offer: PaymentOffer) => Promise<void>
  /** A new attempt with the same method. */
  readonly renew: () => Promise<void>
}

/** The order of this device that waits for its payment; the server says whether it still does. */
export function usePendingPayment(api: Api, slot: PendingPaymentSlot | null): Use {
  const [pending, setPending] = useState<PendingPayment | null>()
  const [failed, setFailed] = useState<PaymentState | null>(null)

  useEffect(() => {
    if (!slot) return undefined
    let isOpen = true
    void open(slot)

    async function open(from: PendingPaymentSlot): Promise<void> {
      const stored = await from.read()
      const known = stored && (await api.ask(readPendingOrder, { query: {}, body: { checkoutReference: stored.checkoutReference } }))
      if (!isOpen) return
      const isGone = known?.kind === 'refused' && known.code < 429
      if (!stored || isGone) return setPending(null)
      const { state } = known?.kind === 'done' ? known.result.payment : { state: 'pending' as const }
      const hasFailed = state === 'failed' || state === 'expired'
      if (known?.kind === 'done' && hasFailed) setFailed(known.result.payment)
      // A failed attempt is over: the next one needs a new id.
      const next = hasFailed ? { ...stored, requestId: crypto.randomUUID() } : stored
      if (hasFailed) await from.write(next)
      if (isOpen) setPending(next)
    }

    return () => {
      isOpen = false
    }
  }, [api, slot])

  async function change(fields: Partial<PendingPayment>): Promise<void> {
    if (!pending || !slot) return
    const next = { ...pending, ...fields }
    setPending(next)
    await slot.write(next)
  }

  return {
    pending,
    failed,
    remember: async (attemptId) => {
      if (pending && slot) await slot.write({ ...pending, attemptId })
    },
    choose: async (offer) => {
      setFailed(null)
      await change({ ...(pending && priceWith(pending, offer)), method: offer.code, requestId: crypto.randomUUID(), attemptId: null })
    },
    renew: () => change({ requestId: crypto.randomUUID() }),
  }
}

/** The amounts with the fee of this method instead of the former one's. They stay for an order without totals, which is placed already. */
function priceWith({ totals, grandTotal }: PendingPayment, offer: PaymentOffer): Partial<PendingPayment> {
  if (!totals) return {}
  const now = withMethodFee(totals, offer, { fee: '', taxRate: String })
  const more = toCents(now.grand_total) - toCents(totals.grand_total)
  return { totals: now, grandTotal: fromCents(toCents(grandTotal) + more) }
}
