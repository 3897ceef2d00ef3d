import type { Customer } from '@meerkat/contract/customer'

/** Whether the profile names a loyalty card. docs/wire.md §2.6. */
export function hasLoyaltyCard({ custom_attributes: attributes = [] }: Pick<Customer, 'custom_attributes'>): boolean {
  return attributes.some(({ attribute_code, value }) => attribute_code === 'loyalty_card' && typeof value === 'string' && value !== '')
}
