import type { ConfigurableChild } from '@meerkat/contract/configurable'
import { type PriceDisplay, type ShownPrice, shownPrice } from '@meerkat/domain/pricing/shown-price'
import { findUnitPrice, type UnitPrice } from '@meerkat/domain/pricing/unit-price'

export interface PricedValue {
  readonly label: string
  /** The label in the language of the catalogue. */
  readonly source?: string | null | undefined
  /** The variant that choosing this value leads to; null when there is none. */
  readonly variant: ConfigurableChild | null
}

export interface ValuePrice extends ShownPrice {
  readonly unit: UnitPrice | null
}

/**
 * The price of each value of an option, and the unit price if its label states a quantity. Null for all of them when they cost the same,
 * because the page already shows that price.
 */
export function priceValues(values: readonly PricedValue[], display: PriceDisplay): (ValuePrice | null)[] {
  const prices = values.map(({ variant }) => variant && shownPrice(variant, display))
  const amounts = new Set(prices.flatMap((price) => (price ? [price.now] : [])))
  return prices.map((price, index) => (price && amounts.size > 1 ? { ...price, unit: unitOf(price.now, values[index]) } : null))
}

function unitOf(now: number, value: PricedValue | undefined): UnitPrice | null {
  return findUnitPrice(now, value?.label) ?? findUnitPrice(now, value?.source)
}
