import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { RecentScreen } from '../features/account/more/recent-screen.tsx'
import { labelsQuery } from '../features/catalog/filters/labels.ts'
import { ProductGrid } from '../features/catalog/tiles/product-grid.tsx'
import { toTile } from '../features/catalog/tiles/tile.ts'
import { openedLists, useLists } from '../features/lists/lists-context.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { tileActions } from './-tile-actions.tsx'

/** /my-account/recently-viewed: the whole list, newest first. docs/behaviour/small-stores.md §20.3. */
export const Route = createFileRoute('/my-account/recently-viewed')({ component: RecentlyViewed })

function RecentlyViewed() {
  const t = useMessages()
  const { context } = useRouter().options
  const loaded = useLists((state) => state.loaded)
  const recent = useLists((state) => state.recent)
  // Brand names are optional: offline, the products are shown without them.
  const { data: attributes = [], isPending } = useQuery({ ...labelsQuery(context), enabled: recent.length > 0 })
  useEffect(() => void openedLists().catch(() => undefined), [])

  const isKnown = loaded && (recent.length === 0 || !isPending)
  const tiles = recent.map((product) => toTile(product, { view: context.view, attributes }))
  return (
    <RecentScreen count={isKnown ? recent.length : undefined}>
      {isKnown && tiles.length > 0 && <ProductGrid tiles={tiles} label={t('account.recent')} headingLevel={3} actions={tileActions} />}
    </RecentScreen>
  )
}
