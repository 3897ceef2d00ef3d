import type { PaymentDetails, PersonalDetails, ShippingDetails } from '../../../offline/collections/checkout-details.ts'
import { type NewAccount, NO_ACCOUNT } from './new-account.ts'

export interface CheckoutDetails {
  readonly account: NewAccount
  readonly personal: PersonalDetails
  readonly shipping: ShippingDetails
  readonly payment: PaymentDetails
}

const NO_ADDRESS = {
  firstName: '',
  lastName: '',
  streetAddress: '',
  apartmentNumber: '',
  suburb: '',
  city: '',
  state: '',
  region_id: 0,
  zipCode: '',
  phoneNumber: '',
}

/** An empty address in a country. */
export function blankAddress(country: string): Omit<ShippingDetails, 'shippingMethod' | 'shippingCarrier'> {
  return { ...NO_ADDRESS, country }
}

/** The forms before anything is typed. */
export function emptyDetails(country: string): CheckoutDetails {
  return {
    account: NO_ACCOUNT,
    personal: { firstName: '', lastName: '', emailAddress: '' },
    shipping: { ...NO_ADDRESS, country, shippingMethod: '', shippingCarrier: '' },
    payment: { ...NO_ADDRESS, country, company: '', taxId: '', wantsInvoice: false, paymentMethod: '', copiesShipping: true },
  }
}

/** Whether the billing address is the shipping address: a virtual cart has none. */
export function copiesAddress({ payment }: CheckoutDetails, { isVirtual }: { readonly isVirtual: boolean }): boolean {
  return payment.copiesShipping && !isVirtual
}

/** The billing address: the shipping address, with its later changes, while the copy box is ticked. docs/behaviour/checkout.md §13.2. */
export function billTo(details: CheckoutDetails, cart: { readonly isVirtual: boolean }): PaymentDetails {
  const { shipping, payment } = details
  if (!copiesAddress(details, cart)) return payment
  const { shippingMethod: _, shippingCarrier: __, ...address } = shipping
  return { ...payment, ...address }
}
