import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import type { ContentKey } from '../../../changes/change.ts'
import type { CatalogContent, IndexChange, IndexDocument, IndexSchema } from '../../../search/catalog-search.ts'
import { type ListedDocument, parseProduct } from '../../../search/documents/stored-document.ts'
import { SOURCE_HASH } from '../../../search/indexing/source-hash.ts'
import { createIndexer, INDEX_RECIPE } from '../../../search/indexing/to-index-document.ts'
import type { FindRating } from '../products/build-product.ts'
import { isComposite } from '../products/build-product.ts'
import type { ProductDocuments } from '../products/product-documents.ts'
import { CategoryMembership, categoriesOf } from './category-membership.ts'
import type { ProductSource } from './decode-product.ts'
import { type Listed, type PagePath, type RoutedDocument, SmallDocuments, type StoreViewSources } from './small-documents.ts'

export interface StoreViewParts {
  readonly storeView: StoreView
  readonly schema: IndexSchema
  readonly documents: ProductDocuments
  readonly sources: StoreViewSources
  readonly taxRules: readonly TaxRule[]
  readonly findRating: FindRating
  /** Distinguishes this index from the one of an earlier load of the same store view. */
  readonly generation: number
}

const DISABLED = 2

/** The result of one commit: the changes for the index, and the cache tags of the content that changed. */
export interface CommittedChanges {
  readonly changes: readonly IndexChange[]
  readonly tags: ReadonlySet<string>
}

/**
 * All public documents of one store view, ready to be sent. Each method that changes something is synchronous and leaves a
 * complete catalogue; the caller brings the index up to date in the same step.
 */
export class StoreViewCatalog {
  readonly storeView: StoreView
  /** The fields that requests may use; the index also has the prices of groups. */
  readonly schema: IndexSchema
  readonly documents: ProductDocuments
  readonly content: CatalogContent
  readonly #membership = new CategoryMembership()
  readonly #toIndexDocument: (product: Product) => IndexDocument
  readonly #findRating: FindRating
  readonly #productPaths = new Map<string, number>()
  readonly #small: SmallDocuments

  constructor({ storeView, schema, documents, sources, taxRules, findRating, generation }: StoreViewParts) {
    this.storeView = storeView
    this.schema = schema
    this.documents = documents
    this.#toIndexDocument = createIndexer(schema)
    this.#findRating = findRating
    this.#small = new SmallDocuments(sources, taxRules)
    this.content = {
      index: `${storeView.index}#${generation}`,
      snapshot: storeView.index,
      version: String(INDEX_RECIPE),
      get schema() {
        return { ...schema, numeric: [...schema.numeric, SOURCE_HASH, ...documents.groupFields()] }
      },
      get size() {
        return documents.size()
      },
      documents: () => this.#indexDocuments(),
      changes: (hashes) => this.#changesSince(hashes),
    }
  }

  /** The small entities, each in its natural order. */
  get listed(): Listed {
    return this.#small.listed
  }

  /** Unique in this process; changes whenever one of the small entities changes. */
  get listedVersion(): number {
    return this.#small.version
  }

  /** After a change to them, call the matching `relist` method in the same step. */
  get sources(): StoreViewSources {
    return this.#small.sources
  }

  /** The document at a path: first a product, then a category, then a content page. docs/wire.md §10. */
  findByPath(path: string): RoutedDocument | null {
    const id = this.#productPaths.get(path)
    if (id === undefined) return this.#small.findByPath(path)
    return { entity: 'product', document: this.documents.find(id)! }
  }

  /** Products and categories at their paths. Content pages are at the same path in every store view. */
  *pages(): Generator<PagePath> {
    for (const [url_path, id] of this.#productPaths) yield { entity: 'product', id, url_path }
    yield* this.#small.pages()
  }

  /** The page of a product or category in this store view; null when it has none. */
  findPage({ entity, document: { id } }: RoutedDocument): RoutedDocument | null {
    if (entity !== 'product') return this.#small.findPage(entity, id)
    const document = this.documents.find(id)
    const { url_path, status } = document ? parseProduct(document) : {}
    return document && url_path && status !== DISABLED ? { entity, document } : null
  }

  /** Whether the index needs fields for this product that it does not have: the store view has to be loaded again. */
  needsReload({ product }: ProductSource): boolean {
    return this.documents.needsGroupFields(product)
  }

  /** Adds a product while the store view is loaded, before its index is filled. */
  load(source: ProductSource, now: number): void {
    const product = this.documents.put(source, now)
    if (product.url_path) this.#productPaths.set(product.url_path, product.id)
    this.#membership.move(undefined, product)
  }

  /** Replaces these products, and removes those that no longer have a source. */
  putProducts(entries: readonly { readonly id: number; readonly source: ProductSource | null }[], now: number): CommittedChanges {
    const changes: IndexChange[] = []
    const tags = new Set<string>()
    let hasMoved = false
    for (const { id, source } of entries) {
      const before = this.#parse(id)
      const indexedBefore = before && this.#indexDocument(before)
      if (source === null) this.documents.remove(id)
      else this.documents.put(source, now)
      const after = this.#parse(id)
      if (before === undefined && after === undefined) continue
      hasMoved = this.#membership.move(before, after) || hasMoved
      this.#movePath(before, after)
      changes.push(...toChanges(id, indexedBefore, after && this.#indexDocument(after)))
      tags.add(`P${id}`)
      for (const category of [...categoriesOf(before), ...categoriesOf(after)]) this.#small.tagLineage(tags, category)
      const skus = new Set([before, after].flatMap((one) => (one === undefined || isComposite(one) ? [] : [one.sku])))
      const repriced = this.documents.repriceComposites(skus, now)
      changes.push(...repriced)
      this.#tagChanged(tags, repriced)
    }
    if (hasMoved) for (const tag of this.relistCategories()) tags.add(tag)
    return { changes, tags: tags.size === 0 ? tags : tags.add('home').add('page-not-found') }
  }

  /** Updates these products to the current prices. */
  reprice(ids: Iterable<number>, now: number): CommittedChanges {
    const changes = this.documents.reprice(ids, now)
    const tags = new Set<string>()
    this.#tagChanged(tags, changes)
    return { changes, tags }
  }

  restock(skus: ReadonlySet<string>, flipped: ReadonlySet<string>): CommittedChanges {
    const changes = this.documents.restock(skus, flipped)
    const tags = new Set<string>()
    for (const sku of skus) for (const id of this.documents.listStockShown(sku)) tags.add(`P${id}`)
    // Lists are filtered by stock, so they change when a product goes in or out of it.
    this.#tagChanged(tags, changes)
    return { changes, tags }
  }

  /** `reviews`: all approved reviews shown in this store view, newest first. */
  putReviews(reviews: readonly ListedDocument[], productIds: Iterable<number>): CommittedChanges {
    this.#small.putReviews(reviews)
    const changes = this.documents.rerate(productIds)
    const tags = new Set<string>()
    this.#tagChanged(tags, changes)
    return { changes, tags }
  }

  /** Rebuilds the list of categories from the sources. Returns the cache tags of what changed. */
  relistCategories(): Set<string> {
    return this.#small.relistCategories(this.#membership.combinations())
  }

  relistAttributes(): Set<string> {
    return this.#small.relistAttributes()
  }

  /** `keys`: the documents that changed. */
  relistContent(keys: readonly Pick<ContentKey, 'kind' | 'id'>[]): Set<string> {
    return this.#small.relistContent(keys)
  }

  #movePath(before: Product | undefined, after: Product | undefined): void {
    // Another product may have taken over the path.
    if (before?.url_path && this.#productPaths.get(before.url_path) === before.id) this.#productPaths.delete(before.url_path)
    if (after?.url_path) this.#productPaths.set(after.url_path, after.id)
  }

  #tagChanged(tags: Set<string>, changes: readonly IndexChange[]): void {
    for (const change of changes) {
      const id = change.kind === 'upsert' ? change.document.id : change.id
      tags.add(`P${id}`)
      for (const category of categoriesOf(this.#parse(id))) this.#small.tagLineage(tags, category)
    }
  }

  #parse(id: number): Product | undefined {
    const document = this.documents.find(id)
    return document && parseProduct(document)
  }

  #indexDocument(product: Product): IndexDocument {
    const document = this.#toIndexDocument(product)
    return { ...document, values: { ...document.values, ...this.documents.mutableValues(product.id) } }
  }

  *#indexDocuments(): Generator<IndexDocument> {
    for (const id of this.documents.ids()) yield this.#indexDocument(this.#parse(id)!)
  }

  /** The changes to a saved index whose documents had these hashes. */
  *#changesSince(hashes: ReadonlyMap<number, number>): Generator<IndexChange> {
    for (const id of hashes.keys()) if (this.documents.hashOf(id) === undefined) yield { kind: 'remove', id }
    for (const id of this.documents.ids()) {
      if (hashes.get(id) === this.documents.hashOf(id)) {
        const rating = { rating: null, review_count: null, ...this.#findRating(id) }
        yield { kind: 'patch', id, values: { ...this.documents.mutableValues(id), ...rating } }
      } else yield { kind: 'upsert', document: this.#indexDocument(this.#parse(id)!) }
    }
  }
}

/** Documents with the same words and fixed values only get their changed values written into the index, which is faster. */
function toChanges(id: number, before: IndexDocument | undefined, after: IndexDocument | undefined): IndexChange[] {
  if (after === undefined) return [{ kind: 'remove', id }]
  if (before === undefined || searchedText(before) !== searchedText(after)) return [{ kind: 'upsert', document: after }]
  const names = Object.keys({ ...before.values, ...after.values })
  const differing = names.filter((name) => JSON.stringify(before.values[name] ?? null) !== JSON.stringify(after.values[name] ?? null))
  return [{ kind: 'patch', id, values: Object.fromEntries(differing.map((name) => [name, after.values[name] ?? null])) }]
}

function searchedText({ sku, childSkus, text }: IndexDocument): string {
  return JSON.stringify([sku, childSkus, text])
}
