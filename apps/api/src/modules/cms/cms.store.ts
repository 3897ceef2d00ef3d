import type { CmsBlock, CmsHierarchy, CmsPage } from '@meerkat/contract/cms'
import type { Executor, Statement } from '../../db/executor.ts'

/** All documents of a store view, or those of the given ids. */
const selectFrom = (table: string): Statement => ({
  name: `select-${table}`,
  text: `select body from ${table} where store_code = $1 and ($2::int[] is null or id = any($2)) order by id`,
})
const SELECT_PAGES = selectFrom('cms_page')
const SELECT_BLOCKS = selectFrom('cms_block')
const SELECT_HIERARCHIES = selectFrom('cms_hierarchy')

export interface CmsDocuments {
  readonly pages: readonly CmsPage[]
  readonly blocks: readonly CmsBlock[]
  readonly hierarchies: readonly CmsHierarchy[]
}

/** The active content of a store view: all of it or the given ids. docs/wire.md §17.5. */
export async function listCmsDocuments(
  sql: Executor,
  storeCode: string,
  ids?: Readonly<Record<keyof CmsDocuments, readonly number[]>>,
): Promise<CmsDocuments> {
  const pages = await sql.run<{ body: string }>(SELECT_PAGES, [storeCode, ids?.pages ?? null])
  const blocks = await sql.run<{ body: string }>(SELECT_BLOCKS, [storeCode, ids?.blocks ?? null])
  const hierarchies = await sql.run<{ body: string }>(SELECT_HIERARCHIES, [storeCode, ids?.hierarchies ?? null])
  return {
    pages: pages.map(({ body }): CmsPage => ({ ...JSON.parse(body), type: 'cms_page' })).filter(({ active }) => active),
    blocks: blocks.map(({ body }): CmsBlock => ({ ...JSON.parse(body), type: 'cms_block' })).filter(({ active }) => active),
    hierarchies: hierarchies.map(({ body }): CmsHierarchy => JSON.parse(body)),
  }
}
