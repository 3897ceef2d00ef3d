import type { Product } from '@meerkat/contract/product'
import { listPricedMembers } from '@meerkat/domain/pricing/price-linked-products'
import { isTaxedByGroup } from '@meerkat/domain/tax/find-tax-group'
import { LRUCache } from 'lru-cache'
import { parseProduct, type StoredDocument, storeDocument } from '../../../search/documents/stored-document.ts'
import { buildProduct, findSellableMember, type ProductContext } from './build-product.ts'
import { PriceGroups } from './price-groups.ts'

interface BaseDocuments {
  readonly find: (id: number) => StoredDocument | undefined
  readonly findId: (sku: string) => number | undefined
  /** The document as it is stored in the database, as JSON text. */
  readonly findSource: (id: number) => string | undefined
}

interface GroupDocument {
  /** The guests' document at the time: when `ProductDocuments` has a newer one, this document is outdated. */
  readonly baseVersion: number
  readonly document: StoredDocument
}

/** Limit for all groups together; a few kilobytes each. */
const MAX_DOCUMENTS = 5_000

/**
 * Products as customer groups see them, built at the first request from a customer of the group. Few products have prices for groups, but
 * where groups are taxed differently, all do. docs/behaviour/prices.md §4.2, §4.6.
 */
export class GroupPrices {
  readonly #context: Omit<ProductContext, 'findMember'>
  readonly #base: BaseDocuments
  readonly #isTaxedByGroup: boolean
  /** Products with tier prices of their own or of a variant. */
  readonly #tiered = new Set<number>()
  /** Products that may have another price for some group. */
  readonly #grouped = new Set<number>()
  readonly #documents = new LRUCache<string, GroupDocument>({ max: MAX_DOCUMENTS })
  readonly groups: PriceGroups
  #now = 0

  constructor(context: Omit<ProductContext, 'findMember'>, base: BaseDocuments) {
    this.#context = context
    this.#base = base
    this.#isTaxedByGroup = isTaxedByGroup(context.tax)
    this.groups = new PriceGroups(context.taxRules, this.#isTaxedByGroup)
  }

  /** Registers a product; grouped and bundle products must come after their members. Returns true when its source has to be kept. */
  put(source: Product, now: number): boolean {
    this.#now = now
    this.remove(source.id)
    const { useTierPrices } = this.#context.products
    if (useTierPrices && hasTiers(source)) {
      this.#tiered.add(source.id)
      this.groups.addTiersOf(source)
    }
    const isGrouped = this.#isTaxedByGroup || (useTierPrices && this.#isTiered(source))
    if (isGrouped) this.#grouped.add(source.id)
    return isGrouped
  }

  remove(id: number): void {
    this.#tiered.delete(id)
    this.#grouped.delete(id)
  }

  /** Whether the product has prices for a group whose prices are not indexed yet. */
  isNewTo(source: Product): boolean {
    return this.#context.products.useTierPrices && this.groups.isNewTo(source)
  }

  /** Documents change when offers begin and end. */
  setNow(now: number): void {
    this.#now = now
  }

  find(id: number, groupId: number): StoredDocument | undefined {
    const base = this.#base.find(id)
    if (base === undefined || !this.#grouped.has(id) || this.groups.isGuestPriced(groupId)) return base
    const key = `${groupId} ${id}`
    const known = this.#documents.get(key)
    if (known?.baseVersion === base.version) return known.document
    const source = this.#base.findSource(id)
    if (source === undefined) return base
    const document = storeDocument(id, this.#build(JSON.parse(source) as Product, groupId))
    this.#documents.set(key, { baseVersion: base.version, document })
    return document
  }

  /** The product as seen by each group whose prices are indexed; yields nothing when all groups see the guests' prices. */
  *listSeen(id: number): Generator<readonly [groupId: number, product: Product]> {
    const source = this.#grouped.has(id) ? this.#base.findSource(id) : undefined
    if (source === undefined) return
    const stored = JSON.parse(source) as Product
    for (const groupId of this.groups.list()) yield [groupId, this.#build(stored, groupId)]
  }

  #isTiered(source: Product): boolean {
    const members = listPricedMembers(source).map(({ sku }) => this.#base.findId(sku))
    return this.#tiered.has(source.id) || members.some((id) => id !== undefined && this.#tiered.has(id))
  }

  #build(source: Product, groupId: number): Product {
    const findMember = (sku: string) => {
      const id = this.#base.findId(sku)
      const base = id === undefined ? undefined : this.#base.find(id)
      // Check this before building the group's document: a bundle may contain itself, and the building would never end.
      if (base === undefined || findSellableMember(parseProduct(base)) === undefined) return undefined
      return parseProduct(this.find(base.id, groupId)!)
    }
    return buildProduct(source, { ...this.#context, findMember }, { now: this.#now, groupId })
  }
}

function hasTiers({ tier_prices, configurable_children }: Product): boolean {
  return [tier_prices, ...(configurable_children ?? []).map((child) => child.tier_prices)].some((tiers) => (tiers?.length ?? 0) > 0)
}
