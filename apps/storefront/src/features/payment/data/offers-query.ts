import type { PaymentMethod } from '@meerkat/contract/checkout'
import type { PaymentOffer } from '@meerkat/contract/payment-method'
import { worksOffline } from '@meerkat/domain/checkout/works-offline'
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

interface Situation {
  readonly isOffline: boolean
  /** The cart's methods are known; a virtual cart may have none. */
  readonly isListed: boolean
}

/**
 * The methods to choose from: the cart's and the online ones, which old clients must not see among the cart's. Where the offers are known, they say
 * which entries of the settings are methods of their own. docs/behaviour/payment.md §27.1.
 */
export function listChoices(
  methods: readonly PaymentMethod[],
  offers: readonly PaymentOffer[],
  { isOffline, isListed }: Situation,
): readonly PaymentMethod[] {
  if (isOffline) return methods.filter(worksOffline).map((method) => ({ ...method, title: titleOf(method, offers) }))
  // The first method is preselected, so online ones wait for the cart's own.
  if (offers.length === 0 || !isListed) return methods
  const online = offers.filter(isPaidFirst)
  const own = methods.filter(({ code }) => offers.some((offer) => offer.code === code && !isPaidFirst(offer)))
  return [...own, ...online.map(({ code, title, offline }) => ({ code, title, offline }))]
}

/** Of an online method, in the shopper's language. The offer of any other one has the title of the settings, without the shop's labels. */
function titleOf({ code, title }: PaymentMethod, offers: readonly PaymentOffer[]): string {
  const offer = findOffer(offers, code)
  return offer && isPaidFirst(offer) ? offer.title : title
}
