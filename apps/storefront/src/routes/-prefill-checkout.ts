import type { Customer } from '@meerkat/contract/customer'
import type { CheckoutDetailsCollection } from '../offline/checkout-details.ts'
import { findDefault, toDetails } from '../shell/customer-address.ts'

/** Fills in what the profile knows, wherever nothing has been typed yet. Behaviour 12.2, 13.1. */
export async function prefillCheckout({ personal, shipping }: CheckoutDetailsCollection, user: Customer): Promise<void> {
  const { firstname: firstName, lastname: lastName, email: emailAddress } = user
  if (!(await personal.read())?.emailAddress) await personal.write({ firstName, lastName, emailAddress })
  const own = findDefault(user, 'default_shipping')
  const known = await shipping.read()
  if (own && !known?.streetAddress) {
    const { shippingMethod = '', shippingCarrier = '' } = known ?? {}
    await shipping.write({ ...toDetails(own), shippingMethod, shippingCarrier })
  }
}
