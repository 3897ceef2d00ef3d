import type { StoreCatalog } from '@meerkat/contract/catalog-bundle'
import type { CmsBlock, CmsHierarchy, CmsPage } from '@meerkat/contract/cms'
import { translatedIdentifier } from '@meerkat/contract/translated-identifier'
import { dayFrom } from '../calendar.ts'
import type { PlacedCategory } from '../categories/place-categories.ts'
import { inLanguage, type Language } from '../language.ts'
import { PAGE_SIZE } from '../scenes.ts'
import type { ShopFacts } from '../shop-facts.ts'
import type { StoreView } from '../store-view.ts'
import { blocks } from './blocks.ts'
import { contentTree } from './hierarchy.ts'
import type { PageText } from './page-text.ts'
import { pages } from './pages.ts'
import { stateFacts } from './state-facts.ts'
import { toHtml } from './to-html.ts'
import { CONTENT_LANGUAGES, findPromise, findTranslation } from './translations/find-translation.ts'

const FIRST_PAGE_ID = 1
const FIRST_BLOCK_ID = 101
/** Translations follow in steps of this, a step for each language. */
const LANGUAGE_STEP = 1000
/** The block that the storefront shows beside every content page. */
const PROMISE = 'footer-promise'
const WRITTEN_DAYS_AGO = 540
const REVISED_DAYS_AGO = 45

type CmsDocuments = Pick<StoreCatalog, 'cmsPages' | 'cmsBlocks' | 'cmsHierarchies'>

/** Pages, blocks and the tree of pages of one store view, in its language. docs/wire.md §17.5. */
export function cmsDocuments(
  view: StoreView,
  categories: readonly PlacedCategory[],
  { asOf, facts }: { readonly asOf: string; readonly facts: ShopFacts },
): CmsDocuments {
  const toHref = linksOf(view, categories)
  const { views, ...common } = facts
  const write = (text: string) => toHtml(stateFacts(text, { ...common, ...views[view.code] }), toHref)
  const shared = {
    store_id: [view.storeId],
    active: true,
    creation_time: dayFrom(asOf, -WRITTEN_DAYS_AGO, '08:00:00'),
    update_time: dayFrom(asOf, -REVISED_DAYS_AGO, '08:00:00'),
  }

  const toPage = (
    { identifier, scene }: Pick<PageText, 'identifier' | 'scene'>,
    id: number,
    [title, summary, content]: readonly [string, string, string],
  ): CmsPage => ({
    ...shared,
    id,
    identifier,
    title,
    content_heading: title,
    content: pictureOf(scene) + write(content),
    meta_title: title,
    meta_description: summary,
    meta_keywords: null,
    page_layout: '1column',
    sort_order: (id - FIRST_PAGE_ID) % LANGUAGE_STEP,
    type: 'cms_page',
  })
  const toBlock = (identifier: string, id: number, [title, content]: readonly [string, string]): CmsBlock => ({
    ...shared,
    id,
    identifier,
    title,
    content: write(content),
    type: 'cms_block',
  })

  const own = pages.map((page, index) => toPage(page, FIRST_PAGE_ID + index, textIn(page, view.language)))
  const languages = CONTENT_LANGUAGES.map((language, index) => ({ language, step: LANGUAGE_STEP * (index + 1) })).filter(
    ({ language }) => language !== view.language,
  )
  const translatedPages = languages.flatMap(({ language, step }) =>
    pages.flatMap((page, index) => {
      const text = findTranslation(page, view, language)
      return text
        ? [toPage({ ...page, identifier: translatedIdentifier(page.identifier, language) }, FIRST_PAGE_ID + index + step, text)]
        : []
    }),
  )
  const translatedBlocks = languages.flatMap(({ language, step }) => {
    const promise = blocks.find(({ identifier }) => identifier === PROMISE)
    const text =
      findPromise(language) ??
      (promise && ([inLanguage(promise.title, language as Language), inLanguage(promise.content, language as Language)] as const))
    return text ? [toBlock(translatedIdentifier(PROMISE, language), FIRST_BLOCK_ID + step, text)] : []
  })

  return {
    cmsPages: [...own, ...translatedPages],
    cmsBlocks: [
      ...blocks.map(({ identifier, title, content }, index) =>
        toBlock(identifier, FIRST_BLOCK_ID + index, [inLanguage(title, view.language), inLanguage(content, view.language)]),
      ),
      ...translatedBlocks,
    ],
    cmsHierarchies: hierarchyOf(own, view),
  }
}

/** Decoration, so its alternative text is empty. */
function pictureOf(scene: string | undefined): string {
  if (scene === undefined) return ''
  const { width, height } = PAGE_SIZE
  return `<p><img src="/img/${width}/${height}/resize/scenes/${scene}.webp" alt="" width="${width}" height="${height}"></p>`
}

function textIn({ title, summary, content }: PageText, language: Language): readonly [string, string, string] {
  return [inLanguage(title, language), inLanguage(summary, language), inLanguage(content, language)]
}

/** Texts link categories by their English paths; a store view shows its own, behind its prefix. */
function linksOf({ code, language }: StoreView, categories: readonly PlacedCategory[]): (path: string) => string {
  const own = new Map(categories.map(({ urlPaths }) => [`/${inLanguage(urlPaths, 'en')}`, `/${inLanguage(urlPaths, language)}`]))
  const root = code === '' ? '' : `/${code}`
  return (path) => (path.startsWith('/') ? root + (own.get(path) ?? path) : path)
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
      label: inLanguage(label, view.language),
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
