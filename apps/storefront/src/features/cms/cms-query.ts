import type { CmsBlock, CmsHierarchy, CmsPage } from '@meerkat/contract/cms'
import type { StoreView } from '@meerkat/contract/store-config'
import { isTranslation, translatedIdentifier } from '@meerkat/contract/translated-identifier'
import type { TranslateLabel } from '@meerkat/domain/labels/translate-label'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shell/api/api-client.ts'
import { searchEntities } from '../../shell/api/catalog-search.ts'
import type { Labels } from '../../shell/store-view/load-labels.ts'
import { type ContentSection, listSiblings } from './list-siblings.ts'

/** The data of a content page. */
export interface ContentPage {
  id: number
  title: string
  heading: string
  html: string
  metaTitle: string
  description: string | null
  /** The language of its texts, where it is not that of the page. */
  lang: string | undefined
}

export interface ContentDeps {
  readonly api: Api
  readonly view: StoreView
  readonly i18n: { readonly locale: string }
  readonly labels: Pick<Labels, 'label'> | null
}

/** Fetches a content page by its identifier; null when there is none. docs/behaviour/small-stores.md §20.9. */
export function cmsPageQuery(deps: ContentDeps, identifier: string) {
  const { view } = deps
  return queryOptions({
    queryKey: ['cms-page', view.storeCode, identifier],
    queryFn: async (): Promise<ContentPage | null> => {
      const found = await findContent<CmsPage>(deps, 'cms_page', identifier)
      return found && toContent(found)
    },
  })
}

/** A block of content shared by several pages. */
export interface ContentBlock {
  title: string
  html: string
  /** The language of its texts, where it is not that of the page. */
  lang: string | undefined
}

/** Fetches a block by its identifier; null when there is none. docs/behaviour/small-stores.md §20.9. */
export function cmsBlockQuery(deps: ContentDeps, identifier: string) {
  const { view } = deps
  return queryOptions({
    queryKey: ['cms-block', view.storeCode, identifier],
    queryFn: async (): Promise<ContentBlock | null> => {
      const found = await findContent<CmsBlock>(deps, 'cms_block', identifier)
      return found && { title: found.document.title, html: found.document.content, lang: found.lang }
    },
  })
}

/** Limit; a shop has a few dozen pages. Spec §9 Page sizes. */
const TREE_SIZE = 500

/** The pages of the section that a page belongs to. */
export function siblingsQuery({ api, view, labels }: ContentDeps, identifier: string) {
  return queryOptions({
    queryKey: ['cms-siblings', view.storeCode, identifier],
    queryFn: async () => {
      const { items } = await searchEntities<CmsHierarchy>(api, view, { entity: 'cms_hierarchy', query: {}, size: TREE_SIZE })
      const section = listSiblings(items, identifier)
      return section && labels ? translateSection(section, labels.label) : section
    },
  })
}

/** Titles without a translated label keep the language of the catalogue. Decision 0086. */
function translateSection({ title, pages }: ContentSection, label: TranslateLabel): ContentSection {
  return { title: label('pages', title), pages: pages.map((page) => ({ ...page, label: label('pages', page.label) })) }
}

interface Found<D> {
  readonly document: D
  readonly lang: string | undefined
}

/** The document translated into the language of the page, otherwise that of the store view. Decision 0097. */
async function findContent<D extends CmsPage | CmsBlock>(
  { api, view, i18n }: ContentDeps,
  entity: 'cms_page' | 'cms_block',
  identifier: string,
): Promise<Found<D> | null> {
  // A translation has no URL of its own: it is shown at that of its page.
  if (isTranslation(identifier)) return null
  const own = view.i18n.defaultLocale
  const isForeign = i18n.locale.slice(0, 2) !== own.slice(0, 2)
  const wanted = isForeign ? [translatedIdentifier(identifier, i18n.locale), identifier] : [identifier]
  const { items } = await searchEntities<D>(api, view, {
    entity,
    query: { _appliedFilters: [{ attribute: 'identifier', value: isForeign ? { in: wanted } : { eq: identifier }, scope: 'default' }] },
    size: wanted.length,
  })
  const shown = items.filter(({ active }) => active !== false)
  const document = wanted.flatMap((one) => shown.filter((item) => item.identifier === one))[0]
  return document ? { document, lang: isForeign && document.identifier === identifier ? own : undefined } : null
}

function toContent({ document, lang }: Found<CmsPage>): ContentPage {
  const { id, title, content, content_heading, meta_title, meta_description } = document
  return {
    lang,
    id,
    title,
    heading: content_heading || title,
    html: content,
    metaTitle: meta_title || title,
    description: meta_description || null,
  }
}
