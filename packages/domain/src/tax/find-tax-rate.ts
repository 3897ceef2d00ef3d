import type { Id } from '@meerkat/contract/envelope'
import type { TaxRate, TaxRule } from '@meerkat/contract/tax-rule'

/** Used when the store names no tax country. Spec §9. */
const FALLBACK_TAX_COUNTRY = 'PL'

export interface TaxSituation {
  readonly taxClassId: Id | null | undefined
  /** Two letters; empty means the fallback country. */
  readonly country?: string | null | undefined
  readonly region?: string | null | undefined
  /** Set only while customer group tax is active: see `findTaxGroup`. */
  readonly userGroupId?: number | null | undefined
}

/**
 * The percentage for a product, or null when no rule applies (null is not 0 %: without a rule the special price carries no
 * tax fields). The first rule that lists the class and has a rate for the country and region wins. Spec §5, docs/behaviour/prices.md §4.2.
 */
export function findTaxRate(rules: readonly TaxRule[], situation: TaxSituation): number | null {
  const taxClassId = Number(situation.taxClassId ?? 0)
  if (!(taxClassId > 0)) return null
  const groupId = situation.userGroupId ?? null
  for (const rule of rules) {
    if (!rule.product_tax_class_ids.includes(taxClassId)) continue
    if (groupId !== null && !rule.customer_tax_class_ids.includes(groupId)) continue
    // A rule without a rate for this country does not apply (spec §5), so a rule per country may share one tax class.
    const rate = rule.rates.find((rate) => appliesTo(rate, situation))
    if (rate) return rate.rate
  }
  return null
}

function appliesTo(rate: TaxRate, { country, region }: TaxSituation): boolean {
  if (rate.tax_country_id !== (country || FALLBACK_TAX_COUNTRY)) return false
  if (!rate.region_name || Number(rate.tax_region_id) === 0) return true
  return rate.region_name === region
}
