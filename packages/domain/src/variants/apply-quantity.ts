import { listTierSteps } from '../pricing/tier-prices.ts'
import { taxPercentOf } from '../tax/split-gross.ts'
import type { PreparedProduct } from './prepare-product.ts'

/** The result of `applyChoices` for a product whose only choices are variant and quantity, without loading the code for other choices. */
export function applyQuantity(product: PreparedProduct, qty: number): PreparedProduct {
  const gross = product.price_incl_tax ?? product.price
  return { ...product, qty, price_incl_tax: gross, tax_percent: taxPercentOf(product.price, gross), tiers: listTierSteps(product) }
}
