import { UNIT_ORDER, UNIT_PRICE } from '@meerkat/catalogue-query/search-query/order-unit-prices'
import { SAVING } from '@meerkat/catalogue-query/search-query/saving-field'
import type { Product } from '@meerkat/contract/product'
import { findNextPriceChange } from '@meerkat/domain/pricing/find-next-price-change'
import { findProductUnitPrice } from '@meerkat/domain/pricing/find-product-unit-price'
import { listPricedMembers } from '@meerkat/domain/pricing/price-linked-products'
import { roundMoney } from '@meerkat/domain/pricing/round-money'
import { savingPercent, shownPrice } from '@meerkat/domain/pricing/shown-price'
import { PACK_UNITS } from '@meerkat/domain/pricing/unit-price'
import { lacksOptionDetails } from '@meerkat/domain/variants/complete-options'
import type { FieldValue, IndexChange } from '../../../search/catalog-search.ts'
import { parseProduct, type StoredDocument, storeDocument } from '../../../search/documents/stored-document.ts'
import { listGroupFields, toGroupValues } from '../../../search/indexing/group-fields.ts'
import { SOURCE_HASH } from '../../../search/indexing/source-hash.ts'
import type { ProductSource } from '../read-model/decode-product.ts'
import { buildProduct, findSellableMember, isComposite, type ProductContext } from './build-product.ts'
import { embedStock, listStockMembers } from './embed-stock.ts'
import { GroupPrices } from './group-prices.ts'
import { IdLists } from './id-lists.ts'

/** The values of a product that change without a new document: prices, stock, and the hash of its source. */
type MutableValues = Readonly<Record<string, FieldValue>>

export interface DocumentContext extends Omit<ProductContext, 'findMember'> {
  /** The label of a pack size; null for an unknown one. */
  readonly packSizeLabel: (packsize: unknown) => string | null
}

/** The products of one store view as JSON bytes, updated as stock changes and offers begin and end. */
export class ProductDocuments {
  readonly #context: ProductContext
  readonly #packSizeLabel: (packsize: unknown) => string | null
  readonly #documents = new Map<number, StoredDocument>()
  readonly #hashes = new Map<number, number>()
  readonly #ids = new Map<string, number>()
  /** Configurable products by the sku of a variant. */
  readonly #parents = new IdLists()
  /** By the sku of a member: the grouped and bundle products that are priced by it. */
  readonly #composites = new IdLists()
  /** Products whose document shows the stock of a sku. */
  readonly #showStock = new IdLists()
  /** Configurable products whose options are named by attributes. */
  readonly #completed = new Set<number>()
  readonly #mutable = new Map<number, MutableValues>()
  readonly #priceChanges = new Map<number, number>()
  /** Sources, as JSON text, of products whose price may change without a new source. */
  readonly #sources = new Map<number, string>()
  /** Documents whose embedded stock is outdated: renewed when they are next read. */
  readonly #stale = new Set<number>()
  readonly #groupPrices: GroupPrices

  constructor({ packSizeLabel, ...context }: DocumentContext) {
    this.#packSizeLabel = packSizeLabel
    this.#context = { ...context, findMember: (sku) => findSellableMember(parse(this.findBySku(sku))) }
    this.#groupPrices = new GroupPrices(context, {
      find: (id) => this.find(id),
      findId: (sku) => this.#ids.get(sku),
      findSource: (id) => this.#sources.get(id),
    })
  }

  /**
   * Adds or replaces a product and returns the document that shoppers see. Grouped and bundle products are priced by their
   * members: add them after these, and call `repriceComposites` when a member is replaced.
   */
  put({ product: source, hash }: ProductSource, now: number): Product {
    this.remove(source.id)
    this.#ids.set(source.sku, source.id)
    this.#hashes.set(source.id, hash)
    this.#eachLink(source, (lists, sku) => lists.add(sku, source.id))
    if (lacksOptionDetails(source)) this.#completed.add(source.id)
    return this.#build(source, now)
  }

  remove(id: number): void {
    const known = parse(this.#documents.get(id))
    if (known === undefined) return
    // Another product may have taken over the sku.
    if (this.#ids.get(known.sku) === id) this.#ids.delete(known.sku)
    this.#eachLink(known, (lists, sku) => lists.remove(sku, id))
    for (const map of [this.#documents, this.#hashes, this.#mutable, this.#priceChanges, this.#sources]) map.delete(id)
    this.#stale.delete(id)
    this.#completed.delete(id)
    this.#groupPrices.remove(id)
  }

  size(): number {
    return this.#documents.size
  }

  ids(): Iterable<number> {
    return this.#documents.keys()
  }

  find(id: number): StoredDocument | undefined {
    if (this.#stale.has(id)) this.#renewStock(id)
    return this.#documents.get(id)
  }

  /** The document for a customer group; null for guests. */
  findFor(id: number, groupId: number | null): StoredDocument | undefined {
    return groupId === null ? this.find(id) : this.#groupPrices.find(id, groupId)
  }

  findBySku(sku: string, groupId: number | null = null): StoredDocument | undefined {
    const id = this.#ids.get(sku)
    return id === undefined ? undefined : this.findFor(id, groupId)
  }

  findParents(childSku: string, groupId: number | null = null): StoredDocument[] {
    return this.listParentIds(childSku).map((id) => this.findFor(id, groupId)!)
  }

  /** Configurable products with this variant, in ascending order. */
  listParentIds(childSku: string): readonly number[] {
    return this.#parents.find(childSku)
  }

  /** Products whose document shows the stock of this sku. */
  listStockShown(sku: string): readonly number[] {
    return this.#showStock.find(sku)
  }

  /** The mutable values as the index stores them: those of guests, and the prices of groups. */
  mutableValues(id: number): MutableValues {
    const guests = { ...this.#mutable.get(id), [SOURCE_HASH]: this.#hashes.get(id) ?? null }
    const groups = this.#groupPrices.groups.list()
    if (groups.length === 0) return guests
    const seen = new Map(this.#groupPrices.listSeen(id))
    const values = groups.map((group) => {
      const product = seen.get(group)
      return toGroupValues(product === undefined ? guests : this.#toMutable(product), group)
    })
    return Object.assign({}, guests, ...values)
  }

  /** The mutable values without the prices of groups, for what leaves the server. */
  guestValues(id: number): MutableValues {
    return this.#mutable.get(id) ?? {}
  }

  hashOf(id: number): number | undefined {
    return this.#hashes.get(id)
  }

  /** Whether documents contain codes or labels of attributes, so that they change with an attribute. */
  showsAttributes(): boolean {
    return this.#completed.size > 0
  }

  /** Index fields with the prices of groups; complete once all products are added. */
  groupFields(): string[] {
    return listGroupFields(this.#groupPrices.groups.list())
  }

  /** Whether the product has prices for a group whose prices are not indexed yet. */
  needsGroupFields(source: Product): boolean {
    return this.#groupPrices.isNewTo(source)
  }

  /** The group whose indexed prices a customer of `groupId` sees; null for the guests' prices. */
  priceGroupOf(groupId: number | null): number | null {
    return this.#groupPrices.groups.find(groupId)
  }

  /** When the next offer begins or ends, in milliseconds; infinity for never. */
  nextPriceChange(): number {
    let next = Number.POSITIVE_INFINITY
    for (const moment of this.#priceChanges.values()) next = Math.min(next, moment)
    return next
  }

  /** Products whose offers have begun or ended. */
  listDue(now: number): number[] {
    this.#groupPrices.setNow(now)
    return [...this.#priceChanges].filter(([, moment]) => moment <= now).map(([id]) => id)
  }

  /** Updates the prices of these products, and of the composites they are members of, to the current time. Returns the index changes. */
  reprice(ids: Iterable<number>, now: number): IndexChange[] {
    const all = [...ids]
    const skus = all.flatMap((id) => parse(this.#documents.get(id))?.sku ?? [])
    // Composites last: their prices depend on the others.
    const inOrder = [...all.filter((id) => !this.#isComposite(id)), ...all.filter((id) => this.#isComposite(id))]
    const patches = inOrder.flatMap((id) => this.#rebuild(id, now))
    return [...patches, ...this.repriceComposites(skus, now)]
  }

  /** Recomputes the prices of the grouped and bundle products that contain these members. */
  repriceComposites(memberSkus: Iterable<string>, now: number): IndexChange[] {
    const ids = new Set([...memberSkus].flatMap((sku) => this.#composites.find(sku)))
    return [...ids].flatMap((id) => this.#rebuild(id, now))
  }

  /** Stock records have changed; `flipped` are the skus that went in or out of stock. Returns the changes for the index. */
  restock(skus: Iterable<string>, flipped: Iterable<string>): IndexChange[] {
    for (const sku of skus) for (const id of this.#showStock.find(sku)) this.#stale.add(id)
    const changes: IndexChange[] = []
    for (const sku of flipped) {
      for (const id of this.#showStock.find(sku)) {
        if (!this.#stale.has(id)) continue
        const before = this.#mutable.get(id)?.['stock.is_in_stock']
        this.#renewStock(id)
        const inStock = this.#mutable.get(id)?.['stock.is_in_stock'] ?? null
        if (inStock !== before) changes.push({ kind: 'patch', id, values: { 'stock.is_in_stock': inStock } })
      }
    }
    return changes
  }

  /** The reviews of these products have changed. Returns the changes for the index. */
  rerate(ids: Iterable<number>): IndexChange[] {
    return Array.from(ids).flatMap((id) => {
      const known = parse(this.find(id))
      if (!known) return []
      const { rating: _, review_count: __, ...unrated } = known
      const rating = this.#context.findRating(id)
      this.#store({ ...unrated, ...rating })
      return [{ kind: 'patch', id, values: { rating: null, review_count: null, ...rating } }]
    })
  }

  #rebuild(id: number, now: number): IndexChange[] {
    const source = this.#sources.get(id)
    if (source === undefined) return []
    this.#build(JSON.parse(source) as Product, now)
    return [{ kind: 'patch', id, values: this.mutableValues(id) }]
  }

  #build(source: Product, now: number): Product {
    const product = buildProduct(source, this.#context, { now, groupId: null })
    this.#store(product)
    const next = findNextPriceChange(source, now)
    if (next === null) this.#priceChanges.delete(source.id)
    else this.#priceChanges.set(source.id, next)
    const hasGroupPrices = this.#groupPrices.put(source, now)
    if (hasGroupPrices || isComposite(source) || next !== null) this.#sources.set(source.id, JSON.stringify(source))
    else this.#sources.delete(source.id)
    return product
  }

  #renewStock(id: number): void {
    this.#store(embedStock(parse(this.#documents.get(id))!, this.#context.findStock))
  }

  #store(product: Product): void {
    this.#documents.set(product.id, storeDocument(product.id, product))
    this.#stale.delete(product.id)
    this.#mutable.set(product.id, this.#toMutable(product))
  }

  #isComposite(id: number): boolean {
    const product = parse(this.#documents.get(id))
    return product !== undefined && isComposite(product)
  }

  /** Source and built document contain the same skus. */
  #eachLink(product: Product, visit: (lists: IdLists, sku: string) => void): void {
    for (const { sku } of product.configurable_children ?? []) visit(this.#parents, sku)
    for (const { sku } of listPricedMembers(product)) visit(this.#composites, sku)
    for (const sku of [product.sku, ...listStockMembers(product)]) visit(this.#showStock, sku)
  }

  #toMutable(product: Product): MutableValues {
    const unit = findProductUnitPrice(product, this.#packSizeLabel, this.#context.tax)
    return {
      price: product.price,
      special_price: product.special_price ?? null,
      // Whole cents, as the price is shown: unrounded, R250.00 may be 249.9999997 and not match "R250 and up".
      final_price: product.final_price == null ? null : roundMoney(product.final_price),
      [UNIT_PRICE]: unit?.price ?? null,
      [UNIT_ORDER]: unit && PACK_UNITS.indexOf(unit.unit),
      [SAVING]: savingPercent(shownPrice(product, this.#context.tax)) || null,
      'stock.is_in_stock': product.stock?.is_in_stock ?? null,
    }
  }
}

function parse(document: StoredDocument | undefined): Product | undefined {
  return document === undefined ? undefined : parseProduct(document)
}
