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
import { type CheckoutSection, listSections } from '@meerkat/domain/checkout/next-section'
import { type Check, type Faults, faultsOf } from '../../../shell/forms/faults.ts'
import { type CheckoutDetails, copiesAddress } from './empty-details.ts'
import { isOtherPerson } from './follow-names.ts'
import { accountFaults } from './new-account.ts'

const PERSON: Readonly<Record<string, Check>> = { firstName: checkFirstName, lastName: checkName, emailAddress: checkEmail }

/** The phone number is for the delivery. docs/behaviour/forms.md §19. */
const ADDRESS: Readonly<Record<string, Check>> = { ...ADDRESS_CHECKS, phoneNumber: checkPhone }

/** The checks of an address with the buyer's names, which are checked in the personal details. */
const { firstName: _, lastName: __, ...ADDRESS_OF_BUYER } = ADDRESS

/** Required for a company invoice. docs/behaviour/checkout.md §13.2. */
const COMPANY: Readonly<Record<string, Check>> = { company: checkAddressLine, taxId: checkTaxId }

/** The faults of a section; empty when it can be sent. docs/behaviour/forms.md §19. */
export function sectionFaults(section: CheckoutSection, details: CheckoutDetails, cart: { readonly isVirtual: boolean }): Faults {
  switch (section) {
    case 'personalDetails':
      return { ...faultsOf({ ...details.personal }, PERSON), ...accountFaults(details.account) }
    case 'shipping':
      return faultsOf({ ...details.shipping }, { ...addressChecks(details.shipping, details.personal), shippingMethod: checkRequired })
    case 'payment': {
      // A copied address is corrected in the shipping section.
      const checks = copiesAddress(details, cart) ? {} : addressChecks(details.payment, details.personal)
      return faultsOf({ ...details.payment }, { ...checks, ...(details.payment.wantsInvoice && COMPANY), paymentMethod: checkRequired })
    }
    case 'orderReview':
      return {}
  }
}

/** The sections with a fault, in their order. */
export function listFaulty(details: CheckoutDetails, cart: { readonly isVirtual: boolean }): CheckoutSection[] {
  return listSections(cart.isVirtual).filter((section) => Object.keys(sectionFaults(section, details, cart)).length > 0)
}

/**
 * The sections that count as completed when the checkout opens: those before the first one with a fault. A customer need not have chosen methods:
 * they are preselected as soon as they are known. docs/behaviour/checkout.md §12.2.
 */
export function listFinished(
  details: CheckoutDetails,
  { isVirtual, isCustomer }: { readonly isVirtual: boolean; readonly isCustomer: boolean },
): CheckoutSection[] {
  const sections = listSections(isVirtual).filter((section) => section !== 'orderReview')
  const open = sections.findIndex((section) =>
    Object.keys(sectionFaults(section, details, { isVirtual })).some((name) => !(isCustomer && METHODS.includes(name))),
  )
  return open === -1 ? sections : sections.slice(0, open)
}

const METHODS = ['shippingMethod', 'paymentMethod']

function addressChecks(address: CheckoutDetails['shipping'] | CheckoutDetails['payment'], buyer: CheckoutDetails['personal']) {
  return isOtherPerson(address, buyer) ? ADDRESS : ADDRESS_OF_BUYER
}
