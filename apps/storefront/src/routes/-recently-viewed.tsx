import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { labelsQuery } from '../features/catalog/filters/labels.ts'
import { ProductRail } from '../features/catalog/tiles/product-rail.tsx'
import { toTile } from '../features/catalog/tiles/tile.ts'
import { useLists } from '../features/lists/lists-context.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { useRoomBelow } from '../ui/use-room-below.ts'
import { tileActions } from './-tile-actions.tsx'

const MAX_SHOWN = 8

/** For returning shoppers, at home and in an empty cart: the products that they viewed last on this device. docs/behaviour/small-stores.md §20.3. */
export function RecentlyViewed() {
  const t = useMessages()
  const { context } = useRouter().options
  const recent = useLists((state) => state.recent)
  const { data: attributes } = useQuery(labelsQuery(context))
  const { place, hasRoom } = useRoomBelow(attributes !== undefined)
  if (!attributes || !hasRoom) return <div ref={place} hidden />
  const { view, i18n } = context
  const tiles = recent.slice(0, MAX_SHOWN).map((product) => toTile(product, { view, attributes, locale: i18n.locale }))
  return <ProductRail title={t('recent.title')} tiles={tiles} actions={tileActions} kind="shelf" />
}
