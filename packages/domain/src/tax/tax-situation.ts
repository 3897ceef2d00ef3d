import type { StoreTax } from '@meerkat/contract/store-config'
import { findTaxGroup } from './find-tax-group.ts'
import type { TaxSituation } from './find-tax-rate.ts'

/**
 * The place and the customer group that decide the tax in a store view: those of its settings, wherever an order goes. `groupId`: the
 * customer's, null for guests. Spec §5, docs/behaviour/prices.md §4.2.
 */
export function toTaxSituation(tax: StoreTax, groupId: number | null): Omit<TaxSituation, 'taxClassId'> {
  return { country: tax.defaultCountry, region: tax.defaultRegion, userGroupId: findTaxGroup(tax, groupId) }
}
