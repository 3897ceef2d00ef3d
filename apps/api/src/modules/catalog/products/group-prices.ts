import type { Product } from '@meerkat/contract/product'
import { listPricedMembers } from '@meerkat/domain/pricing/price-linked-products'
import { isTaxedByGroup } from '@meerkat/domain/tax/find-tax-group'
import { parseDocument, type StoredDocument, storeDocument } from '../../../search/documents/stored-document.ts'
import { buildProduct, type ProductSurroundings } from './build-product.ts'
import { PriceGroups } from './price-groups.ts'

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

/** Of all groups together; some kilobytes each. */
const MOST_DOCUMENTS = 5_000

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
  readonly groups: PriceGroups
  #now = 0

  constructor(surroundings: Omit<ProductSurroundings, 'findMember'>, shelf: Shelf) {
    this.#surroundings = surroundings
    this.#shelf = shelf
    this.#isTaxedByGroup = isTaxedByGroup(surroundings.tax)
    this.groups = new PriceGroups(surroundings.taxRules, this.#isTaxedByGroup)
  }

  /** Takes note of a product, groups and bundles after their members; true when its source has to be kept. */
  add(source: Product, now: number): boolean {
    this.#now = now
    const isGrouped = this.#isTaxedByGroup || (this.#surroundings.products.useTierPrices && this.#isTiered(source))
    if (!isGrouped) return false
    this.#grouped.add(source.id)
    if (this.#surroundings.products.useTierPrices) this.groups.addTiersOf(source)
    return true
  }

  /** Offers begin and end. */
  setNow(now: number): void {
    this.#now = now
  }

  find(id: number, groupId: number): StoredDocument | undefined {
    const base = this.#shelf.find(id)
    if (base === undefined || !this.#grouped.has(id) || this.groups.isEverybody(groupId)) return base
    const key = `${groupId} ${id}`
    const known = this.#documents.get(key)
    if (known?.base === base) return known.document
    const source = this.#shelf.findSource(id)
    if (source === undefined) return base
    const document = storeDocument(id, this.#build(JSON.parse(source) as Product, groupId))
    this.#keep(key, { base, document })
    return document
  }

  /** The product as each group sees it whose prices are searched; nothing when all of them see what everybody does. */
  *listSeen(id: number): Generator<readonly [groupId: number, product: Product]> {
    const source = this.#grouped.has(id) ? this.#shelf.findSource(id) : undefined
    if (source === undefined) return
    const stored = JSON.parse(source) as Product
    for (const groupId of this.groups.list()) yield [groupId, this.#build(stored, groupId)]
  }

  #keep(key: string, kept: GroupDocument): void {
    this.#documents.delete(key)
    this.#documents.set(key, kept)
    const [oldest] = this.#documents.keys()
    if (this.#documents.size > MOST_DOCUMENTS && oldest !== undefined) this.#documents.delete(oldest)
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
