import type { PaymentDetails, PersonalDetails, ShippingDetails } from '../../offline/checkout-details.ts'

export interface CheckoutDetails {
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

/** What the forms hold before anything is typed. */
export function emptyDetails(country: string): CheckoutDetails {
  return {
    personal: { firstName: '', lastName: '', emailAddress: '' },
    shipping: { ...NO_ADDRESS, country, shippingMethod: '', shippingCarrier: '' },
    payment: { ...NO_ADDRESS, country, company: '', taxId: '', paymentMethod: '', copiesShipping: true },
  }
}

/** The address the bill goes to: while the box is ticked, later changes of the shipping address flow through. Behaviour 13.2. */
export function billTo({ shipping, payment }: CheckoutDetails, { isVirtual }: { readonly isVirtual: boolean }): PaymentDetails {
  if (isVirtual || !payment.copiesShipping) return payment
  const { shippingMethod: _, shippingCarrier: __, ...address } = shipping
  return { ...payment, ...address }
}
