import type { Product } from '@meerkat/contract/product'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { labelsQuery } from '../features/catalog/filters/labels.ts'
import { ProductRail } from '../features/catalog/tiles/product-rail.tsx'
import { toTile } from '../features/catalog/tiles/tile.ts'
import { openedLists, useLists } from '../features/lists/lists-context.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { tileActions } from './-tile-actions.tsx'

const MAX_SHOWN = 8

/** Records that this product was viewed, and shows those viewed before it. docs/behaviour/small-stores.md §20.3. */
export function RecentRail({ document }: { document: Product }) {
  const t = useMessages()
  const { context } = useRouter().options
  const loaded = useLists((state) => state.loaded)
  const recent = useLists((state) => state.recent)
  const others = recent.filter(({ id }) => id !== document.id).slice(0, MAX_SHOWN)
  const { data: attributes } = useQuery({ ...labelsQuery(context), enabled: others.length > 0 })

  useEffect(() => {
    if (loaded) void openedLists().then(({ add }) => add('recent', document))
  }, [loaded, document])

  if (!attributes) return null
  const tiles = others.map((product) => toTile(product, { view: context.view, attributes }))
  return <ProductRail title={t('recent.title')} tiles={tiles} actions={tileActions} />
}
