import { listTierSteps } from '../pricing/tier-prices.ts'
import { taxPercentOf } from '../tax/split-gross.ts'
import type { PreparedProduct } from './prepare-product.ts'

/** What `applyChoices` returns for a product that leaves nothing to choose but its variant and quantity, without the code of the other choices. */
export function applyQuantity(product: PreparedProduct, qty: number): PreparedProduct {
  const gross = product.price_incl_tax ?? product.price
  return { ...product, qty, price_incl_tax: gross, tax_percent: taxPercentOf(product.price, gross), tiers: listTierSteps(product) }
}
