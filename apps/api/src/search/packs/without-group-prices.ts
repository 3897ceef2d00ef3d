import { GUEST_GROUP_ID } from '@meerkat/domain/pricing/apply-tier-prices'

/** The group id that shop platforms use for a price of every group. */
const ALL_GROUPS = 32_000

/** Prices that a customer group negotiated must not reach other browsers, so a document in a pack has those of guests only. */
export function withoutGroupPrices(document: Record<string, unknown>): Record<string, unknown> {
  const { tier_prices: tiers, configurable_children: children } = document
  return {
    ...document,
    ...(Array.isArray(tiers) && { tier_prices: tiers.filter(isForGuests) }),
    ...(Array.isArray(children) && { configurable_children: children.map((child: Record<string, unknown>) => withoutGroupPrices(child)) }),
  }
}

function isForGuests(tier: { readonly customer_group_id?: unknown }): boolean {
  return tier.customer_group_id === GUEST_GROUP_ID || tier.customer_group_id === ALL_GROUPS
}
