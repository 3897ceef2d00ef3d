import { useSuspenseQuery } from '@tanstack/react-query'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, Suspense } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { lazyPart } from '../../../shell/page-load/lazy-part.ts'
import { CachedMarkup } from '../../../shell/rendering/cached-markup.tsx'
import { useHref } from '../../../shell/store-view/href.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { FacetSlot } from '../filters/facet-slot.tsx'
import { FilterChips } from '../filters/filter-chips.tsx'
import { filterSheet, openFilters } from '../filters/open-filters.ts'
import { ProductTiles } from '../tiles/product-grid.tsx'
import type { Tile } from '../tiles/tile.ts'
import { findDivider } from './find-divider.ts'
import { toSearch } from './list-address.ts'
import { type listQuery, PAGE_SIZE } from './listing.ts'
import { LoadMore } from './load-more.tsx'
import { SortForm } from './sort-form.tsx'

const FilterSheet = lazyPart(async () => (await import('../filters/filter-sheet.tsx')).FilterSheet)

type ListQuery = ReturnType<typeof listQuery>

export interface ListingViewProps {
  /** The queries of the pages on screen, in order: one, or more after "load more". */
  queries: readonly ListQuery[]
  /** Number of the first page on screen. */
  first: number
  term?: string | undefined
  actions?: ((tile: Tile) => ReactNode) | undefined
}

const EAGER = 4

/** Filters, sort order, products and "load more", for a category or a search. */
export function ListingView({ queries, first, term, actions }: ListingViewProps) {
  const t = useMessages()
  const href = useHref()
  const { data: page } = useSuspenseQuery(queries.at(-1)!)
  const [, , list] = queries[0]!.queryKey
  const hasTiles = page.total > 0
  const activeCount = page.active.length
  const isSheetWanted = useStore(filterSheet, ({ wanted }) => wanted)

  return (
    <div className="listing">
      <aside id="filters" className="listing-facets">
        <FacetSlot key={list} page={page} term={term} />
        <CachedMarkup by={['list-show', page.total]}>
          {() => (
            <ButtonLink href="#list" wide className="facets-close">
              {t('catalog.show', { count: page.total })}
            </ButtonLink>
          )}
        </CachedMarkup>
      </aside>
      <div id="list" className="listing-main">
        {(hasTiles || activeCount > 0) && (
          <div className="listing-bar">
            <CachedMarkup by={['list-filter', activeCount]}>
              {() => (
                <a href="#filters" className="button button-secondary button-small filter-open" onClick={openFilters}>
                  <Icon of={SlidersHorizontal} size={18} />
                  {activeCount > 0 ? t('catalog.filtersActive', { count: activeCount }) : t('catalog.filter')}
                </a>
              )}
            </CachedMarkup>
            <CachedMarkup by={['list-count', page.total]}>
              {() => (
                <p className="listing-count" aria-live="polite">
                  {t('catalog.count', { count: page.total })}
                </p>
              )}
            </CachedMarkup>
            <SortForm page={page} term={term} />
          </div>
        )}
        {page.isFromDevice && <p role="status">{t('search.fromDevice')}</p>}
        <FilterChips page={page} term={term} />
        {hasTiles && (
          <>
            <ul aria-label={t('catalog.list')} className="grid-products">
              {queries.map((query, at) => (
                <PageOfTiles key={first + at} query={query} number={first + at} isFirst={at === 0} actions={actions} />
              ))}
            </ul>
            <CachedMarkup by={['list-more', page.total, page.chosen, first, queries.length, term]}>
              {() => <LoadMore page={page} first={first} last={first + queries.length - 1} term={term} />}
            </CachedMarkup>
          </>
        )}
        {!hasTiles && (
          <EmptyState
            title={activeCount > 0 ? t('catalog.empty') : t('catalog.noProducts')}
            text={activeCount > 0 && t('catalog.emptyHint')}
            pose="left"
            actions={
              activeCount > 0 ? (
                <ButtonLink href={toSearch({ sort: null, values: {} }, term)}>{t('catalog.showAll')}</ButtonLink>
              ) : (
                <ButtonLink href={`${href('/')}#shop`}>{t('home.shopByAnimal')}</ButtonLink>
              )
            }
          />
        )}
      </div>
      {isSheetWanted && (
        <Suspense>
          <FilterSheet page={page} term={term} />
        </Suspense>
      )}
    </div>
  )
}

interface PageOfTilesProps {
  query: ListQuery
  number: number
  isFirst: boolean
  actions: ListingViewProps['actions']
}

/** One query in each component: `useSuspenseQueries` would add more than a kilobyte to the first load. */
function PageOfTiles({ query, number, isFirst, actions }: PageOfTilesProps) {
  const { data } = useSuspenseQuery(query)
  const { tiles } = data
  const divider = findDivider(data, { before: (number - 1) * PAGE_SIZE, isFirst })
  const eager = isFirst ? EAGER : 0
  const shared = { headingLevel: 2, actions } as const
  if (divider === null) return <ProductTiles tiles={tiles} eager={eager} {...shared} />
  return (
    <>
      <ProductTiles tiles={tiles.slice(0, divider)} eager={eager} {...shared} />
      <PartialMatches />
      <ProductTiles tiles={tiles.slice(divider)} eager={Math.max(0, eager - divider)} {...shared} />
    </>
  )
}

/** The divider above products that contain only some of the searched words, or similar ones. */
function PartialMatches() {
  const t = useMessages()
  return (
    <li className="partial-matches">
      <h2>{t('search.similar')}</h2>
    </li>
  )
}
