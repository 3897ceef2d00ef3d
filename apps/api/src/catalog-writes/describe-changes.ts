import type { CatalogBundle } from '@meerkat/contract/catalog-bundle'
import type { Product } from '@meerkat/contract/product'
import type { Executor } from '../db/executor.ts'
import type { Entity } from './catalog-tables.ts'
import { readBodies } from './catalog-writes.store.ts'
import type { ListChanges } from './compare-catalog.ts'

/** A larger price change is usually a mistake. */
const JUMP_RATIO = 0.3

export interface PriceJump {
  readonly storeCode: string
  readonly sku: string
  readonly from: number
  readonly to: number
}

/** Summary of catalogue changes, for review before they are made. */
export interface CatalogDifference {
  readonly documents: readonly {
    readonly entity: Entity
    readonly storeCode: string
    readonly added: number
    readonly changed: number
    readonly gone: number
  }[]
  readonly priceJumps: readonly PriceJump[]
  /** Categories that have products now and would become empty. */
  readonly emptied: readonly { readonly storeCode: string; readonly id: number; readonly name: string }[]
}

/** `bundle`: the new catalogue; without it categories are not checked. */
export async function describeChanges(sql: Executor, lists: readonly ListChanges[], bundle?: CatalogBundle): Promise<CatalogDifference> {
  const priceJumps: PriceJump[] = []
  const emptied: CatalogDifference['emptied'][number][] = []
  for (const { entity, storeCode, changed, gone } of lists) {
    if (entity !== 'product') continue
    const written = new Map(changed.map(({ id, body }) => [id, body]))
    const left = new Set<number>()
    for await (const body of readBodies(sql, entity, storeCode, [...written.keys(), ...gone])) {
      const before = JSON.parse(body) as Product
      for (const id of before.category_ids ?? []) left.add(Number(id))
      const after = written.get(before.id)
      if (after !== undefined) priceJumps.push(...findJumps(storeCode, before, JSON.parse(after) as Product))
    }
    const store = bundle?.stores.find((one) => one.storeCode === storeCode)
    if (!store) continue
    for (const product of store.products) for (const id of product.category_ids ?? []) left.delete(Number(id))
    for (const { id, name } of store.categories) if (left.has(id)) emptied.push({ storeCode, id, name })
  }
  const documents = lists.map(({ entity, storeCode, added, changed, gone }) => ({
    entity,
    storeCode,
    added: added.length,
    changed: changed.length,
    gone: gone.length,
  }))
  return { documents, priceJumps, emptied }
}

/** The change of a product's price, or of its special price when only that changes. */
function findJumps(storeCode: string, before: Product, after: Product): PriceJump[] {
  const fields = ['price', 'special_price'] as const
  for (const field of fields) {
    const [from, to] = [before[field], after[field]]
    // Adding or removing an offer is not a price change.
    if (typeof from !== 'number' || typeof to !== 'number' || (field === 'special_price' && (from === 0 || to === 0))) continue
    if (Math.abs(to - from) > from * JUMP_RATIO) return [{ storeCode, sku: after.sku, from, to }]
  }
  return []
}
