import type { Product } from '@meerkat/contract/product'
import type { RouterContext } from '../../../shell/rendering/route-data.ts'

/** The last day of an offer that ends soon, by the sku of the product or variant, in the language of the page. */
export type OfferEnds = Readonly<Record<string, string>>

/** Decided while the page is loaded, not while it is rendered: server and browser must render the same text. Undefined for most products. */
export async function findOfferEnds(product: Product, context: Pick<RouterContext, 'view' | 'i18n'>): Promise<OfferEnds | undefined> {
  const { configurable_children = [] } = product
  if (![product, ...configurable_children].some(({ special_to_date }) => special_to_date)) return undefined
  return (await import('./write-offer-ends.ts')).writeOfferEnds(product, context, Date.now())
}
