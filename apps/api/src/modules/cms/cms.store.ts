import type { CmsBlock, CmsHierarchy, CmsPage } from '@meerkat/contract/cms'
import type { Executor } from '../../db/executor.ts'

const SELECT_PAGES = { name: 'select-cms-pages', text: 'select body from cms_page where store_code = $1 order by id' }
const SELECT_BLOCKS = { name: 'select-cms-blocks', text: 'select body from cms_block where store_code = $1 order by id' }
const SELECT_HIERARCHIES = { name: 'select-cms-hierarchies', text: 'select body from cms_hierarchy where store_code = $1 order by id' }

export interface CmsDocuments {
  readonly pages: readonly CmsPage[]
  readonly blocks: readonly CmsBlock[]
  readonly hierarchies: readonly CmsHierarchy[]
}

/** The content of a store view that may be shown; drafts stay in the database. Contract 17.5. */
export async function listCmsDocuments(sql: Executor, storeCode: string): Promise<CmsDocuments> {
  const pages = await sql.run<{ body: string }>(SELECT_PAGES, [storeCode])
  const blocks = await sql.run<{ body: string }>(SELECT_BLOCKS, [storeCode])
  const hierarchies = await sql.run<{ body: string }>(SELECT_HIERARCHIES, [storeCode])
  return {
    pages: pages.map(({ body }): CmsPage => ({ ...JSON.parse(body), type: 'cms_page' })).filter(({ active }) => active),
    blocks: blocks.map(({ body }): CmsBlock => ({ ...JSON.parse(body), type: 'cms_block' })).filter(({ active }) => active),
    hierarchies: hierarchies.map(({ body }): CmsHierarchy => JSON.parse(body)),
  }
}
