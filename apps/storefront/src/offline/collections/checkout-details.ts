import * as z from 'zod/mini'
import { type Collection, openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

/** The buyer. The password of a new account is never stored. Spec §3 Checkout state. */
export const PersonalDetails = z.object({
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
})
export type PersonalDetails = z.infer<typeof PersonalDetails>

const address = {
  firstName: z.string(),
  lastName: z.string(),
  country: z.string(),
  streetAddress: z.string(),
  apartmentNumber: z.string(),
  suburb: z.string(),
  city: z.string(),
  state: z.string(),
  region_id: z.number(),
  zipCode: z.string(),
  phoneNumber: z.string(),
} as const

/** Shipping address and method. Spec §3 Checkout state. */
export const ShippingDetails = z.object({
  ...address,
  shippingMethod: z.string(),
  shippingCarrier: z.string(),
  /** Further entries, such as the place where the order is collected. */
  extraFields: z.optional(z.record(z.string(), z.unknown())),
})
export type ShippingDetails = z.infer<typeof ShippingDetails>

/** Billing address and payment method. Spec §3 Checkout state. */
export const PaymentDetails = z.object({
  ...address,
  company: z.string(),
  taxId: z.string(),
  /** The invoice is for a company. docs/behaviour/checkout.md §13.2. */
  wantsInvoice: z._default(z.boolean(), false),
  paymentMethod: z.string(),
  /** The billing address is a copy of the shipping address. docs/behaviour/checkout.md §13.2. */
  copiesShipping: z.boolean(),
})
export type PaymentDetails = z.infer<typeof PaymentDetails>

export interface CheckoutDetailsCollection {
  readonly personal: DetailsSlot<PersonalDetails>
  readonly shipping: DetailsSlot<ShippingDetails>
  readonly payment: DetailsSlot<PaymentDetails>
}

interface DetailsSlot<T> {
  readonly read: () => Promise<T | null>
  readonly write: (details: T) => Promise<boolean>
  readonly clear: () => Promise<boolean>
}

/** The entries of the checkout, so that a reload loses nothing. docs/behaviour/checkout.md §12.1. */
export function openCheckoutDetails(storage: ShopStorage): CheckoutDetailsCollection {
  const shape = { name: 'checkout', version: 1 } as const
  return {
    personal: slotOf(openCollection(storage, { ...shape, schema: PersonalDetails }), 'personal-details'),
    shipping: slotOf(openCollection(storage, { ...shape, schema: ShippingDetails }), 'shipping-details'),
    payment: slotOf(openCollection(storage, { ...shape, schema: PaymentDetails }), 'payment-details'),
  }
}

function slotOf<T>(collection: Collection<T>, key: string): DetailsSlot<T> {
  return {
    read: () => collection.read(key),
    write: (details) => collection.write(key, details),
    clear: () => collection.remove(key),
  }
}
