import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import FolderOpen from 'lucide-react/icons/folder-open'
import { useEffect, useMemo } from 'react'
import { usePrice } from '../../shell/format.ts'
import { useHref } from '../../shell/href.ts'
import { Picture } from '../../shell/picture.tsx'
import { SHAPES } from '../../shell/picture-sources.ts'
import { useStoreView } from '../../shell/store-view.tsx'
import { useWords } from '../../shell/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import { isSearchable, type PanelAnswer, panelQuery } from './panel-query.ts'
import { useDebounced } from './use-debounced.ts'

export interface SearchPanelProps {
  /** Prefix of the option ids. */
  id: string
  text: string
  active: number
  /** Where the options lead, in order: the field moves through them. */
  onLinks: (links: readonly string[]) => void
}

const TYPING_MS = 120

/** Products with picture and price, the categories they are in, and the way to all of them. */
export function SearchPanel({ id, text, active, onLinks }: SearchPanelProps) {
  const t = useWords()
  const href = useHref()
  const view = useStoreView()
  const { api } = useRouter().options.context
  const term = useDebounced(text.trim(), TYPING_MS)
  const { data, isError } = useQuery({ ...panelQuery(api, view, term), enabled: isSearchable(term), placeholderData: keepPreviousData })
  const answer = isSearchable(text) && !isError ? data : undefined
  const allHref = `${href('/search')}?q=${encodeURIComponent(term)}`
  const links = useMemo(() => (answer ? toLinks(answer, allHref) : []), [answer, allHref])
  useEffect(() => onLinks(links), [links, onLinks])

  if (!isSearchable(text)) return <p className="search-note">{t('search.minimum')}</p>
  if (isError) return <p className="search-note">{t('search.failed')}</p>
  if (!answer) return <p className="search-note">{t('catalog.loading')}</p>
  if (answer.total === 0) return <p className="search-note">{t('search.none')}</p>
  return <Results {...{ id, active, answer, allHref }} />
}

interface ResultsProps {
  id: string
  active: number
  answer: PanelAnswer
  allHref: string
}

function Results({ id, active, answer: { products, categories, total }, allHref }: ResultsProps) {
  const t = useWords()
  const price = usePrice()
  const option = (at: number) => ({ id: `${id}-${at}`, role: 'option', 'aria-selected': at === active, tabIndex: -1 }) as const
  return (
    <div role="listbox" aria-label={t('search.results')} className="search-list">
      {products.map((product, at) => (
        <a key={product.id} href={product.href} {...option(at)} className="search-product">
          <Picture path={product.image} shape={SHAPES.thumbnail} alt="" sizes="56px" eager />
          <span className="search-name">{product.name}</span>
          <Price
            now={price(product.price)}
            before={product.priceBefore === undefined ? undefined : price(product.priceBefore)}
            nowLabel={t('price.now')}
            beforeLabel={t('price.before')}
          />
        </a>
      ))}
      {categories.map((category, at) => (
        <a key={category.id} href={category.href} {...option(products.length + at)} className="search-category">
          <Icon of={FolderOpen} size={18} />
          {category.name}
        </a>
      ))}
      <a href={allHref} {...option(products.length + categories.length)} className="search-all">
        {t('search.all', { count: total })}
        <Icon of={ArrowRight} size={18} />
      </a>
    </div>
  )
}

function toLinks({ products, categories }: PanelAnswer, allHref: string): string[] {
  return [...products.map(({ href }) => href), ...categories.map(({ href }) => href), allHref]
}
