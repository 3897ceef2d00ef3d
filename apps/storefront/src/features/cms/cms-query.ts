import type { CmsBlock, CmsHierarchy, CmsPage } from '@meerkat/contract/cms'
import type { StoreView } from '@meerkat/contract/store-config'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shell/api/api-client.ts'
import { searchEntities } from '../../shell/api/catalog-search.ts'
import { listSiblings } from './list-siblings.ts'

/** The data of a content page. */
export interface ContentPage {
  id: number
  title: string
  heading: string
  html: string
  metaTitle: string
  description: string | null
}

/** Fetches a content page by its identifier; null when there is none. docs/behaviour/small-stores.md §20.9. */
export function cmsPageQuery(api: Api, view: StoreView, identifier: string) {
  return queryOptions({
    queryKey: ['cms-page', view.storeCode, identifier],
    queryFn: async (): Promise<ContentPage | null> => {
      const { items } = await searchEntities<CmsPage>(api, view, {
        entity: 'cms_page',
        query: { _appliedFilters: [byIdentifier(identifier)] },
        size: 1,
      })
      const page = items.find(({ active }) => active !== false)
      return page ? toContent(page) : null
    },
  })
}

/** A block of content shared by several pages. */
export interface ContentBlock {
  title: string
  html: string
}

/** Fetches a block by its identifier; null when there is none. docs/behaviour/small-stores.md §20.9. */
export function cmsBlockQuery(api: Api, view: StoreView, identifier: string) {
  return queryOptions({
    queryKey: ['cms-block', view.storeCode, identifier],
    queryFn: async (): Promise<ContentBlock | null> => {
      const query = { _appliedFilters: [byIdentifier(identifier)] }
      const { items } = await searchEntities<CmsBlock>(api, view, { entity: 'cms_block', query, size: 1 })
      const block = items.find(({ active }) => active !== false)
      return block ? { title: block.title, html: block.content } : null
    },
  })
}

/** Limit; a shop has a few dozen pages. Spec §9 Page sizes. */
const TREE_SIZE = 500

/** The pages of the section that a page belongs to. */
export function siblingsQuery(api: Api, view: StoreView, identifier: string) {
  return queryOptions({
    queryKey: ['cms-siblings', view.storeCode, identifier],
    queryFn: async () => {
      const { items } = await searchEntities<CmsHierarchy>(api, view, { entity: 'cms_hierarchy', query: {}, size: TREE_SIZE })
      return listSiblings(items, identifier)
    },
  })
}

function byIdentifier(identifier: string) {
  return { attribute: 'identifier', value: { eq: identifier }, scope: 'default' } as const
}

function toContent({ id, title, content, content_heading, meta_title, meta_description }: CmsPage): ContentPage {
  return {
    id,
    title,
    heading: content_heading || title,
    html: content,
    metaTitle: meta_title || title,
    description: meta_description || null,
  }
}
