import { YES } from '@meerkat/domain/categories/list-filters'
import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { brandLink, findBrand } from '@meerkat/domain/urls/brand-link'
import { addMessages } from '@meerkat/i18n/messages'
import type { ListRequest } from '../category/list-queries.ts'
import { loadPages, redirectToLastPage } from '../category/load-category.ts'
import { labelsQuery } from '../filters/labels.ts'
import type { ListDeps, ListSource } from '../listing/listing.ts'
import { canonicalOfList } from '../listing/read-page-number.ts'
import { SALE_PATH } from './filtered-path.ts'
import { type Department, departmentsQuery } from './list-departments.ts'

/** The sale or a brand's page; its products are in the query cache. */
export interface LoadedFilteredList {
  source: Extract<ListSource, { kind: 'filter' }>
  title: string
  canonical: string
  departments: Department[]
  /** Says that there are no products; search engines must not index such a page. */
  none?: string
  hidden: boolean
}

interface FoundList {
  source: LoadedFilteredList['source']
  title: string
  href: string
  none: { id: string; brand?: string }
}

/** Returns null for an unknown brand. docs/behaviour/categories.md §9.6. */
export async function loadFilteredList(deps: ListDeps, path: string, request: ListRequest): Promise<LoadedFilteredList | null> {
  const list = await findList(deps, path)
  if (!list) return null
  const [pages, departments] = await Promise.all([
    loadPages(deps, list.source, request),
    // A list without its departments is better than none.
    deps.queryClient.ensureQueryData(departmentsQuery(deps, list.source)).catch(() => []),
  ])
  redirectToLastPage(pages, list.href)
  const isEmpty = pages.every(({ total, active }) => total === 0 && active.length === 0)
  return {
    source: list.source,
    title: list.title,
    canonical: canonicalOfList(list.href, request.search),
    ...(isEmpty && { none: await sayNone(deps, list) }),
    departments,
    hidden: isEmpty,
  }
}

async function findList(deps: ListDeps, path: string): Promise<FoundList | null> {
  const { queryClient, view, i18n } = deps
  if (path === SALE_PATH) {
    const source = { kind: 'filter', filter: 'sale', id: YES[0]! } as const
    return { source, title: i18n.t('page.sale'), href: prefixPath(path, view), none: { id: 'catalog.noSale' } }
  }
  const attributes = await queryClient.ensureQueryData(labelsQuery(deps))
  const brands = attributes.find(({ attribute_code }) => attribute_code === 'brand')?.options ?? []
  const brand = findBrand(path.slice('brand/'.length), brands)
  if (!brand) return null
  const { label: title, value: id } = brand
  return {
    source: { kind: 'filter', filter: 'brand', id },
    title,
    href: brandLink(brand, view),
    none: { id: 'catalog.noneOfBrand', brand: title },
  }
}

async function sayNone({ i18n }: ListDeps, { none: { id, ...values } }: FoundList): Promise<string> {
  await addMessages(i18n, 'find')
  return i18n.t(id, values)
}
