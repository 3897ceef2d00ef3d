import type { CmsPage } from '@meerkat/contract/cms'
import type { StoreView } from '@meerkat/contract/store-config'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shell/api-client.ts'
import { searchEntities } from '../../shell/catalog-search.ts'

/** What a content page shows. */
export interface ContentPage {
  id: number
  title: string
  heading: string
  html: string
  metaTitle: string
  description: string | null
}

/** A content page by its identifier; null when there is none. Behaviour 20.9. */
export function cmsPageQuery(api: Api, view: StoreView, identifier: string) {
  return queryOptions({
    queryKey: ['cms-page', view.storeCode, identifier],
    queryFn: async (): Promise<ContentPage | null> => {
      const { items } = await searchEntities<CmsPage>(api, view, {
        entity: 'cms_page',
        query: { _appliedFilters: [{ attribute: 'identifier', value: { eq: identifier }, scope: 'default' }] },
        size: 1,
      })
      const page = items.find(({ active }) => active !== false)
      return page ? toContent(page) : null
    },
  })
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
