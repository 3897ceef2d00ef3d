import type { PaymentMethod } from '@meerkat/contract/checkout'
import type { PaymentOffer } from '@meerkat/contract/payment-method'
import { worksOffline } from '@meerkat/domain/checkout/works-offline'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shell/api/api-client.ts'

/** What each payment method needs, with its texts. Without a cart id: all methods of the shop. */
export function offersQuery(api: Api, cartId?: string) {
  return queryOptions({
    queryKey: ['payment-offers', cartId ?? ''],
    queryFn: async () => {
      // Imported on demand, so that the schema of an offer is not part of the checkout's first load.
      const { listPaymentOffers } = await import('@meerkat/contract/payment-method')
      return api.call(listPaymentOffers, { query: cartId ? { cartId } : {} })
    },
    // A provider that has failed since is only noticed at the next step.
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
 * The methods to choose from: those of the cart, then the online ones, which the server does not list among the former because old clients must not
 * see them. Once the offers are known, they decide which methods of the cart are kept. docs/behaviour/payment.md §27.1.
 */
export function listChoices(
  methods: readonly PaymentMethod[],
  offers: readonly PaymentOffer[],
  { isOffline, isListed }: Situation,
): readonly PaymentMethod[] {
  if (isOffline) return methods.filter(worksOffline).map((method) => ({ ...method, title: titleOf(method, offers) }))
  // The first method is preselected, so do not list online ones before those of the cart are known.
  if (offers.length === 0 || !isListed) return methods
  const online = offers.filter(isPaidFirst)
  const own = methods.filter(({ code }) => offers.some((offer) => offer.code === code && !isPaidFirst(offer)))
  return [...own, ...online.map(({ code, title, offline }) => ({ code, title, offline }))]
}

/** The offer's title only for online methods, where it is in the shopper's language: for others it is that of the settings, without labels. */
function titleOf({ code, title }: PaymentMethod, offers: readonly PaymentOffer[]): string {
  const offer = findOffer(offers, code)
  return offer && isPaidFirst(offer) ? offer.title : title
}
