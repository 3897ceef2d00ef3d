import { dayFrom } from '../calendar.ts'
import { chance, chooseNumber } from '../chance.ts'
import type { PlannedItem, PlannedProduct } from './planned-product.ts'
import { reducedPrice } from './price.ts'

/** A reduced price and when it holds. Spec §3 `special_price`, docs/behaviour/prices.md §4.2. */
export interface Offer {
  readonly kind: 'running' | 'open' | 'expired' | 'upcoming'
  readonly grossRand: number
  readonly from: string | null
  readonly to: string | null
}

/** Share of products per kind of offer: most offers run for years, so that a shop started at any time has some. */
const KINDS = [
  { kind: 'running', upTo: 0.14, days: [-290, 1825] },
  { kind: 'open', upTo: 0.17, days: [null, null] },
  { kind: 'expired', upTo: 0.21, days: [-240, -195] },
  { kind: 'upcoming', upTo: 0.25, days: [1500, 1560] },
] as const

/** The offer on one item: a product's offer covers most of its variants, never all of them by rule. */
export function offerOn(product: PlannedProduct, item: PlannedItem, asOf: string): Offer | null {
  if (item.price < 30 || product.type === 'virtual') return null
  const draw = chance(`${product.sku} offer`)
  const found = KINDS.find(({ upTo }) => draw < upTo)
  if (!found) return null
  if (product.items.length > 1 && chance(`${item.sku} takes part`) < 0.35) return null
  const [from, to] = found.days
  return {
    kind: found.kind,
    grossRand: reducedPrice(item.price, chooseNumber(`${product.sku} percent`, 2, 6) * 5),
    from: from === null ? null : dayFrom(asOf, from),
    to: to === null ? null : dayFrom(asOf, to, '23:59:59'),
  }
}

export function isRunning(offer: Offer | null): boolean {
  return offer?.kind === 'running' || offer?.kind === 'open'
}
