import type { StoreCatalog } from '@meerkat/contract/catalog-bundle'
import type { CmsBlock, CmsHierarchy, CmsPage } from '@meerkat/contract/cms'
import { dayFrom } from '../calendar.ts'
import { say } from '../language.ts'
import type { StoreView } from '../store-view.ts'
import { blocks } from './blocks.ts'
import { contentTree } from './hierarchy.ts'
import { pages } from './pages.ts'
import { toHtml } from './to-html.ts'

const FIRST_PAGE_ID = 1
const FIRST_BLOCK_ID = 101
const WRITTEN_DAYS_AGO = 540
const REVISED_DAYS_AGO = 45

type CmsDocuments = Pick<StoreCatalog, 'cmsPages' | 'cmsBlocks' | 'cmsHierarchies'>

/** Pages, blocks and the tree of pages of one store view, in its language. docs/wire.md §17.5. */
export function cmsDocuments(view: StoreView, asOf: string): CmsDocuments {
  const root = view.code === '' ? '' : `/${view.code}`
  const shared = {
    store_id: [view.storeId],
    active: true,
    creation_time: dayFrom(asOf, -WRITTEN_DAYS_AGO, '08:00:00'),
    update_time: dayFrom(asOf, -REVISED_DAYS_AGO, '08:00:00'),
  }

  const cmsPages = pages.map(({ identifier, title, summary, content }, index): CmsPage => {
    const name = say(title, view.language)
    const description = say(summary, view.language)
    return {
      ...shared,
      id: FIRST_PAGE_ID + index,
      identifier,
      title: name,
      content_heading: name,
      content: toHtml(say(content, view.language), root),
      meta_title: name,
      meta_description: description,
      meta_keywords: null,
      page_layout: '1column',
      sort_order: index,
      type: 'cms_page',
    }
  })

  const cmsBlocks = blocks.map(
    ({ identifier, title, content }, index): CmsBlock => ({
      ...shared,
      id: FIRST_BLOCK_ID + index,
      identifier,
      title: say(title, view.language),
      content: toHtml(say(content, view.language), root),
      type: 'cms_block',
    }),
  )

  return { cmsPages, cmsBlocks, cmsHierarchies: hierarchyOf(cmsPages, view) }
}

/** Branches first, each followed by its pages. */
function hierarchyOf(written: readonly CmsPage[], view: StoreView): CmsHierarchy[] {
  let nextId = 1
  return contentTree.flatMap(({ identifier, label, pages }) => {
    const branchId = nextId++
    const branch: CmsHierarchy = {
      node_id: branchId,
      parent_node_id: null,
      page_id: null,
      identifier,
      label: say(label, view.language),
      level: 1,
      request_url: identifier,
      xpath: String(branchId),
      store_id: [view.storeId],
    }
    const leaves = pages
      .flatMap((identifier) => written.filter((page) => page.identifier === identifier))
      .map((page): CmsHierarchy => {
        const nodeId = nextId++
        return {
          node_id: nodeId,
          parent_node_id: branchId,
          page_id: page.id,
          identifier: page.identifier,
          label: page.title,
          level: 2,
          request_url: page.identifier,
          xpath: `${branchId}/${nodeId}`,
          store_id: [view.storeId],
        }
      })
    return [branch, ...leaves]
  })
}
