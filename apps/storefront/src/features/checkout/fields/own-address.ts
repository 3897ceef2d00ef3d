import type { Customer, CustomerAddress } from '@meerkat/contract/customer'
import type { PaymentDetails } from '../../../offline/collections/checkout-details.ts'
import { findDefault, toDetails } from '../../../shell/forms/customer-address.ts'

type Address = ReturnType<typeof toDetails>
type Billing = Address & Pick<PaymentDetails, 'company' | 'taxId' | 'wantsInvoice' | 'copiesShipping'>

/** Where the profile has parcels sent; null for guests, and for customers who never said. Behaviour 13.1. */
export function ownShipping(user: Customer | null): Address | null {
  const own = user && findDefault(user, 'default_shipping')
  return own && toDetails(own)
}

/** Whom the profile has billed, company included. Behaviour 13.2. */
export function ownBilling(user: Customer | null): Billing | null {
  const own = user && findDefault(user, 'default_billing')
  return own && { ...toDetails(own), ...toInvoice(own), copiesShipping: false }
}

function toInvoice({ company, vat_id }: CustomerAddress) {
  return { company: company ?? '', taxId: vat_id ?? '', wantsInvoice: Boolean(company) }
}

/** Whether a form holds exactly that: the box beside it is ticked then, whoever typed it. */
export function holds(details: object, own: object): boolean {
  const held: Readonly<Record<string, unknown>> = { ...details }
  return Object.entries(own).every(([name, value]) => held[name] === value)
}
