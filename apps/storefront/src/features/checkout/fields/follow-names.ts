import type { CheckoutDetails } from './empty-details.ts'

interface Names {
  readonly firstName: string
  readonly lastName: string
}

/** Whether an address has other names than the buyer. */
export function isOtherPerson(address: Names, buyer: Names): boolean {
  return address.firstName !== buyer.firstName || address.lastName !== buyer.lastName
}

/**
 * The details with the names of the buyer in each address that had those of the buyer before, or none: names are typed once.
 * docs/behaviour/checkout.md §12.2.
 */
export function followNames(details: CheckoutDetails, before: Names): CheckoutDetails {
  const { firstName, lastName } = details.personal
  const follow = <A extends Names>(address: A): A => {
    const isBlank = address.firstName === '' && address.lastName === ''
    return isBlank || !isOtherPerson(address, before) ? { ...address, firstName, lastName } : address
  }
  return { ...details, shipping: follow(details.shipping), payment: follow(details.payment) }
}
