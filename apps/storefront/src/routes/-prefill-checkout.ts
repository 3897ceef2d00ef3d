import type { Customer } from '@meerkat/contract/customer'
import type { CheckoutDetailsCollection } from '../offline/collections/checkout-details.ts'
import { findDefault, toDetails } from '../shell/forms/customer-address.ts'

/**
 * Fills in the personal details of the customer who logs in, and their default shipping address unless another one has been typed.
 * docs/behaviour/checkout.md §12.2, §13.1.
 */
export async function prefillCheckout({ personal, shipping }: CheckoutDetailsCollection, user: Customer): Promise<void> {
  const { firstname: firstName, lastname: lastName, email: emailAddress } = user
  await personal.write({ firstName, lastName, emailAddress })
  const own = findDefault(user, 'default_shipping')
  const known = await shipping.read()
  if (own && !known?.streetAddress) {
    const { shippingMethod = '', shippingCarrier = '' } = known ?? {}
    await shipping.write({ ...toDetails(own), shippingMethod, shippingCarrier })
  }
}
