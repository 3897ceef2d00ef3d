import type { Product } from '@meerkat/contract/product'
import { GUEST_GROUP_ID } from '@meerkat/domain/pricing/apply-tier-prices'
import { listPricedMembers } from '@meerkat/domain/pricing/price-linked-products'
import { isTaxedByGroup } from '@meerkat/domain/tax/find-tax-group'
import { parseDocument, type StoredDocument, storeDocument } from '../../search/stored-document.ts'
import { buildProduct, type ProductSurroundings } from './build-product.ts'

interface Shelf {
  readonly find: (id: number) => StoredDocument | undefined
  readonly findId: (sku: string) => number | undefined
  /** The merchant's own document, as text. */
  readonly findSource: (id: number) => string | undefined
}

interface GroupDocument {
  /** What everybody sees: when it is another one, this one is old. */
  readonly base: StoredDocument
  readonly document: StoredDocument
}

/**
 * Products as customer groups see them, made when somebody of the group asks. Few products have prices for groups; where groups
 * are taxed differently, all have. Behaviour 4.2, 4.6.
 */
export class GroupPrices {
  readonly #surroundings: Omit<ProductSurroundings, 'findMember'>
  readonly #shelf: Shelf
  readonly #isTaxedByGroup: boolean
  /** Products that a group may see at another price. */
  readonly #grouped = new Set<number>()
  readonly #documents = new Map<string, GroupDocument>()
  #now = 0

  constructor(surroundings: Omit<ProductSurroundings, 'findMember'>, shelf: Shelf) {
    this.#surroundings = surroundings
    this.#shelf = shelf
    this.#isTaxedByGroup = isTaxedByGroup(surroundings.tax)
  }

  /** Takes note of a product, groups and bundles after their members; true when its source has to be kept. */
  add(source: Product, now: number): boolean {
    this.#now = now
    const isGrouped = this.#isTaxedByGroup || (this.#surroundings.products.useTierPrices && this.#isTiered(source))
    if (isGrouped) this.#grouped.add(source.id)
    return isGrouped
  }

  /** Offers begin and end. */
  setNow(now: number): void {
    this.#now = now
  }

  find(id: number, groupId: number): StoredDocument | undefined {
    const base = this.#shelf.find(id)
    if (base === undefined || !this.#grouped.has(id)) return base
    // Everybody's tiers are those of the guests; their tax is that of the group the shop is configured with.
    if (groupId === GUEST_GROUP_ID && !this.#isTaxedByGroup) return base
    const key = `${groupId} ${id}`
    const known = this.#documents.get(key)
    if (known?.base === base) return known.document
    const source = this.#shelf.findSource(id)
    if (source === undefined) return base
    const document = storeDocument(id, this.#build(JSON.parse(source) as Product, groupId))
    this.#documents.set(key, { base, document })
    return document
  }

  #isTiered(source: Product): boolean {
    const members = listPricedMembers(source).map(({ sku }) => this.#shelf.findId(sku))
    return hasTiers(source) || members.some((id) => id !== undefined && this.#grouped.has(id))
  }

  #build(source: Product, groupId: number): Product {
    const findMember = (sku: string) => {
      const id = this.#shelf.findId(sku)
      const document = id === undefined ? undefined : this.find(id, groupId)
      return document === undefined ? undefined : (parseDocument(document) as Product)
    }
    return buildProduct(source, { ...this.#surroundings, findMember }, { now: this.#now, groupId })
  }
}

function hasTiers({ tier_prices, configurable_children }: Product): boolean {
  return [tier_prices, ...(configurable_children ?? []).map((child) => child.tier_prices)].some((tiers) => (tiers?.length ?? 0) > 0)
}
