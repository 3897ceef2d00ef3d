import type { Product } from '@meerkat/contract/product'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import { GUEST_GROUP_ID } from '@meerkat/domain/pricing/apply-tier-prices'

/** Represents all groups without a tier price or tax rule of their own: they all see the same prices. */
export const OTHER_GROUPS = -1

/** Maximum number of groups whose prices are indexed: each takes four numbers per product and store view. Others use the guests' prices. */
const MAX_GROUPS = 16

/** The customer groups that may see other prices than guests, as they appear in tier prices and tax rules. */
export class PriceGroups {
  readonly #named = new Set<number>()
  readonly #isTaxedByGroup: boolean

  constructor(taxRules: readonly TaxRule[], isTaxedByGroup: boolean) {
    this.#isTaxedByGroup = isTaxedByGroup
    if (isTaxedByGroup) for (const { customer_tax_class_ids } of taxRules) for (const id of customer_tax_class_ids) this.#named.add(id)
  }

  /** A group stays listed when its last tier price is removed: its indexed prices are then those of the other groups. */
  addTiersOf(product: Product): void {
    for (const id of listTierGroups(product)) this.#named.add(id)
  }

  /** Whether the product has tier prices for a group that is not listed yet. */
  isNewTo(product: Product): boolean {
    return listTierGroups(product).some((id) => !this.#named.has(id))
  }

  /** The groups with separate prices in the index, in ascending order. */
  list(): number[] {
    const named = [...this.#named].filter((id) => !this.isGuestPriced(id)).sort((a, b) => a - b)
    return this.#named.size === 0 ? [] : [OTHER_GROUPS, ...named.slice(0, MAX_GROUPS)]
  }

  /** The group whose indexed prices a customer of `groupId` sees; null for the guests' prices. */
  find(groupId: number | null): number | null {
    if (groupId === null || this.isGuestPriced(groupId)) return null
    const listed = this.list()
    if (listed.includes(groupId)) return groupId
    return listed.length > 0 && !this.#named.has(groupId) ? OTHER_GROUPS : null
  }

  /** Guests see the tier prices of group 0, and the tax of the group the store view is configured with. */
  isGuestPriced(groupId: number): boolean {
    return groupId === GUEST_GROUP_ID && !this.#isTaxedByGroup
  }
}

function listTierGroups(product: Product): number[] {
  return [product, ...(product.configurable_children ?? [])].flatMap(({ tier_prices }) =>
    (tier_prices ?? []).map(({ customer_group_id }) => customer_group_id),
  )
}
