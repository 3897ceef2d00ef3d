import type { ChangeKey } from '../changes/change.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Executor } from '../db/executor.ts'
import type { Entity } from './catalog-tables.ts'

/** Above this number of documents, a full reload is faster than applying them one by one. */
const MAX_DOCUMENTS = 2000

const CONTENT = { cms_page: 'page', cms_block: 'block', cms_hierarchy: 'hierarchy' } as const satisfies Partial<
  Record<Entity, ChangeKey<'content'>['kind']>
>

export interface WrittenList {
  readonly entity: Entity
  readonly storeCode: string
  readonly added: readonly { readonly id: number }[]
  readonly changed: readonly { readonly id: number }[]
  readonly gone: readonly number[]
}

/** Records the written documents in the change feed. Returns false, without recording, when there are too many. */
export async function recordDocuments(tx: Executor, lists: readonly WrittenList[]): Promise<boolean> {
  const named = lists.map((list) => ({ ...list, ids: [...[...list.added, ...list.changed].map(({ id }) => id), ...list.gone] }))
  if (named.reduce((sum, { ids }) => sum + ids.length, 0) > MAX_DOCUMENTS) return false
  for (const { entity, storeCode: store, ids } of named) {
    if (entity === 'tax_rule') await recordChange(tx, 'tax-rule', [])
    else if (entity === 'product' || entity === 'category' || entity === 'attribute')
      await recordChange(
        tx,
        entity,
        ids.map((id) => ({ store, id })),
      )
    else
      await recordChange(
        tx,
        'content',
        ids.map((id) => ({ store, kind: CONTENT[entity], id })),
      )
  }
  return true
}
