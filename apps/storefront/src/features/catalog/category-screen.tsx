import type { ReactNode } from 'react'
import { useHref } from '../../shell/href.ts'
import { Kept } from '../../shell/kept.tsx'
import { useWords } from '../../shell/words.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import type { CategoryPage } from './category-page.ts'
import type { ListPage } from './listing.ts'
import { ListingView } from './listing-view.tsx'
import type { Tile } from './tile.ts'

export interface CategoryScreenProps {
  category: CategoryPage
  pages: readonly ListPage[]
  first: number
  actions?: (tile: Tile) => ReactNode
}

export function CategoryScreen({ category, pages, first, actions }: CategoryScreenProps) {
  const t = useWords()
  const href = useHref()
  const crumbs = [
    { name: t('catalog.home'), href: href('/') },
    ...category.crumbs.map(({ name, link }) => ({ name, href: link ?? undefined })),
  ]
  return (
    <div className="wrap">
      <Kept by={['breadcrumbs', category.crumbs]}>{() => <Breadcrumbs label={t('catalog.breadcrumbs')} crumbs={crumbs} />}</Kept>
      <Kept by={['category-head', category.name, category.intro]}>
        {() => (
          <div className="category-head">
            <h1>{category.name}</h1>
            {category.intro && <RichText html={category.intro} />}
          </div>
        )}
      </Kept>
      {category.children.length > 0 && (
        <Kept by={['category-children', category.children]}>
          {() => (
            <nav aria-label={t('catalog.subcategories')}>
              <ul className="chips chips-scroll">
                {category.children.map((child) => (
                  <li key={child.id}>
                    <a href={child.href} className="chip">
                      {child.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </Kept>
      )}
      <ListingView pages={pages} first={first} actions={actions} />
    </div>
  )
}
