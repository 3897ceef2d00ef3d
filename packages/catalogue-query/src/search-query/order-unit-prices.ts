import type { QueryPlan } from '@meerkat/search/query/query-plan'

/** The price of a kilogram, litre, piece or tablet; `unit_order` says which of them. */
export const UNIT_PRICE = 'unit_price'
export const UNIT_ORDER = 'unit_order'

/**
 * Sorts unit prices within the same unit: products sold by weight, then by volume, by piece and by tablet, each in the requested
 * order, and products without a unit price last. A price per kilogram cannot be compared with one per tablet.
 */
export function orderUnitPrices(plan: QueryPlan): QueryPlan {
  if (!plan.sort.some(({ field }) => field === UNIT_PRICE)) return plan
  return { ...plan, sort: plan.sort.flatMap((key) => (key.field === UNIT_PRICE ? [{ field: UNIT_ORDER, order: 'asc' }, key] : [key])) }
}
