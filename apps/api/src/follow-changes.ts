import type { StockItem } from '@meerkat/contract/stock'
import type { Change } from './changes/change.ts'
import type { Executor } from './db/executor.ts'
import type { ReadModel } from './modules/catalog/read-model/read-model.ts'
import { listPageTags, toListingTags } from './page-tags.ts'

export interface ChangeFollowerDeps {
  readonly sql: Executor
  readonly model: ReadModel
  readonly findStock: (sql: Executor, skus: readonly string[]) => Promise<readonly StockItem[]>
  /** Called with the tags of pages that would look different now; `*` means all of them. */
  readonly pagesChanged: (tags: readonly string[]) => void
}

export interface ChangeFollower {
  apply(changes: readonly Change[]): Promise<void>
  reload(): Promise<void>
}

/** Brings the catalogue in memory and its search index up to date, and then says which pages have to be rendered again. */
export function createChangeFollower({ sql, model, findStock, pagesChanged }: ChangeFollowerDeps): ChangeFollower {
  /** Answers the ids of products that went in or out of stock. */
  async function applyToModel(changes: readonly Change[]): Promise<readonly number[]> {
    let mustReload = false
    let flipped: readonly number[] = []
    for (const change of changes) {
      if (change.topic === 'stock') flipped = await model.stockChanged(await findStock(sql, change.keys))
      else if (change.topic === 'review') await model.reviewsChanged(change.keys)
      else mustReload = true
    }
    if (mustReload) await model.refresh()
    return flipped
  }

  return {
    async apply(changes) {
      // A product may leave one category for another: pages of both change.
      const before = listPageTags(model, changes)
      const flipped = await applyToModel(changes)
      pagesChanged([...new Set([...before, ...listPageTags(model, changes), ...toListingTags(model, flipped)])])
    },
    async reload() {
      await model.refresh()
      pagesChanged(['*'])
    },
  }
}
