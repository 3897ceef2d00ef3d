import {
  ADDRESS_CHECKS,
  checkAddressLine,
  checkEmail,
  checkFirstName,
  checkName,
  checkPhone,
  checkRequired,
  checkTaxId,
} from '@meerkat/domain/checkout/check-fields'
import type { CheckoutSection } from '@meerkat/domain/checkout/next-section'
import { type Check, type Faults, faultsOf } from '../../../shell/forms/faults.ts'
import { billTo, type CheckoutDetails } from './empty-details.ts'
import { accountFaults } from './new-account.ts'

const PERSON: Readonly<Record<string, Check>> = { firstName: checkFirstName, lastName: checkName, emailAddress: checkEmail }

/** The phone number is for the delivery. docs/behaviour/forms.md §19. */
const ADDRESS: Readonly<Record<string, Check>> = { ...ADDRESS_CHECKS, phoneNumber: checkPhone }

/** Required for a company invoice. docs/behaviour/checkout.md §13.2. */
const COMPANY: Readonly<Record<string, Check>> = { company: checkAddressLine, taxId: checkTaxId }

/** The faults of a section; empty when it can be sent. docs/behaviour/forms.md §19. */
export function sectionFaults(section: CheckoutSection, details: CheckoutDetails, cart: { readonly isVirtual: boolean }): Faults {
  switch (section) {
    case 'personalDetails':
      return { ...faultsOf({ ...details.personal }, PERSON), ...accountFaults(details.account) }
    case 'shipping':
      return faultsOf({ ...details.shipping }, { ...ADDRESS, shippingMethod: checkRequired })
    case 'payment':
      return faultsOf(
        { ...billTo(details, cart) },
        { ...ADDRESS, ...(details.payment.wantsInvoice && COMPANY), paymentMethod: checkRequired },
      )
    case 'orderReview':
      return {}
  }
}
