import type { Category } from '@meerkat/contract/category'
import type { Product } from '@meerkat/contract/product'
import type { Change } from './changes/change.ts'
import type { ReadModel } from './modules/catalog/read-model/read-model.ts'
import type { StoreViewCatalog } from './modules/catalog/read-model/store-view-catalog.ts'
import { parseDocument } from './search/documents/stored-document.ts'

type Views = Pick<ReadModel, 'storeViews'>

/** Cache tags of the pages that show what changed; `*` is all of them. What pages are tagged with: `docs/wire.md` §1.12. */
export function listPageTags(model: Views, changes: readonly Change[]): string[] {
  return changes.flatMap((change) => {
    switch (change.topic) {
      case 'stock':
        return change.keys.flatMap((sku) => model.storeViews().flatMap(({ shelf }) => shelf.listShowing(sku).map(toProductTag)))
      case 'review':
        return [...change.keys.map(toProductTag), ...toListingTags(model, change.keys)]
      case 'product':
        return toProductTags(
          model,
          change.keys.map(({ id }) => id),
        )
      case 'content':
        // Blocks and the hierarchy may be part of any page.
        return change.keys.every(({ kind }) => kind === 'page') ? ['cmsPage', 'page-not-found'] : ['*']
      case 'category':
      case 'attribute':
      case 'tax-rule':
      case 'catalog':
        // The menu, filter labels and prices are on every page.
        return ['*']
    }
  })
}

/** Pages of the products themselves and of those that contain them, the lists they are in, and addresses that had no page so far. */
export function toProductTags(model: Views, ids: readonly number[]): string[] {
  const shown = new Set(ids)
  for (const { shelf } of model.storeViews()) {
    for (const id of ids) {
      const product = findProduct(shelf, id)
      for (const container of product ? shelf.listShowing(product.sku) : []) shown.add(container)
    }
  }
  return [...[...shown].map(toProductTag), ...toListingTags(model, [...shown]), 'home', 'page-not-found']
}

/** Category pages that list the products, or would list them if they were in stock. */
export function toListingTags(model: Views, productIds: readonly number[]): string[] {
  if (productIds.length === 0) return []
  const tags = new Set<string>()
  for (const { shelf, listed } of model.storeViews()) {
    const parents = mapParents(listed.category)
    const listing = new Set(productIds.flatMap((id) => (findProduct(shelf, id)?.category_ids ?? []).map(Number)))
    // A category page lists the products of all categories below it. What is added to a set while it is iterated comes up as well.
    for (const category of listing) {
      tags.add(`C${category}`)
      const parent = parents.get(category)
      if (parent !== undefined) listing.add(parent)
    }
  }
  return [...tags]
}

function mapParents(categories: StoreViewCatalog['listed']['category']): Map<number, number> {
  return new Map(
    categories.flatMap(({ source }) => {
      const { id, parent_id: parentId } = source as Category
      return parentId === undefined ? [] : [[Number(id), parentId] as const]
    }),
  )
}

function findProduct(shelf: StoreViewCatalog['shelf'], id: number): Product | null {
  const document = shelf.find(id)
  return document === undefined ? null : (parseDocument(document) as Product)
}

function toProductTag(productId: number): string {
  return `P${productId}`
}
