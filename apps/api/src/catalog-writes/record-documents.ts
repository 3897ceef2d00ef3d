import type { ChangeKey } from '../changes/change.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Executor } from '../db/executor.ts'
import type { Entity } from './catalog-tables.ts'

/** Past so many documents, reading everything again is quicker than following them one by one. */
const MOST_DOCUMENTS = 2000

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

/** Names the written documents to everything that has a copy of them. False, and nothing recorded, when they are too many for that. */
export async function recordDocuments(tx: Executor, lists: readonly WrittenList[]): Promise<boolean> {
  const named = lists.map((list) => ({ ...list, ids: [...[...list.added, ...list.changed].map(({ id }) => id), ...list.gone] }))
  if (named.reduce((sum, { ids }) => sum + ids.length, 0) > MOST_DOCUMENTS) return false
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
