import type { PaymentMethod } from '@meerkat/contract/checkout'
import type { PaymentOffer } from '@meerkat/contract/payment-method'
import { describeMethod } from '@meerkat/domain/checkout/describe-method'
import { worksOffline } from '@meerkat/domain/checkout/works-offline'

/**
 * When an order with this method is paid: on delivery, on the page after the checkout, or later, because the shop is unreachable now. Null
 * for methods without a payment screen, and while the offers are not loaded. docs/behaviour/payment.md §27.1.
 */
export function whenPaid(
  method: PaymentMethod,
  offer: Pick<PaymentOffer, 'needs'> | undefined,
  isOnline: boolean,
): 'delivery' | 'next' | 'placed' | null {
  if (describeMethod(method).paidOnDelivery) return 'delivery'
  if (!isOnline && worksOffline(method)) return 'placed'
  return offer !== undefined && offer.needs !== 'nothing' ? 'next' : null
}
