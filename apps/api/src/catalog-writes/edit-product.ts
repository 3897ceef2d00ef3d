import type { GalleryItem, Product } from '@meerkat/contract/product'
import type { Database } from '../db/client.ts'
import type { Executor, Statement } from '../db/executor.ts'
import { CatalogFault } from './catalog-fault.ts'
import { nameView } from './check-catalog.ts'
import { findParents } from './references.store.ts'
import { findDocument, putDocument } from './write-document.ts'

/** Editable text fields of a product. */
const PRODUCT_TEXTS = ['name', 'description', 'short_description', 'meta_title', 'meta_description', 'ingredients'] as const
export type ProductText = (typeof PRODUCT_TEXTS)[number]

/** Changes to a product in one store view. */
export type ProductEdit =
  | { readonly kind: 'price'; readonly price: number }
  | { readonly kind: 'text'; readonly field: ProductText; readonly text: string }
  /** Path below the picture folder, with its extension. */
  | { readonly kind: 'picture'; readonly path: string }

const IDS: Statement = { name: 'product-ids-of-sku', text: 'select store_code, id from product where sku = $1 order by store_code' }

/** The product with this sku in each store view that has it. */
export async function findProducts(sql: Executor, sku: string): Promise<{ storeCode: string; product: Product }[]> {
  const found: { storeCode: string; product: Product }[] = []
  for (const { store_code: storeCode, id } of await sql.run<{ store_code: string; id: number }>(IDS, [sku])) {
    const product = await findDocument(sql, { entity: 'product', storeCode }, id)
    if (product) found.push({ storeCode, product })
  }
  return found
}

/**
 * Changes a product in one store view. A variant is also embedded in its parent, which shows its price: the parent is updated too.
 * @throws CatalogFault for an unknown product and for values that an import would refuse.
 */
export async function editProduct(
  database: Pick<Database, 'sql' | 'transaction'>,
  { sku, storeCode }: { readonly sku: string; readonly storeCode: string },
  edit: ProductEdit,
): Promise<void> {
  const place = { entity: 'product', storeCode } as const
  const known = (await findProducts(database.sql, sku)).find((one) => one.storeCode === storeCode)
  if (!known) throw new CatalogFault([`there is no product ${sku} in the ${nameView(storeCode)}`], 'The product cannot be changed')
  await putDocument(database, place, withEdit(known.product, edit))
  if (edit.kind === 'text') return
  for (const parent of await findParents(database.sql, storeCode, sku)) {
    const children = parent.configurable_children?.map((child) => (child.sku === sku ? { ...child, ...childFields(edit) } : child))
    await putDocument(database, place, { ...parent, configurable_children: children })
  }
}

function withEdit(product: Product, edit: ProductEdit): Product {
  if (edit.kind === 'price') return { ...product, price: edit.price }
  if (edit.kind === 'text') return { ...product, [edit.field]: edit.text }
  const { path } = edit
  const [, ...others] = product.media_gallery ?? []
  const main: GalleryItem = { image: path, pos: 1, typ: 'image', lab: product.name }
  return { ...product, image: path, small_image: path, thumbnail: path, media_gallery: [main, ...others] }
}

function childFields(edit: ProductEdit): Partial<Product> {
  if (edit.kind === 'price') return { price: edit.price }
  return edit.kind === 'picture' ? { image: edit.path } : {}
}
