import ArrowRight from 'lucide-react/icons/arrow-right'
import FolderOpen from 'lucide-react/icons/folder-open'
import History from 'lucide-react/icons/history'
import SpellCheck from 'lucide-react/icons/spell-check'
import Tag from 'lucide-react/icons/tag'
import TrendingUp from 'lucide-react/icons/trending-up'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { Picture } from '../../shell/images/picture.tsx'
import { SHAPES } from '../../shell/images/picture-sources.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { usePrice, useTaxNote } from '../../shell/store-view/format.ts'
import { useCatalogueLang } from '../../shell/store-view/store-view.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import type { PanelContent, PanelTarget } from './panel-options.ts'
import type { FoundGroup, FoundProduct } from './panel-query.ts'

export interface SearchOptionsProps {
  id: string
  active: number
  content: PanelContent
  onChoose: (target: PanelTarget) => void
  onForget: () => Promise<void>
}

/**
 * Recent and popular searches and categories, or spelling correction, products with image and price, categories, brands, and a link to all results.
 * Rendered for new results, not for each key.
 */
export const SearchOptions = memo(function SearchOptions({
  id,
  active,
  content: { recent, popular = [], departments = [], answer, allHref },
  onChoose,
  onForget,
}: SearchOptionsProps) {
  const t = useMessages()
  const lang = useCatalogueLang()
  const { didYouMean, products = [], categories = [], brands = [], total = 0 } = answer ?? {}
  const meant = didYouMean === undefined ? 0 : 1
  const firstDepartment = recent.length + popular.length
  const firstProduct = firstDepartment + departments.length + meant
  const firstCategory = firstProduct + products.length
  const firstBrand = firstCategory + categories.length
  const last = firstBrand + brands.length
  const option = (at: number, target: PanelTarget) => ({
    id: `${id}-${at}`,
    role: 'option',
    'aria-selected': at === active,
    tabIndex: -1,
    onClick(event: MouseEvent) {
      // Leave opening a new tab to the browser.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onChoose(target)
    },
  })

  return (
    <>
      {last + total > 0 && (
        <div role="listbox" aria-label={t('search.results')} className="search-list">
          {recent.length > 0 && (
            <div role="group" aria-label={t('search.recent')} className="search-recent">
              {recent.map((term, at) => (
                <TermOption key={term} icon={History} term={term} option={option(at, { term })}>
                  {term}
                </TermOption>
              ))}
            </div>
          )}
          {popular.length > 0 && (
            <div role="group" aria-label={t('search.popular')} className="search-suggested">
              <p aria-hidden>{t('search.popular')}</p>
              {popular.map((term, at) => (
                <TermOption key={term} icon={TrendingUp} term={term} option={option(recent.length + at, { term })}>
                  <span lang={lang}>{term}</span>
                </TermOption>
              ))}
            </div>
          )}
          {departments.length > 0 && (
            <div role="group" aria-label={t('search.categories')} className="search-suggested">
              <p aria-hidden>{t('search.categories')}</p>
              {departments.map((department, at) => (
                <a key={department.id} href={department.href} {...option(firstDepartment + at, department)} className="search-term">
                  {department.name}
                </a>
              ))}
            </div>
          )}
          {didYouMean !== undefined && (
            <TermOption icon={SpellCheck} term={didYouMean} option={option(firstProduct - 1, { term: didYouMean })}>
              {t('search.didYouMean', { term: didYouMean })}
            </TermOption>
          )}
          {products.map((product, at) => (
            <ProductOption key={product.id} product={product} option={option(firstProduct + at, product)} />
          ))}
          {categories.map((group, at) => (
            <GroupOption
              key={group.id}
              group={group}
              kind={t('search.category')}
              icon={FolderOpen}
              option={option(firstCategory + at, group)}
            />
          ))}
          {brands.map((group, at) => (
            <GroupOption key={group.id} group={group} kind={t('facet.brand')} icon={Tag} option={option(firstBrand + at, group)} />
          ))}
          {total > 0 && (
            <a href={allHref} {...option(last, { href: allHref })} className="search-all">
              {t('search.all', { count: total })}
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

interface OptionProps {
  option: object
}

type IconShape = Parameters<typeof Icon>[0]['of']

function TermOption({ icon, option, children }: OptionProps & { icon: IconShape; term: string; children: ReactNode }) {
  return (
    <div {...option} className="search-term">
      <Icon of={icon} size={18} />
      {children}
    </div>
  )
}

function ProductOption({ product, option }: OptionProps & { product: FoundProduct }) {
  const t = useMessages()
  const price = usePrice()
  const taxNote = useTaxNote()
  const lang = useCatalogueLang()
  return (
    <a href={product.href} {...option} className="search-product">
      <Picture path={product.image} shape={SHAPES.thumbnail} alt="" sizes="56px" eager />
      <span className="search-name">
        <span lang={lang}>{product.name}</span>
        {taxNote && <small className="block">{taxNote}</small>}
      </span>
      <Price
        now={price(product.price)}
        before={product.priceBefore === undefined ? undefined : price(product.priceBefore)}
        nowLabel={t('price.now')}
        beforeLabel={t('price.before')}
      />
    </a>
  )
}

function GroupOption({ group, kind, icon, option }: OptionProps & { group: FoundGroup; kind: string; icon: IconShape }) {
  return (
    <a href={group.href} {...option} className="search-group">
      <Icon of={icon} size={18} />
      <span className="search-name">{group.name}</span>
      <small>{kind}</small>
    </a>
  )
}
