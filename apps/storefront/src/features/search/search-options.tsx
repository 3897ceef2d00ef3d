import ArrowRight from 'lucide-react/icons/arrow-right'
import FolderOpen from 'lucide-react/icons/folder-open'
import History from 'lucide-react/icons/history'
import SpellCheck from 'lucide-react/icons/spell-check'
import Tag from 'lucide-react/icons/tag'
import TrendingUp from 'lucide-react/icons/trending-up'
import { memo } from 'react'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useCatalogueLang } from '../../shell/store-view/store-view.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PanelContent, PanelTarget } from './panel-options.ts'
import { GroupOption, ProductOption, TermOption, toOption } from './search-rows.tsx'

export interface SearchOptionsProps {
  id: string
  active: number
  content: PanelContent
  onChoose: (target: PanelTarget) => void
  onForget: () => Promise<void>
}

/**
 * Recent and popular searches and categories, or spelling correction, products with image and price, categories, brands, and a link to all results.
 * Rendered for new results, not for each keystroke.
 */
export const SearchOptions = memo(function SearchOptions({
  id,
  active,
  content: { recent, popular = [], departments = [], answer },
  onChoose,
  onForget,
}: SearchOptionsProps) {
  const t = useMessages()
  const lang = useCatalogueLang()
  const { didYouMean, products = [], categories = [], brands = [], total = 0, allHref = '' } = answer ?? {}
  const meant = didYouMean === undefined ? 0 : 1
  const firstDepartment = recent.length + popular.length
  const firstProduct = firstDepartment + departments.length + meant
  const firstCategory = firstProduct + products.length
  const firstBrand = firstCategory + categories.length
  const last = firstBrand + brands.length
  const row = (at: number) => ({ id: `${id}-${at}`, isActive: at === active, onChoose })

  return (
    <>
      {last + total > 0 && (
        <div role="listbox" aria-label={t('search.results')} className="search-list">
          {recent.length > 0 && (
            <div role="group" aria-label={t('search.recent')} className="search-recent">
              {recent.map((term, at) => (
                <TermOption key={term} icon={History} term={term} {...row(at)}>
                  {term}
                </TermOption>
              ))}
            </div>
          )}
          {popular.length > 0 && (
            <div role="group" aria-label={t('search.popular')} className="search-suggested">
              <p aria-hidden>{t('search.popular')}</p>
              {popular.map((term, at) => (
                <TermOption key={term} icon={TrendingUp} term={term} {...row(recent.length + at)}>
                  <span lang={lang}>{term}</span>
                </TermOption>
              ))}
            </div>
          )}
          {departments.length > 0 && (
            <div role="group" aria-label={t('search.categories')} className="search-suggested">
              <p aria-hidden>{t('search.categories')}</p>
              {departments.map((department, at) => (
                <a key={department.id} href={department.href} {...toOption(row(firstDepartment + at), department)} className="search-term">
                  {department.name}
                </a>
              ))}
            </div>
          )}
          {didYouMean !== undefined && (
            <TermOption icon={SpellCheck} term={didYouMean} {...row(firstProduct - 1)}>
              {t('search.didYouMean', { term: didYouMean })}
            </TermOption>
          )}
          {products.map((product, at) => (
            <ProductOption key={product.id} product={product} {...row(firstProduct + at)} />
          ))}
          {categories.map((group, at) => (
            <GroupOption key={group.id} group={group} kind={t('search.category')} icon={FolderOpen} {...row(firstCategory + at)} />
          ))}
          {brands.map((group, at) => (
            <GroupOption key={group.id} group={group} kind={t('facet.brand')} icon={Tag} {...row(firstBrand + at)} />
          ))}
          {total > 0 && (
            <a href={allHref} {...toOption(row(last), { href: allHref })} className="search-all">
              {t('search.all')}
              <Icon of={ArrowRight} size={18} />
            </a>
          )}
        </div>
      )}
      {recent.length > 0 && (
        <button type="button" className="search-forget" onClick={() => void onForget()}>
          {t('search.forget')}
        </button>
      )}
    </>
  )
})
