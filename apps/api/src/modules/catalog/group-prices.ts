import type { Product } from '@meerkat/contract/product'
import { GUEST_GROUP_ID } from '@meerkat/domain/pricing/apply-tier-prices'
import { listPricedMembers } from '@meerkat/domain/pricing/price-linked-products'
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

/** Products as customer groups see them, made when somebody of the group asks: few products have prices for groups. Behaviour 4.6. */
export class GroupPrices {
  readonly #surroundings: Omit<ProductSurroundings, 'findMember'>
  readonly #shelf: Shelf
  /** Products that a group may see at another price. */
  readonly #tiered = new Set<number>()
  readonly #documents = new Map<string, GroupDocument>()
  #now = 0

  constructor(surroundings: Omit<ProductSurroundings, 'findMember'>, shelf: Shelf) {
    this.#surroundings = surroundings
    this.#shelf = shelf
  }

  /** Takes note of a product, groups and bundles after their members; true when its source has to be kept. */
  add(source: Product, now: number): boolean {
    this.#now = now
    if (!this.#surroundings.products.useTierPrices) return false
    const members = listPricedMembers(source).map(({ sku }) => this.#shelf.findId(sku))
    const isTiered = hasTiers(source) || members.some((id) => id !== undefined && this.#tiered.has(id))
    if (isTiered) this.#tiered.add(source.id)
    return isTiered
  }

  /** Offers begin and end. */
  setNow(now: number): void {
    this.#now = now
  }

  find(id: number, groupId: number): StoredDocument | undefined {
    const base = this.#shelf.find(id)
    if (base === undefined || groupId === GUEST_GROUP_ID || !this.#tiered.has(id)) return base
    const key = `${groupId} ${id}`
    const known = this.#documents.get(key)
    if (known?.base === base) return known.document
    const source = this.#shelf.findSource(id)
    if (source === undefined) return base
    const document = storeDocument(id, this.#build(JSON.parse(source) as Product, groupId))
    this.#documents.set(key, { base, document })
    return document
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
