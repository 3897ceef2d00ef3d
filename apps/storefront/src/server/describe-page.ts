import { placesOf } from 'virtual:places'
import type { Product } from '@meerkat/contract/product'
import { productBreadcrumbs } from '@meerkat/domain/categories/breadcrumbs'
import { imageUrl } from '@meerkat/domain/urls/image-url'
import type { CategoryKey } from '../features/catalog/category/category-key.ts'
import { toCategoryKey } from '../features/catalog/category/category-key.ts'
import type { CategoryPage } from '../features/catalog/category/category-page.ts'
import { bannersQuery } from '../features/home/banners.ts'
import { attributeCodes } from '../features/product/page/product-facts.ts'
import { ancestorsQuery, attributesQuery, productQuery, reviewsQuery } from '../features/product/page/product-queries.ts'
import { escapeScript } from '../shell/rendering/escape-script.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { shop } from '../shell/store-view/stores.ts'
import type { PageFacts } from './page-facts.ts'
import { placesData } from './places-data.ts'
import { productData } from './product-data.ts'
import type { ShareCard } from './share-tags.ts'
import { breadcrumbData, shopData } from './shop-data.ts'

export interface PageDescription {
  readonly card: ShareCard
  /** Structured data in the vocabulary of schema.org. */
  readonly data: readonly Record<string, unknown>[]
}

/** Image sizes of share cards. */
const HERO = { width: 1024, height: 448 }
const PACKSHOT = { width: 600, height: 744 }

/** Loader data of a page; `page` is set by the route that dispatches between kinds of pages. */
interface Loaded {
  readonly page?: Loaded
  readonly sku?: string
  readonly key?: CategoryKey
  /** Of the store locator. */
  readonly near?: string
}

export interface DescribedMatch {
  readonly routeId: string
  readonly loaderData?: unknown
}

/** Whether the page shows a product or category, whose path comes from the catalogue. */
export function isCatalogPage({ loaderData }: DescribedMatch): boolean {
  const { sku, key } = readLoaded(loaderData) ?? {}
  return sku !== undefined || key !== undefined
}

function readLoaded(loaderData: unknown): Loaded | undefined {
  return (loaderData as Loaded | undefined)?.page ?? (loaderData as Loaded | undefined)
}

/** Share card and structured data of the page, from the data it was rendered with. Minimal for pages that must not be indexed. */
export function describePage({ routeId, loaderData }: DescribedMatch, context: RouterContext, facts: PageFacts): PageDescription {
  const loaded = readLoaded(loaderData)
  if (facts.canonical !== null && loaded?.sku !== undefined) return describeProduct(loaded.sku, context, facts)
  if (facts.canonical !== null && loaded?.key !== undefined) return describeCategory(loaded.key, context, facts)
  const { queryClient, view, labels } = context
  const title = labels?.label('pages', view.seo.defaultTitle) ?? view.seo.defaultTitle
  if (loaded?.near !== undefined)
    return { card: { kind: 'website', image: null }, data: placesData(placesOf(view.storeCode).places, shop.name, facts) }
  if (routeId !== '/') return { card: { kind: 'website', image: null }, data: [] }
  const hero = queryClient.getQueryData(bannersQuery(context).queryKey)?.hero
  return {
    card: {
      kind: 'website',
      image: imageUrl(hero?.image, HERO.width, HERO.height),
      ...HERO,
      description: hero ? [title, hero.subtitle].map(toSentence).join(' ') : null,
    },
    data: shopData(facts),
  }
}

/** Banner texts may or may not end with a full stop. */
function toSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

function describeProduct(sku: string, context: RouterContext, facts: PageFacts): PageDescription {
  const { queryClient, view } = context
  const product = queryClient.getQueryData(productQuery(context, sku).queryKey)
  if (!product) return { card: { kind: 'product', image: null }, data: [] }
  const attributes = queryClient.getQueryData(attributesQuery(context, attributeCodes(product)).queryKey) ?? []
  const reviews = queryClient.getQueryData(reviewsQuery(context, product.id).queryKey) ?? []
  const known = queryClient.getQueryData(ancestorsQuery(context, product as Product).queryKey) ?? []
  return {
    card: { kind: 'product', image: imageUrl(product.image, PACKSHOT.width, PACKSHOT.height), ...PACKSHOT },
    data: [productData({ product, attributes, reviews }, facts), ...breadcrumbData(productBreadcrumbs(product, { known, view }), facts)],
  }
}

function describeCategory(key: CategoryKey, { queryClient, view }: RouterContext, facts: PageFacts): PageDescription {
  const category = queryClient.getQueryData<CategoryPage>(toCategoryKey(view, key))
  return { card: { kind: 'website', image: null }, data: category ? breadcrumbData(category.crumbs, facts) : [] }
}

/** Writes data scripts, which need no hash in the content security policy. */
export function writeData(data: PageDescription['data']): string {
  return data.map((node) => `<script type="application/ld+json">${escapeScript(JSON.stringify(node))}</script>`).join('')
}
