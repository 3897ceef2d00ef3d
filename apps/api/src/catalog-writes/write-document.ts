import { Attribute } from '@meerkat/contract/attribute'
import { Category } from '@meerkat/contract/category'
import { CmsBlock, CmsHierarchy, CmsPage } from '@meerkat/contract/cms'
import { Product } from '@meerkat/contract/product'
import { TaxRule } from '@meerkat/contract/tax-rule'
import { normaliseProduct } from '@meerkat/domain/variants/normalise-product'
import * as z from 'zod/mini'
import type { Database } from '../db/client.ts'
import type { Executor } from '../db/executor.ts'
import { CatalogFault } from './catalog-fault.ts'
import { type DocumentOf, type DocumentRow, type Entity, toDocumentRow } from './catalog-tables.ts'
import { deleteDocuments, insertDocuments, raiseVersion, readBodies } from './catalog-writes.store.ts'
import { listTaxClasses, nameView } from './check-catalog.ts'
import * as faultsOf from './document-faults.ts'
import { recordDocuments } from './record-documents.ts'
import * as references from './references.store.ts'
import { toCatalogFault } from './undo-import.ts'

const REFUSED = 'The document cannot be written'

/** Table and store view of a document; tax rules use the store view '', which means all of them. */
export interface DocumentPlace<E extends Entity = Entity> {
  readonly entity: E
  readonly storeCode: string
}

const SCHEMAS: { readonly [E in Entity]: z.ZodMiniType<DocumentOf[E]> } = {
  product: Product,
  category: Category,
  attribute: Attribute,
  tax_rule: TaxRule,
  cms_page: CmsPage,
  cms_block: CmsBlock,
  cms_hierarchy: CmsHierarchy,
}

/**
 * Adds a document to the catalogue, or replaces the one with its id, with the same validation as an import. `storeCodes`: the store
 * views of the shop.
 * @throws CatalogFault naming what is wrong with it; nothing is written then.
 */
export async function putDocument<E extends Entity>(
  { transaction }: Pick<Database, 'transaction'>,
  place: DocumentPlace<E>,
  input: unknown,
  storeCodes?: readonly string[],
): Promise<'added' | 'changed' | 'unchanged'> {
  const { entity, storeCode } = place
  if (storeCodes && !storeCodes.includes(storeCode)) throw new CatalogFault([`the shop has no store view "${storeCode}"`], REFUSED)
  const parsed = SCHEMAS[entity].safeParse(entity === 'product' ? normaliseProduct(input) : input)
  if (!parsed.success)
    throw new CatalogFault(
      parsed.error.issues.map(({ path, message }) => `${path.length === 0 ? '' : `${path.join('.')}: `}${message}`),
      REFUSED,
    )
  const document: DocumentOf[E] = parsed.data
  try {
    return await transaction(async (tx) => {
      await raiseVersion(tx)
      const faults = await findFaults(tx, place, document)
      if (faults.length > 0) throw new CatalogFault(faults, REFUSED)
      const row = toDocumentRow(entity, document, await placeOf(tx, entity, document))
      return write(tx, place, row)
    })
  } catch (fault) {
    throw toCatalogFault(fault, REFUSED) ?? fault
  }
}

/**
 * Deletes a document. False when it does not exist.
 * @throws CatalogFault when other documents refer to it.
 */
export async function deleteDocument({ transaction }: Pick<Database, 'transaction'>, place: DocumentPlace, id: number): Promise<boolean> {
  const { entity, storeCode } = place
  return transaction(async (tx) => {
    const before = await findDocument(tx, place, id)
    if (before === null) return false
    await raiseVersion(tx)
    const faults = await findReferring(tx, place, before)
    if (faults.length > 0) throw new CatalogFault(faults, 'The document cannot be deleted')
    await deleteDocuments(tx, entity, storeCode, [id])
    await recordDocuments(tx, [{ entity, storeCode, added: [], changed: [], gone: [id] }])
    return true
  })
}

/** The stored document as the merchant wrote it. */
export async function findDocument<E extends Entity>(
  sql: Executor,
  { entity, storeCode }: DocumentPlace<E>,
  id: number,
): Promise<DocumentOf[E] | null> {
  for await (const body of readBodies(sql, entity, storeCode, [id])) return JSON.parse(body) as DocumentOf[E]
  return null
}

async function write(tx: Executor, { entity, storeCode }: DocumentPlace, row: DocumentRow): Promise<'added' | 'changed' | 'unchanged'> {
  const before = await readBodies(tx, entity, storeCode, [row.id]).next()
  if (!before.done && before.value === row.body) return 'unchanged'
  await deleteDocuments(tx, entity, storeCode, [row.id])
  await insertDocuments(tx, entity, storeCode, [row])
  const written = before.done ? { added: [row], changed: [] } : { added: [], changed: [row] }
  await recordDocuments(tx, [{ entity, storeCode, ...written, gone: [] }])
  return before.done ? 'added' : 'changed'
}

/** A new tax rule is appended after the others; an existing one keeps its position. */
async function placeOf(tx: Executor, entity: Entity, document: DocumentOf[Entity]): Promise<number> {
  return entity === 'tax_rule' ? references.findTaxRulePlace(tx, (document as TaxRule).id) : 0
}

async function findFaults<E extends Entity>(tx: Executor, place: DocumentPlace<E>, document: DocumentOf[E]): Promise<string[]> {
  const { entity, storeCode } = place
  if (entity === 'tax_rule' && storeCode !== '') return ['tax rules belong to no store view']
  const faults = await findOwnFaults(tx, place, document)
  return Array.from(faults, ([field, fault]) => `${nameView(storeCode)}: ${field && `${field}: `}${fault}`)
}

async function findOwnFaults(
  tx: Executor,
  { entity, storeCode }: DocumentPlace,
  document: DocumentOf[Entity],
): Promise<faultsOf.FieldFault[]> {
  switch (entity) {
    case 'product': {
      const product = document as Product
      const skus = await references.findSkus(
        tx,
        storeCode,
        (product.configurable_children ?? []).map(({ sku }) => sku),
      )
      const categories = await references.findCategoryIds(tx, storeCode, (product.category_ids ?? []).map(Number))
      const taxClasses = listTaxClasses(await references.listTaxRules(tx))
      const known = { taxClasses, hasSku: (sku: string) => skus.has(sku), hasCategory: (id: number) => categories.has(id) }
      return [...faultsOf.findProductFaults(product, known), ...(await findTakenPath(tx, 'category', storeCode, product.url_path))]
    }
    case 'category': {
      const category = document as Category
      const loops = await references.isBelow(tx, storeCode, { id: category.id, parentId: category.parent_id ?? null })
      const faults = [...faultsOf.findCategoryFaults(category), ...(await findTakenPath(tx, 'product', storeCode, category.url_path))]
      return loops ? [...faults, ['parent_id', 'the category would be below itself']] : faults
    }
    case 'attribute':
      return [...faultsOf.findAttributeFaults(document as Attribute)]
    case 'tax_rule':
      return [...faultsOf.findTaxRuleFaults(document as TaxRule)]
    case 'cms_hierarchy':
      return [...faultsOf.findHierarchyFaults(document as CmsHierarchy)]
    default:
      return [...faultsOf.findContentFaults(document as CmsPage | CmsBlock)]
  }
}

/** Paths must be unique across products and categories; the database checks them only within one table. */
async function findTakenPath(
  tx: Executor,
  table: 'product' | 'category',
  storeCode: string,
  path: string | undefined,
): Promise<faultsOf.FieldFault[]> {
  if (!path || !(await references.isPathTaken(tx, table, storeCode, path))) return []
  return [['url_path', `${path} is taken by a ${table}`]]
}

/** Documents that refer to this one. */
async function findReferring(tx: Executor, { entity, storeCode }: DocumentPlace, document: DocumentOf[Entity]): Promise<string[]> {
  if (entity === 'product') {
    const { sku } = document as Product
    const parents = await references.findParents(tx, storeCode, sku)
    return parents.map((parent) => `product ${sku} is a variant of ${parent.sku}: change that first`)
  }
  if (entity === 'category') {
    const { id } = document as Category
    const product = await references.findProductInCategory(tx, storeCode, id)
    return product === null ? [] : [`category ${id} has products, ${product} among them: move them first`]
  }
  return []
}
