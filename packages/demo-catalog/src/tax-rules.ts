import type { TaxRule } from '@meerkat/contract/tax-rule'
import { VAT_PERCENT } from './plan/price.ts'

const CUSTOMER_CLASS = 3
const COUNTRIES = ['ZA', 'DE', 'IT'] as const

/**
 * One rule per product tax class, as old clients expect: they take the first rule that names the class and then the first rate of the
 * country. 2 is the standard rate, 4 the reduced one for feed; South Africa has only one rate.
 */
export function taxRules(): TaxRule[] {
  return ([2, 4] as const).map((taxClass, position) => {
    const rates = COUNTRIES.map((country, index) => ({
      id: taxClass * 10 + index,
      tax_country_id: country,
      tax_region_id: 0,
      tax_postcode: '*',
      rate: VAT_PERCENT[country][taxClass],
      code: `VAT${VAT_PERCENT[country][taxClass]}-${country}-${taxClass}`,
    }))
    return {
      id: taxClass,
      code: taxClass === 2 ? 'VAT standard' : 'VAT animal feed',
      priority: 0,
      position,
      customer_tax_class_ids: [CUSTOMER_CLASS],
      product_tax_class_ids: [taxClass],
      tax_rate_ids: rates.map(({ id }) => id),
      calculate_subtotal: false,
      rates,
    }
  })
}
