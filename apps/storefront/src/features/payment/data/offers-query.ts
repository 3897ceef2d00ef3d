import type { PaymentMethod } from '@meerkat/contract/checkout'
import type { PaymentOffer } from '@meerkat/contract/payment-method'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shell/api/api-client.ts'

/** What each payment method needs and says. Without a cart: all that the shop has. */
export function offersQuery(api: Api, cartId?: string) {
  return queryOptions({
    queryKey: ['payment-offers', cartId ?? ''],
    queryFn: async () => {
      // Late: the schema of an offer is not part of the checkout's first load.
      const { listPaymentOffers } = await import('@meerkat/contract/payment-method')
      return api.call(listPaymentOffers, { query: cartId ? { cartId } : {} })
    },
    // A provider that stops answering is noticed at the next step.
    staleTime: 30_000,
    meta: { embed: false },
  })
}

export function findOffer(offers: readonly PaymentOffer[], code: string): PaymentOffer | null {
  return offers.find((offer) => offer.code === code) ?? null
}

/** Whether the order waits for a payment of the shopper before it is placed. */
export function isPaidFirst({ needs }: PaymentOffer): boolean {
  return needs !== 'nothing'
}

/** The cart's methods and the online ones, which old clients must not see among them: they would place the order unpaid. */
export function withOnlineMethods(methods: readonly PaymentMethod[], offers: readonly PaymentOffer[]): readonly PaymentMethod[] {
  const online = offers.filter((offer) => isPaidFirst(offer) && !methods.some(({ code }) => code === offer.code))
  return online.length === 0 ? methods : [...methods, ...online.map(({ code, title }) => ({ code, title }))]
}
