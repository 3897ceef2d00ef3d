import type { Product } from '@meerkat/contract/product'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import { GUEST_GROUP_ID } from '@meerkat/domain/pricing/apply-tier-prices'

/** Stands for all groups that no tier and no tax rule names: they see one and the same price. */
export const OTHER_GROUPS = -1

/** Groups whose prices can be searched: each costs four numbers a product and view. The rest are found by everybody's prices. */
const MOST_GROUPS = 16

/** Customer groups that may see other prices than everybody, as they come up. */
export class PriceGroups {
  readonly #named = new Set<number>()
  readonly #isTaxedByGroup: boolean

  constructor(taxRules: readonly TaxRule[], isTaxedByGroup: boolean) {
    this.#isTaxedByGroup = isTaxedByGroup
    if (isTaxedByGroup) for (const { customer_tax_class_ids } of taxRules) for (const id of customer_tax_class_ids) this.#named.add(id)
  }

  addTiersOf(product: Product): void {
    for (const { tier_prices } of [product, ...(product.configurable_children ?? [])])
      for (const { customer_group_id } of tier_prices ?? []) this.#named.add(customer_group_id)
  }

  /** Those with prices of their own in the index, least number first. */
  list(): number[] {
    const named = [...this.#named].filter((id) => !this.isEverybody(id)).sort((a, b) => a - b)
    return this.#named.size === 0 ? [] : [OTHER_GROUPS, ...named.slice(0, MOST_GROUPS)]
  }

  /** Whose prices in the index a group sees; null for everybody's. */
  find(groupId: number | null): number | null {
    if (groupId === null || this.isEverybody(groupId)) return null
    const listed = this.list()
    if (listed.includes(groupId)) return groupId
    return listed.length > 0 && !this.#named.has(groupId) ? OTHER_GROUPS : null
  }

  /** Everybody's tiers are those of the guests; their tax is that of the group the shop is configured with. */
  isEverybody(groupId: number): boolean {
    return groupId === GUEST_GROUP_ID && !this.#isTaxedByGroup
  }
}
