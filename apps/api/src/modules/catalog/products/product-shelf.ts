import type { Product } from '@meerkat/contract/product'
import { findNextPriceChange } from '@meerkat/domain/pricing/find-next-price-change'
import { findProductUnitPrice } from '@meerkat/domain/pricing/find-product-unit-price'
import { listPricedMembers } from '@meerkat/domain/pricing/price-linked-products'
import { roundMoney } from '@meerkat/domain/pricing/round-money'
import { PACK_UNITS } from '@meerkat/domain/pricing/unit-price'
import type { FieldValue, IndexChange } from '../../../search/catalog-search.ts'
import { parseDocument, type StoredDocument, storeDocument } from '../../../search/documents/stored-document.ts'
import { listGroupFields, toGroupValues } from '../../../search/indexing/group-fields.ts'
import { UNIT_ORDER, UNIT_PRICE } from '../../../search/indexing/order-unit-prices.ts'
import { buildProduct, isComposite, type ProductSurroundings } from './build-product.ts'
import { embedStock, listStockMembers } from './embed-stock.ts'
import { GroupPrices } from './group-prices.ts'

type MovingValues = Readonly<Record<string, FieldValue>>

export interface ShelfSurroundings extends Omit<ProductSurroundings, 'findMember'> {
  /** What the value of a pack size says; null for one that is not known. */
  readonly packSizeLabel: (packsize: unknown) => string | null
}

/** The products of one store view, kept as bytes, true to this moment as stock moves and offers begin and end. */
export class ProductShelf {
  readonly #surroundings: ProductSurroundings
  readonly #packSizeLabel: (packsize: unknown) => string | null
  readonly #documents = new Map<number, StoredDocument>()
  readonly #ids = new Map<string, number>()
  /** Configurable products by the sku of a child. */
  readonly #parents = new Map<string, number[]>()
  /** Products whose document shows the stock of a sku. */
  readonly #showStock = new Map<string, number[]>()
  readonly #moving = new Map<number, MovingValues>()
  readonly #priceChanges = new Map<number, number>()
  /** What groups and bundles are priced by: member skus. */
  readonly #composites = new Map<number, readonly string[]>()
  /** The merchant's own documents, as text, of products whose price may change. */
  readonly #sources = new Map<number, string>()
  /** Documents whose stock is older than the records: renewed when somebody asks for them. */
  readonly #stale = new Set<number>()
  readonly #groupPrices: GroupPrices

  constructor({ packSizeLabel, ...surroundings }: ShelfSurroundings) {
    this.#packSizeLabel = packSizeLabel
    this.#surroundings = { ...surroundings, findMember: (sku) => parse(this.findBySku(sku)) }
    this.#groupPrices = new GroupPrices(surroundings, {
      find: (id) => this.find(id),
      findId: (sku) => this.#ids.get(sku),
      findSource: (id) => this.#sources.get(id),
    })
  }

  /** Adds a product of the merchant; groups and bundles come after their members. Answers what shoppers see of it. */
  add(source: Product, now: number): Product {
    this.#ids.set(source.sku, source.id)
    for (const { sku } of source.configurable_children ?? []) append(this.#parents, sku, source.id)
    for (const sku of new Set([source.sku, ...listStockMembers(source)])) append(this.#showStock, sku, source.id)
    const members = listPricedMembers(source)
    if (members.length > 0) {
      this.#composites.set(
        source.id,
        members.map(({ sku }) => sku),
      )
    }
    const product = this.#put(source, now)
    const hasGroups = this.#groupPrices.add(source, now)
    if (hasGroups || isComposite(source) || this.#priceChanges.has(source.id)) this.#sources.set(source.id, JSON.stringify(source))
    return product
  }

  ids(): Iterable<number> {
    return this.#documents.keys()
  }

  find(id: number): StoredDocument | undefined {
    if (this.#stale.has(id)) this.#renew(id)
    return this.#documents.get(id)
  }

  /** As the group sees it; null for nobody's. */
  findFor(id: number, groupId: number | null): StoredDocument | undefined {
    return groupId === null ? this.find(id) : this.#groupPrices.find(id, groupId)
  }

  findBySku(sku: string, groupId: number | null = null): StoredDocument | undefined {
    const id = this.#ids.get(sku)
    return id === undefined ? undefined : this.findFor(id, groupId)
  }

  findParents(childSku: string, groupId: number | null = null): StoredDocument[] {
    return (this.#parents.get(childSku) ?? []).map((id) => this.findFor(id, groupId)!)
  }

  /** Ids of products whose document shows the stock of this sku: its own, and those that contain it. */
  listShowing(sku: string): readonly number[] {
    return this.#showStock.get(sku) ?? []
  }

  /** What of the product moves within a catalogue version, as the index wants it: everybody's values, and the prices of groups. */
  movingValues(id: number): MovingValues {
    const everybodys = this.#moving.get(id) ?? {}
    const groups = this.#groupPrices.groups.list()
    if (groups.length === 0) return everybodys
    const seen = new Map(this.#groupPrices.listSeen(id))
    const values = groups.map((group) => {
      const product = seen.get(group)
      return toGroupValues(product === undefined ? everybodys : this.#toMoving(product), group)
    })
    return Object.assign({}, everybodys, ...values)
  }

  /** Fields of the index that hold the prices of groups; known once all products are here. */
  groupFields(): string[] {
    return listGroupFields(this.#groupPrices.groups.list())
  }

  /** Whose prices in the index somebody of the group sees; null for everybody's. */
  priceGroupOf(groupId: number | null): number | null {
    return this.#groupPrices.groups.find(groupId)
  }

  /** When the next offer begins or ends, in milliseconds; infinity for never. */
  nextPriceChange(): number {
    let next = Number.POSITIVE_INFINITY
    for (const moment of this.#priceChanges.values()) next = Math.min(next, moment)
    return next
  }

  /** Gives the products whose offers began or ended their prices of this moment; answers what the index has to learn. */
  reprice(now: number): IndexChange[] {
    this.#groupPrices.setNow(now)
    const due = [...this.#priceChanges].filter(([, moment]) => moment <= now).map(([id]) => id)
    const dueSkus = new Set(due.map((id) => parse(this.#documents.get(id))?.sku))
    const above = [...this.#composites].filter(([, members]) => members.some((sku) => dueSkus.has(sku))).map(([id]) => id)
    // Composites last: they are priced by the others.
    const inOrder = new Set([...due.filter((id) => !this.#composites.has(id)), ...due, ...above])
    return Array.from(inOrder, (id) => {
      this.#put(JSON.parse(this.#sources.get(id)!) as Product, now)
      return { kind: 'patch', id, values: this.movingValues(id) }
    })
  }

  /** Stock records have changed; `flipped` are those that went in or out of stock. Answers what the index has to learn. */
  restock(skus: Iterable<string>, flipped: Iterable<string>): IndexChange[] {
    for (const sku of skus) for (const id of this.#showStock.get(sku) ?? []) this.#stale.add(id)
    const changes: IndexChange[] = []
    for (const sku of flipped) {
      for (const id of this.#showStock.get(sku) ?? []) {
        if (!this.#stale.has(id)) continue
        const before = this.#moving.get(id)?.['stock.is_in_stock']
        this.#renew(id)
        const inStock = this.#moving.get(id)?.['stock.is_in_stock'] ?? null
        if (inStock !== before) changes.push({ kind: 'patch', id, values: { 'stock.is_in_stock': inStock } })
      }
    }
    return changes
  }

  /** Shoppers' opinions of these products have changed. Answers what the index has to learn. */
  rerate(ids: Iterable<number>): IndexChange[] {
    return Array.from(ids).flatMap((id) => {
      const known = parse(this.find(id))
      if (!known) return []
      const { rating: _, review_count: __, ...unrated } = known
      const rating = this.#surroundings.findRating(id)
      this.#store({ ...unrated, ...rating })
      return [{ kind: 'patch', id, values: { rating: null, review_count: null, ...rating } }]
    })
  }

  #put(source: Product, now: number): Product {
    const product = buildProduct(source, this.#surroundings, { now, groupId: null })
    this.#store(product)
    const next = findNextPriceChange(source, now)
    if (next === null) this.#priceChanges.delete(source.id)
    else this.#priceChanges.set(source.id, next)
    return product
  }

  #renew(id: number): void {
    this.#store(embedStock(parse(this.#documents.get(id))!, this.#surroundings.findStock))
  }

  #store(product: Product): void {
    this.#documents.set(product.id, storeDocument(product.id, product))
    this.#stale.delete(product.id)
    this.#moving.set(product.id, this.#toMoving(product))
  }

  #toMoving(product: Product): MovingValues {
    const unit = findProductUnitPrice(product, this.#packSizeLabel, this.#surroundings.tax)
    return {
      price: product.price,
      special_price: product.special_price ?? null,
      // Whole cents, as the price is shown: unrounded, R250.00 may be 249.9999997 and fall out of "R250 and up".
      final_price: product.final_price == null ? null : roundMoney(product.final_price),
      [UNIT_PRICE]: unit?.price ?? null,
      [UNIT_ORDER]: unit && PACK_UNITS.indexOf(unit.unit),
      'stock.is_in_stock': product.stock?.is_in_stock ?? null,
    }
  }
}

function parse(document: StoredDocument | undefined): Product | undefined {
  return document === undefined ? undefined : (parseDocument(document) as Product)
}

function append(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
