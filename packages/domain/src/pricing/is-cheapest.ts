import type { Product } from '@meerkat/contract/product'
import { type PriceDisplay, shownPrice } from './shown-price.ts'

/** Whether some variant costs more than `now`, which is then shown as a "from" price. */
export function isCheapest({ configurable_children: children = [] }: Product, now: number, display: PriceDisplay): boolean {
  return children.some((child) => (child.status ?? 1) < 2 && shownPrice(child, display).now > now)
}
