import type { Customer, CustomerAddress } from '@meerkat/contract/customer'
import type { PaymentDetails } from '../../../offline/collections/checkout-details.ts'
import { findSaved } from '../../../shell/forms/address-picker.tsx'
import { findDefault, toDetails } from '../../../shell/forms/customer-address.ts'
import type { Faults } from '../../../shell/forms/faults.ts'
import { blankAddress } from './empty-details.ts'

type Address = ReturnType<typeof toDetails>
type Billing = Address & Pick<PaymentDetails, 'company' | 'taxId' | 'wantsInvoice' | 'copiesShipping'>

/** The default shipping address of the profile; null for guests and for customers without one. docs/behaviour/checkout.md §13.1. */
export function ownShipping(user: Customer | null): Address | null {
  const own = user && findDefault(user, 'default_shipping')
  return own && toDetails(own)
}

/** The default billing address of the profile, company included. docs/behaviour/checkout.md §13.2. */
export function ownBilling(user: Customer | null): Billing | null {
  const own = user && findDefault(user, 'default_billing')
  return own && billingOf(own)
}

/** A saved address as the one of the invoice, company included. */
export function billingOf(address: CustomerAddress): Billing {
  return { ...toDetails(address), ...toInvoice(address), copiesShipping: false }
}

/** A customer with several addresses chooses among them; with one, a box is enough. docs/behaviour/checkout.md §13.1. */
export function hasChoice(user: Customer | null): user is Customer {
  return user !== null && user.addresses.length > 1
}

/** Whether a form holds one of several saved addresses with nothing wrong in it: its fields need not be shown. docs/behaviour/checkout.md §13.1. */
export function isSavedAddress(user: Customer | null, details: Parameters<typeof findSaved>[1], faults: Faults): boolean {
  return hasChoice(user) && findSaved(user, details) !== undefined && !Object.keys(faults).some((name) => name in blankAddress(''))
}

function toInvoice({ company, vat_id }: CustomerAddress) {
  return { company: company ?? '', taxId: vat_id ?? '', wantsInvoice: Boolean(company) }
}

/** Whether a form holds exactly this address: its box is ticked then, also when the address was typed. */
export function holds(details: object, own: object): boolean {
  const held: Readonly<Record<string, unknown>> = { ...details }
  return Object.entries(own).every(([name, value]) => held[name] === value)
}
