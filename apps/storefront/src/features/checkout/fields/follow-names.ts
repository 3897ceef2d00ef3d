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
 * Copies the buyer's names into each address that has no names or the buyer's former ones (`before`), so that they are typed once.
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
