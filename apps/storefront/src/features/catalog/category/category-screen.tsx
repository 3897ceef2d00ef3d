import type { ReactNode } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { CachedMarkup } from '../../../shell/rendering/cached-markup.tsx'
import { useHref } from '../../../shell/store-view/href.ts'
import { useCatalogueLang } from '../../../shell/store-view/store-view.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import type { listQuery } from '../listing/listing.ts'
import { ListingView } from '../listing/listing-view.tsx'
import type { Tile } from '../tiles/tile.ts'
import type { CategoryPage } from './category-page.ts'

export interface CategoryScreenProps {
  category: CategoryPage
  queries: readonly ReturnType<typeof listQuery>[]
  first: number
  actions?: (tile: Tile) => ReactNode
}

export function CategoryScreen({ category, queries, first, actions }: CategoryScreenProps) {
  const t = useMessages()
  const href = useHref()
  const lang = useCatalogueLang()
  const crumbs = [
    { name: t('catalog.home'), href: href('/') },
    ...category.crumbs.map(({ name, link }) => ({ name, href: link ?? undefined })),
  ]
  return (
    <div className="wrap">
      <CachedMarkup by={['breadcrumbs', category.crumbs]}>
        {() => <Breadcrumbs label={t('catalog.breadcrumbs')} crumbs={crumbs} />}
      </CachedMarkup>
      <CachedMarkup by={['category-head', category.name, category.intro]}>
        {() => (
          <div className="category-head">
            <h1>{category.name}</h1>
            {category.intro && (
              <div lang={category.isTranslated ? undefined : lang}>
                <RichText html={category.intro} />
              </div>
            )}
          </div>
        )}
      </CachedMarkup>
      {category.children.length > 0 && (
        <CachedMarkup by={['category-children', category.children]}>
          {() => (
            <nav aria-label={t('catalog.subcategories')}>
              <ChipLinks links={category.children} inOneLine />
            </nav>
          )}
        </CachedMarkup>
      )}
      <ListingView queries={queries} first={first} actions={actions} />
    </div>
  )
}
