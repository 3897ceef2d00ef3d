import { CatalogBundle, type StoreCatalog } from '@meerkat/contract/catalog-bundle'
import type { Category } from '@meerkat/contract/category'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import { normaliseProduct } from '@meerkat/domain/variants/normalise-product'
import { CatalogFault } from './catalog-fault.ts'
import {
  type FieldFault,
  findAttributeFaults,
  findCategoryFaults,
  findContentFaults,
  findHierarchyFaults,
  findProductFaults,
  findReviewFaults,
  findStockFaults,
  findTaxRuleFaults,
} from './document-faults.ts'

/**
 * Validates and parses a bundle. `storeCodes`: the store views of the shop; without them any code is accepted.
 * @throws CatalogFault naming every document and field that is malformed, duplicate, out of range or a broken reference.
 */
export function checkCatalog(input: unknown, storeCodes?: readonly string[]): CatalogBundle {
  const parsed = CatalogBundle.safeParse(normaliseBundle(input))
  if (!parsed.success) throw new CatalogFault(parsed.error.issues.map(({ path, message }) => describe(locate(path, input), message)))
  const faults = [...findBundleFaults(parsed.data, storeCodes)]
  if (faults.length > 0) throw new CatalogFault(faults)
  return parsed.data
}

/** Products may contain amounts as text and other peculiarities of shop platforms. */
function normaliseBundle(input: unknown): unknown {
  if (!isObject(input) || !Array.isArray(input['stores'])) return input
  return { ...input, stores: input['stores'].map(normaliseStore) }
}

function normaliseStore(store: unknown): unknown {
  if (!isObject(store) || !Array.isArray(store['products'])) return store
  return { ...store, products: store['products'].map(normaliseProduct) }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Tax classes used by a tax rule; null without any tax rules. */
export function listTaxClasses(taxRules: readonly TaxRule[]): ReadonlySet<string> | null {
  return taxRules.length === 0 ? null : new Set(taxRules.flatMap((rule) => rule.product_tax_class_ids.map(String)))
}

function* findBundleFaults({ stores, taxRules, stock, reviews }: CatalogBundle, storeCodes?: readonly string[]): Generator<string> {
  const taxClasses = listTaxClasses(taxRules)
  for (const store of stores) {
    if (storeCodes && !storeCodes.includes(store.storeCode))
      yield `The shop has no store view "${store.storeCode}"; it has ${storeCodes.map((code) => (code === '' ? 'the default one' : `"${code}"`)).join(', ')}`
    else yield* findStoreFaults(store, taxClasses)
  }
  for (const code of findDuplicates(stores.map(({ storeCode }) => storeCode))) yield `Two store views have the code "${code}"`
  yield* each(taxRules, 'tax rule', ({ id }) => id, findTaxRuleFaults)
  yield* each(stock, 'stock of', ({ sku, product_id }) => sku ?? `product ${product_id}`, findStockFaults)
  for (const sku of findDuplicates(stock.flatMap(({ sku: one }) => one ?? []))) yield `stock of ${sku}: appears twice`
  yield* each(reviews, 'review', ({ id }) => id, findReviewFaults)
  for (const id of findDuplicates(taxRules.map((rule) => rule.id))) yield `tax rule ${id}: appears twice`
  for (const id of findDuplicates(reviews.map((review) => review.id))) yield `review ${id}: appears twice`
}

function* findStoreFaults(store: StoreCatalog, taxClasses: ReadonlySet<string> | null): Generator<string> {
  const { products, categories, attributes, cmsPages, cmsBlocks, cmsHierarchies } = store
  const skus = new Set(products.map(({ sku }) => sku))
  const categoryIds = new Set(categories.map(({ id }) => id))
  const references = { taxClasses, hasSku: (sku: string) => skus.has(sku), hasCategory: (id: number) => categoryIds.has(id) }
  function* faults(): Generator<string> {
    yield* each(
      products,
      'product',
      ({ sku }) => sku,
      (product) => findProductFaults(product, references),
    )
    yield* each(categories, 'category', ({ id }) => id, findCategoryFaults)
    yield* each(attributes, 'attribute', ({ attribute_code }) => attribute_code, findAttributeFaults)
    yield* each(cmsPages, 'content page', ({ identifier }) => identifier, findContentFaults)
    yield* each(cmsBlocks, 'content block', ({ identifier }) => identifier, findContentFaults)
    yield* each(cmsHierarchies, 'content node', ({ node_id }) => node_id, findHierarchyFaults)
    for (const id of findCycles(categories)) yield `category ${id}: parent_id: it is below itself`
    const keys: readonly [string, readonly (string | number)[]][] = [
      ['product id', products.map(({ id }) => id)],
      ['sku', products.map(({ sku }) => sku)],
      ['category id', categories.map(({ id }) => id)],
      ['attribute id', attributes.map(({ attribute_id }) => attribute_id)],
      ['attribute', attributes.map(({ attribute_code }) => attribute_code)],
      ['url_path', [...products, ...categories].flatMap(({ url_path }) => url_path || [])],
      ['content page id', cmsPages.map(({ id }) => id)],
      ['content block id', cmsBlocks.map(({ id }) => id)],
      ['content node id', cmsHierarchies.map(({ node_id }) => node_id)],
    ]
    for (const [what, values] of keys) for (const double of findDuplicates(values)) yield `The ${what} ${double} appears twice`
  }
  for (const fault of faults()) yield `${nameView(store.storeCode)}: ${fault}`
}

function* each<T>(
  documents: readonly T[],
  what: string,
  keyOf: (document: T) => string | number,
  find: (document: T) => Iterable<FieldFault>,
): Generator<string> {
  for (const document of documents)
    for (const [field, fault] of find(document)) yield describe(`${what} ${keyOf(document)}${field && `: ${field}`}`, fault)
}

function findDuplicates<T extends string | number>(keys: readonly T[]): T[] {
  const seen = new Set<T>()
  const doubles = new Set<T>()
  for (const key of keys) {
    if (seen.has(key)) doubles.add(key)
    seen.add(key)
  }
  return [...doubles]
}

/** Categories in a cycle of parents, which would be unreachable in the tree. */
function findCycles(categories: readonly Category[]): number[] {
  const parents = new Map(categories.map(({ id, parent_id }) => [id, parent_id]))
  return categories.flatMap(({ id }) => {
    let at = parents.get(id)
    for (let steps = 0; at !== undefined && at !== id && steps < categories.length; steps++) at = parents.get(at)
    return at === id && parents.get(id) !== id ? [id] : []
  })
}

function describe(place: string, fault: string): string {
  return place === '' ? fault : `${place}: ${fault}`
}

export function nameView(storeCode: string): string {
  return storeCode === '' ? 'default store view' : `store view ${storeCode}`
}

const DOCUMENTS: Readonly<Record<string, string>> = {
  products: 'product',
  categories: 'category',
  attributes: 'attribute',
  cmsPages: 'content page',
  cmsBlocks: 'content block',
  cmsHierarchies: 'content node',
  taxRules: 'tax rule',
  stock: 'stock of',
  reviews: 'review',
}

/** `store view de: product ABC: price` rather than `stores[1].products[12].price`: a sku is easier to find than a position. */
function locate(path: readonly PropertyKey[], input: unknown): string {
  const [first, ...rest] = path
  if (first === 'stores' && rest.length > 1) {
    const store = member(member(input, 'stores'), rest[0])
    const code = member(store, 'storeCode')
    return [nameView(typeof code === 'string' ? code : String(rest[0])), locate(rest.slice(1), store)].join(': ')
  }
  const what = typeof first === 'string' ? DOCUMENTS[first] : undefined
  if (what === undefined || rest.length === 0) return fieldName(path)
  const document = member(member(input, first), rest[0])
  const key = ['sku', 'attribute_code', 'identifier', 'id'].map((name) => member(document, name)).find((value) => value !== undefined)
  const field = fieldName(rest.slice(1))
  return `${what} ${key ?? `number ${Number(rest[0]) + 1}`}${field && `: ${field}`}`
}

function member(value: unknown, key: PropertyKey | undefined): unknown {
  return typeof value === 'object' && value !== null && key !== undefined ? Reflect.get(value, key) : undefined
}

function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name && '.'}${String(key)}`), '')
}
