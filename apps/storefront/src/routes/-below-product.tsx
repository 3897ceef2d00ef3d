import type { Product } from '@meerkat/contract/product'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ProductRail } from '../features/catalog/tiles/product-rail.tsx'
import { relatedQuery, substitutesQuery } from '../features/catalog/tiles/related.ts'
import { ProductSections, type ProductSectionsProps } from '../features/product/page/product-sections.tsx'
import { WriteReview } from '../features/reviews/write-review.tsx'
import { useMessages } from '../shell/messages/messages.tsx'
import { usePageSettled } from '../shell/page-load/use-page-settled.ts'
import { hasRelatedRail, isLinked } from './-product-rails.ts'
import { RecentRail } from './-recent-rail.tsx'
import { tileActions } from './-tile-actions.tsx'

export { AlertForm } from '../features/product-alert/alert-form.tsx'

const ALTERNATIVES = 'alternatives'

export interface SectionsProps extends Omit<ProductSectionsProps, 'write'> {
  /** Of the product, not of its chosen variant. */
  productId: number
}

export function Sections({ productId, ...props }: SectionsProps) {
  const isSettled = usePageSettled()
  useEffect(() => {
    // Each variant has its own address: choosing one runs the loader, which the first load does not need.
    if (isSettled) import('./-load-product.ts').catch(() => undefined)
  }, [isSettled])
  return <ProductSections {...props} write={<WriteReview productId={productId} />} />
}

export function Rails({ document }: { document: Product }) {
  return (
    <>
      {hasRelatedRail(document) && <Related document={document} />}
      <RecentRail document={document} />
    </>
  )
}

export function Alternatives({ document }: { document: Product }) {
  const t = useMessages()
  const { context } = useRouter().options
  const { data: tiles = [] } = useQuery(substitutesQuery(context, document))
  return <ProductRail id={ALTERNATIVES} title={t('product.alternatives')} tiles={tiles} actions={tileActions} />
}

/** Leads from the first screen to the alternatives, which are below it; nothing when there are none. */
export function AlternativesLink({ document }: { document: Product }) {
  const t = useMessages()
  const { context } = useRouter().options
  const { data: tiles = [] } = useQuery(substitutesQuery(context, document))
  return tiles.length > 0 && <a href={`#${ALTERNATIVES}`}>{t('product.alternatives')}</a>
}

function Related({ document }: { document: Product }) {
  const t = useMessages()
  const { context } = useRouter().options
  const { data: tiles = [] } = useQuery(relatedQuery(context, document))
  return <ProductRail title={t(isLinked(document) ? 'product.related' : 'product.similar')} tiles={tiles} actions={tileActions} />
}
