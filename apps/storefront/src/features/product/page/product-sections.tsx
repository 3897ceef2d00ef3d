import type { Attribute } from '@meerkat/contract/attribute'
import type { Review } from '@meerkat/contract/review'
import { decodeEntities } from '@meerkat/domain/format/decode-entities'
import type { PreparedProduct } from '@meerkat/domain/variants/prepare-product'
import type { ReactNode } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useCatalogueLang, useLocale, useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Details } from '../../../ui/details.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { unbrokenPercents } from '../../../ui/unbroken-percents.ts'
import { FeedingSection, type FeedingSectionProps } from '../feeding/feeding-section.tsx'
import { findPack } from '../feeding/find-pack.ts'
import { ProductReviews } from '../reviews/product-reviews.tsx'
import type { RatingSummary } from '../reviews/summarise-ratings.ts'
import { listFacts } from './product-facts.ts'
import { splitDescription } from './split-description.ts'

export interface ProductSectionsProps {
  /** With the chosen variant applied. */
  product: PreparedProduct
  attributes: readonly Attribute[]
  reviews: readonly Review[]
  summary: RatingSummary | null
  /** Called when more reviews than loaded are needed. */
  onMoreReviews: () => void
  /** The button for writing a review. */
  write?: ReactNode
}

/** The text sections of a product page; each opens without JavaScript. */
export function ProductSections({ product, attributes, reviews, summary, onMoreReviews, write }: ProductSectionsProps) {
  const t = useMessages()
  const lang = useCatalogueLang()
  const { tax } = useStoreView()
  const total = Math.max(reviews.length, Number(product['review_count'] ?? 0))
  const [opening, ...guides] = splitDescription(product.description ?? '')
  const facts = listFacts(product, attributes, useLocale())
  const feeding = product.feeding_guide ? { guide: product.feeding_guide, pack: findPack(product, attributes, tax) } : null
  const feedingPart = feeding && (guides.find(({ html }) => html.includes('<table')) ?? guides[0] ?? opening)
  return (
    <div className="product-sections">
      {opening && (
        <Details title={t('product.description')} open>
          <Guide html={opening.html} feeding={opening === feedingPart ? feeding : null} />
        </Details>
      )}
      {guides.map((part) => (
        <Details
          key={part.title}
          // The calculator is in the language of the page, so its heading must be too.
          title={part === feedingPart && lang !== undefined ? t('product.feeding') : decodeEntities(part.title)}
          open={part === feedingPart}
        >
          <Guide html={part.html} feeding={part === feedingPart ? feeding : null} />
        </Details>
      ))}
      {product.ingredients && (
        <Details title={t('product.ingredients')}>
          <p lang={lang}>{unbrokenPercents(product.ingredients)}</p>
        </Details>
      )}
      <Details title={t('product.specifications')}>
        <table className="facts">
          <tbody>
            {facts.map(({ code, label, value }) => (
              <FactRow key={code} label={label} value={value} />
            ))}
            <FactRow label={t('product.sku')} value={product.sku} />
          </tbody>
        </table>
      </Details>
      <Details id="reviews" title={t('product.reviews', { count: total })}>
        <ProductReviews reviews={reviews} summary={summary} total={total} onMore={onMoreReviews} />
        {write}
      </Details>
    </div>
  )
}

interface GuideProps {
  html: string
  feeding: Omit<FeedingSectionProps, 'children'> | null
}

function Guide({ html, feeding }: GuideProps) {
  const lang = useCatalogueLang()
  const text = (
    <div lang={lang}>
      <RichText html={html} />
    </div>
  )
  return feeding ? <FeedingSection {...feeding}>{text}</FeedingSection> : text
}

interface FactRowProps {
  label: string
  value: string
}

function FactRow({ label, value }: FactRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  )
}
