import type { StoreTax } from '@meerkat/contract/store-config'
import { findTaxGroup } from './find-tax-group.ts'
import type { TaxSituation } from './find-tax-rate.ts'

/**
 * The country, region and customer group that decide the tax in a store view. Country and region are those of its settings, wherever an
 * order is sent. `groupId`: the group of the customer, null for guests. Spec §5, docs/behaviour/prices.md §4.2.
 */
export function toTaxSituation(tax: StoreTax, groupId: number | null): Omit<TaxSituation, 'taxClassId'> {
  return { country: tax.defaultCountry, region: tax.defaultRegion, userGroupId: findTaxGroup(tax, groupId) }
}
