import type { ReactNode } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useHref } from '../../../shell/store-view/href.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { listQuery } from '../listing/listing.ts'
import { ListingView } from '../listing/listing-view.tsx'
import type { Tile } from '../tiles/tile.ts'
import type { LoadedFilteredList } from './load-filtered-list.ts'

export interface FilteredScreenProps {
  list: LoadedFilteredList
  queries: readonly ReturnType<typeof listQuery>[]
  first: number
  actions?: (tile: Tile) => ReactNode
  /** One sentence below the title. */
  intro?: ReactNode
  /** The shop's own text about the list. */
  children?: ReactNode
}

/** The products on sale, or those of a brand. docs/behaviour/categories.md §9.6. */
export function FilteredScreen({ list: { title, none, departments }, queries, first, actions, intro, children }: FilteredScreenProps) {
  const t = useMessages()
  const href = useHref()
  return (
    <div className="wrap">
      <Breadcrumbs label={t('catalog.breadcrumbs')} crumbs={[{ name: t('catalog.home'), href: href('/') }, { name: title }]} />
      <div className="category-head">
        <h1>{title}</h1>
        {intro}
      </div>
      {departments.length > 0 && (
        <nav aria-label={t('home.shopByAnimal')}>
          <ChipLinks links={departments} inOneLine />
        </nav>
      )}
      {none === undefined ? (
        <ListingView queries={queries} first={first} actions={actions} />
      ) : (
        <EmptyState title={none} pose="left" actions={<ButtonLink href={`${href('/')}#shop`}>{t('home.shopByAnimal')}</ButtonLink>} />
      )}
      {children}
    </div>
  )
}
