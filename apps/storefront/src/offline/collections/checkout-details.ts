import * as z from 'zod/mini'
import { type Collection, openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

/** Who buys. The password of a new account is never stored. Spec §3 Checkout state. */
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

/** Where the goods go and how. Spec §3 Checkout state. */
export const ShippingDetails = z.object({ ...address, shippingMethod: z.string(), shippingCarrier: z.string() })
export type ShippingDetails = z.infer<typeof ShippingDetails>

/** Where the bill goes and how it is paid. Spec §3 Checkout state. */
export const PaymentDetails = z.object({
  ...address,
  company: z.string(),
  taxId: z.string(),
  /** The bill names a company. Behaviour 13.2. */
  wantsInvoice: z._default(z.boolean(), false),
  paymentMethod: z.string(),
  /** The address follows the one that the goods go to. Behaviour 13.2. */
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

/** What the shopper typed in the checkout, so that a reload loses nothing. Behaviour 12.1. */
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
