import type { QueryPlan } from '@meerkat/search/query/query-plan'

/** What a kilogram, litre, piece or tablet costs; `unit_order` says which of them it is. */
export const UNIT_PRICE = 'unit_price'
export const UNIT_ORDER = 'unit_order'

/**
 * Nobody compares a kilogram with a tablet: whoever orders by unit price gets the products that are sold by weight, then those by
 * volume, by piece and by tablet, in each the order asked for, and last what has no unit price.
 */
export function orderUnitPrices(plan: QueryPlan): QueryPlan {
  if (!plan.sort.some(({ field }) => field === UNIT_PRICE)) return plan
  return { ...plan, sort: plan.sort.flatMap((key) => (key.field === UNIT_PRICE ? [{ field: UNIT_ORDER, order: 'asc' }, key] : [key])) }
}
