import type { Id } from '@meerkat/contract/envelope'

/** The entries of the checkout's forms. Spec §3 Checkout state. The password is never stored with them. */
export interface PersonalDetails {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
}

export interface AddressDetails {
  readonly firstName: string
  readonly lastName: string
  readonly country: string
  readonly streetAddress: string
  readonly apartmentNumber: string
  readonly suburb: string
  readonly city: string
  readonly state: string
  readonly region_id: Id | null
  readonly zipCode: string
  readonly phoneNumber: string
}

export interface ShippingDetails extends AddressDetails {
  readonly shippingMethod: string
  readonly shippingCarrier: string
  /** Such as a note for the driver. */
  readonly extraFields?: Readonly<Record<string, unknown>> | undefined
}

export interface PaymentDetails extends AddressDetails {
  readonly company: string
  readonly taxId: string
  readonly paymentMethod: string
}
