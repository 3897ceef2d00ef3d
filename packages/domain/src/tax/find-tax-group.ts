import type { StoreTax } from '@meerkat/contract/store-config'

type GroupTax = Pick<StoreTax, 'userGroupId' | 'useOnlyDefaultUserGroupId'>

/**
 * The customer group whose tax rules apply, or null while customer group tax is off (no group configured). The configured
 * group applies when it is forced or no customer is logged in, else the customer's own. Spec §6, docs/behaviour/prices.md §4.2.
 */
export function findTaxGroup(tax: GroupTax, customerGroupId: number | null): number | null {
  if (tax.userGroupId === null) return null
  if (tax.useOnlyDefaultUserGroupId || customerGroupId === null) return tax.userGroupId
  return customerGroupId
}

/** Whether two customers may see the same product with different tax. */
export function isTaxedByGroup({ userGroupId, useOnlyDefaultUserGroupId }: GroupTax): boolean {
  return userGroupId !== null && !useOnlyDefaultUserGroupId
}
