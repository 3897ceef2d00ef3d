import type { LoyaltyRule } from '@meerkat/contract/loyalty'
import type { StoreView } from '@meerkat/contract/store-config'

/** The loyalty rule of a store view, with its currency; null where the loyalty card is off. */
export function findLoyaltyRule({
  loyalty,
  i18n,
}: {
  readonly loyalty?: StoreView['loyalty']
  readonly i18n: Pick<StoreView['i18n'], 'currencyCode'>
}): (LoyaltyRule & { readonly currency: string }) | null {
  if (!loyalty?.enabled) return null
  const { enabled: _, ...rule } = loyalty
  return { ...rule, currency: i18n.currencyCode }
}
