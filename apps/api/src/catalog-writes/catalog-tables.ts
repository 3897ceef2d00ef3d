import type { Attribute } from '@meerkat/contract/attribute'
import type { CatalogBundle, StoreCatalog } from '@meerkat/contract/catalog-bundle'
import type { Category } from '@meerkat/contract/category'
import type { CmsBlock, CmsHierarchy, CmsPage } from '@meerkat/contract/cms'
import type { Product } from '@meerkat/contract/product'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import { cleanHtml } from '../text/clean-html.ts'

/** Document type by table. */
export interface DocumentOf {
  readonly product: Product
  readonly category: Category
  readonly attribute: Attribute
  readonly tax_rule: TaxRule
  readonly cms_page: CmsPage
  readonly cms_block: CmsBlock
  readonly cms_hierarchy: CmsHierarchy
}
export type Entity = keyof DocumentOf

interface CatalogTable<T> {
  /** SQL types by column, between the key (`store_code`, `id`) and `body`. */
  readonly columns: Readonly<Record<string, string>>
  readonly idOf: (document: T) => number
  /** The values of `columns`. `place`: index of the document in its list. */
  readonly valuesOf: (document: T, place: number) => readonly unknown[]
  /** Fields with HTML of the merchant, which is sanitised before it is stored. */
  readonly html: readonly (keyof T & string)[]
}

const CONTENT: CatalogTable<CmsPage | CmsBlock> = {
  columns: { identifier: 'text' },
  idOf: ({ id }) => id,
  valuesOf: ({ identifier }) => [identifier],
  html: ['content'],
}

const TABLES: { readonly [E in Entity]: CatalogTable<DocumentOf[E]> } = {
  product: {
    columns: { sku: 'text', type_id: 'text', url_path: 'text' },
    idOf: ({ id }) => id,
    valuesOf: ({ sku, type_id, url_path }) => [sku, type_id, url_path || null],
    html: ['description', 'short_description'],
  },
  category: {
    columns: { parent_id: 'integer', url_path: 'text' },
    idOf: ({ id }) => id,
    valuesOf: ({ parent_id, url_path }) => [parent_id ?? null, url_path || null],
    html: ['description'],
  },
  attribute: {
    columns: { attribute_code: 'text' },
    idOf: ({ attribute_id }) => attribute_id,
    valuesOf: ({ attribute_code }) => [attribute_code],
    html: [],
  },
  tax_rule: { columns: { place: 'integer' }, idOf: ({ id }) => id, valuesOf: (_rule, place) => [place], html: [] },
  cms_page: CONTENT,
  cms_block: CONTENT,
  cms_hierarchy: {
    columns: { identifier: 'text' },
    idOf: ({ node_id }) => node_id,
    valuesOf: ({ identifier }) => [identifier],
    html: [],
  },
}

export const ENTITIES = Object.keys(TABLES) as readonly Entity[]

/** The property of a bundle's store view that contains the documents of a table. */
const MEMBERS = {
  product: 'products',
  category: 'categories',
  attribute: 'attributes',
  cms_page: 'cmsPages',
  cms_block: 'cmsBlocks',
  cms_hierarchy: 'cmsHierarchies',
} as const satisfies Record<Exclude<Entity, 'tax_rule'>, keyof StoreCatalog>

export const STORE_ENTITIES = Object.keys(MEMBERS) as readonly (keyof typeof MEMBERS)[]

/** A document as its table stores it. */
export interface DocumentRow {
  readonly id: number
  readonly values: readonly unknown[]
  readonly body: string
}

export function columnsOf(entity: Entity): Readonly<Record<string, string>> {
  const own = { id: 'integer', ...TABLES[entity].columns, body: 'text' }
  // Tax rules are the same in every store view.
  return entity === 'tax_rule' ? own : { store_code: 'text', ...own }
}

export function toDocumentRow<E extends Entity>(entity: E, document: DocumentOf[E], place = 0): DocumentRow {
  const { idOf, valuesOf, html } = TABLES[entity]
  return { id: idOf(document), values: valuesOf(document, place), body: JSON.stringify(cleanFields(document, html)) }
}

/** The documents of a bundle: one list per table and store view, sorted so that documents follow those that they refer to. */
export function* listDocuments({ stores, taxRules }: Pick<CatalogBundle, 'stores' | 'taxRules'>) {
  yield { entity: 'tax_rule' as const, storeCode: '', documents: taxRules as readonly DocumentOf[Entity][] }
  for (const store of stores)
    for (const entity of STORE_ENTITIES)
      yield { entity, storeCode: store.storeCode, documents: store[MEMBERS[entity]] as readonly DocumentOf[Entity][] }
}

export function memberOf(entity: keyof typeof MEMBERS): (typeof MEMBERS)[keyof typeof MEMBERS] {
  return MEMBERS[entity]
}

function cleanFields<T extends object>(document: T, fields: readonly (keyof T & string)[]): T {
  const clean = { ...document }
  for (const field of fields) {
    const html = document[field]
    if (typeof html === 'string') clean[field] = cleanHtml(html) as T[keyof T & string]
  }
  return clean
}
