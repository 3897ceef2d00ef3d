import type { Attribute } from '@meerkat/contract/attribute'
import type { Category } from '@meerkat/contract/category'
import type { CmsBlock, CmsHierarchy, CmsPage } from '@meerkat/contract/cms'
import type { EntityType } from '@meerkat/contract/search'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import type { ContentKey } from '../../../changes/change.ts'
import { type ListedDocument, listDocument, type StoredDocument } from '../../../search/documents/stored-document.ts'
import { buildCategories } from './build-categories.ts'
import type { Combination } from './category-membership.ts'

export type ListedEntity = Exclude<EntityType, 'product'>
export type RoutableEntity = 'product' | 'category' | 'cms_page'

export interface RoutedDocument {
  readonly entity: RoutableEntity
  readonly document: StoredDocument
}

export interface PagePath {
  readonly entity: 'product' | 'category'
  readonly id: number
  readonly url_path: string
}

export type Listed = Readonly<Record<ListedEntity, readonly ListedDocument[]>>

/** The small entities of a store view as they are in the database, by id. */
export interface StoreViewSources {
  readonly categories: Map<number, Category>
  readonly attributes: Map<number, Attribute>
  readonly pages: Map<number, CmsPage>
  readonly blocks: Map<number, CmsBlock>
  readonly hierarchies: Map<number, CmsHierarchy>
}

let lastVersion = 0

/** The documents of a store view other than its products: each kind as a list in its natural order, and the documents at their paths. */
export class SmallDocuments {
  /** After a change to them, call the matching `relist` method in the same step. */
  readonly sources: StoreViewSources
  #listed: Listed
  #version = ++lastVersion
  #paths: ReadonlyMap<string, RoutedDocument> = new Map()
  #categories: ReadonlyMap<number, Category> = new Map()

  constructor(sources: StoreViewSources, taxRules: readonly TaxRule[]) {
    this.sources = sources
    this.#listed = {
      category: [],
      attribute: [],
      cms_page: [],
      cms_block: [],
      cms_hierarchy: [],
      review: [],
      taxrule: taxRules.map((one) => listDocument(one.id, one)),
    }
  }

  get listed(): Listed {
    return this.#listed
  }

  /** Unique in this process; changes with every list. */
  get version(): number {
    return this.#version
  }

  /** The category or content page at a path. */
  findByPath(path: string): RoutedDocument | null {
    return this.#paths.get(path) ?? null
  }

  *pages(): Generator<PagePath> {
    for (const [url_path, { entity, document }] of this.#paths) if (entity === 'category') yield { entity, id: document.id, url_path }
  }

  /** A category's own document, where it has a path. Content pages are at the same path in every store view. */
  findPage(entity: ListedEntity, id: number): RoutedDocument | null {
    const path = entity === 'category' ? this.#categories.get(id)?.url_path : undefined
    const found = path === undefined ? null : this.findByPath(path)
    return found?.entity === entity && found.document.id === id ? found : null
  }

  /** `reviews`: all approved reviews shown in this store view, newest first. */
  putReviews(reviews: readonly ListedDocument[]): void {
    this.#setListed({ review: reviews })
  }

  /** Rebuilds the list of categories. Returns the cache tags of what changed. */
  relistCategories(combinations: Iterable<Combination>): Set<string> {
    const tags = new Set<string>()
    const before = this.#categories
    const categories = buildCategories(inOrder(this.sources.categories), combinations, before)
    this.#categories = new Map(categories.map((one) => [one.id, one]))
    const documents = new Map(this.#listed.category.map((document) => [document.source, document]))
    this.#setListed({ category: categories.map((one) => documents.get(one) ?? listDocument(one.id, one)) })
    let isMenuChanged = false
    for (const id of new Set([...before.keys(), ...this.#categories.keys()])) {
      const [old, current] = [before.get(id), this.#categories.get(id)]
      if (old === current) continue
      tags.add(`C${id}`)
      isMenuChanged ||= menuEntryOf(old) !== menuEntryOf(current)
    }
    if (isMenuChanged) for (const kind of PAGE_KINDS) tags.add(kind)
    return tags
  }

  relistAttributes(): Set<string> {
    const attributes = inOrder(this.sources.attributes)
    this.#setListed({ attribute: attributes.map((one) => listDocument(one.attribute_id, { id: one.attribute_id, ...one })) })
    return new Set(['attribute', ...PAGE_KINDS])
  }

  /** `keys`: the documents that changed. Blocks and the hierarchy may be part of any page. */
  relistContent(keys: readonly Pick<ContentKey, 'kind' | 'id'>[]): Set<string> {
    const { pages, blocks, hierarchies } = this.sources
    this.#setListed({
      cms_page: inOrder(pages).map((one) => listDocument(one.id, one)),
      cms_block: inOrder(blocks).map((one) => listDocument(one.id, one)),
      cms_hierarchy: inOrder(hierarchies).map((one) => listDocument(one.node_id, one)),
    })
    const kinds = keys.every(({ kind }) => kind === 'page') ? ['cmsPage', 'page-not-found'] : PAGE_KINDS
    return new Set([...kinds, ...keys.flatMap(({ kind, id }) => [CONTENT_TAGS[kind], `${CONTENT_TAGS[kind]}-${id}`])])
  }

  /** The page of a category lists the products of all categories below it. */
  tagLineage(tags: Set<string>, categoryId: number): void {
    for (let id: number | undefined = categoryId; id !== undefined && !tags.has(`C${id}`); id = this.#categories.get(id)?.parent_id) {
      tags.add(`C${id}`)
    }
  }

  #setListed(changed: Partial<Listed>): void {
    this.#listed = { ...this.#listed, ...changed }
    this.#version = ++lastVersion
    this.#paths = mapPaths(this.#listed)
  }
}

/** Pages of every kind show the menu and content blocks. The tags are those of the storefront. docs/behaviour/rendering.md §23.1. */
const PAGE_KINDS = ['product', 'category', 'home', 'checkout', 'page-not-found', 'compare', 'my-account', 'error', 'cmsPage']

/** As in the tags of search responses: `search/answers/cache-tags.ts`. */
const CONTENT_TAGS = { page: 'cms_page', block: 'cms_block', hierarchy: 'cms_hierarchy' } as const

/** The part of a category that menus and breadcrumbs show: all but the exact number of its products. */
function menuEntryOf(category: Category | undefined): string | undefined {
  return category && JSON.stringify({ ...category, product_count: (category.product_count ?? 0) > 0, children_data: null })
}

function inOrder<Document>(documents: ReadonlyMap<number, Document>): Document[] {
  return [...documents].sort(([a], [b]) => a - b).map(([, document]) => document)
}

/** The first document at a path wins; an inactive category has no page. */
function mapPaths(listed: Listed): Map<string, RoutedDocument> {
  const paths = new Map<string, RoutedDocument>()
  const add = (path: string | undefined, routed: RoutedDocument) => {
    if (path && !paths.has(path)) paths.set(path, routed)
  }
  for (const document of listed.category) {
    const { url_path, is_active } = document.source as Category
    if (is_active !== false) add(url_path, { entity: 'category', document })
  }
  for (const document of listed.cms_page) {
    const { url_path, identifier } = document.source as CmsPage
    add(url_path, { entity: 'cms_page', document })
    add(identifier, { entity: 'cms_page', document })
  }
  return paths
}
