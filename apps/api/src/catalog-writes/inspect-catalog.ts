import type { Product } from '@meerkat/contract/product'
import type { Executor, Statement } from '../db/executor.ts'

/** Number of documents in the catalogue, and the files that it needs outside the database. */
export interface CatalogInventory {
  readonly views: readonly { readonly storeCode: string; readonly products: number }[]
  /** Paths of pictures below the media folder, without duplicates. */
  readonly pictures: readonly string[]
  readonly downloads: readonly { readonly storeCode: string; readonly linkId: number }[]
}

const PAGE = 500
const PRODUCTS: Statement = {
  name: 'inspect-products',
  text: `select store_code, id, body from product where (store_code, id) > ($1, $2) order by store_code, id limit ${PAGE}`,
}

export async function inspectCatalog(sql: Executor): Promise<CatalogInventory> {
  const counts = new Map<string, number>()
  const pictures = new Set<string>()
  const downloads: CatalogInventory['downloads'][number][] = []
  for (let [store, last] = ['', -1]; ; ) {
    const rows = await sql.run<{ store_code: string; id: number; body: string }>(PRODUCTS, [store, last])
    for (const { store_code: storeCode, body } of rows) {
      const product = JSON.parse(body) as Product
      counts.set(storeCode, (counts.get(storeCode) ?? 0) + 1)
      if (product.image) pictures.add(product.image)
      for (const { image } of product.media_gallery ?? []) pictures.add(image)
      for (const { id } of product.downloadable_links ?? []) downloads.push({ storeCode, linkId: id })
    }
    const end = rows.at(-1)
    if (rows.length < PAGE || !end) break
    store = end.store_code
    last = end.id
  }
  return { views: Array.from(counts, ([storeCode, products]) => ({ storeCode, products })), pictures: [...pictures], downloads }
}
