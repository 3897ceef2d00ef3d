import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ProductRail, type ProductRailProps } from '../features/catalog/tiles/product-rail.tsx'
import { railQuery } from '../features/catalog/tiles/rail.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { tileActions } from './-tile-actions.tsx'

/** For pages with nothing else to show: products of several brands from the lists of the home page. docs/behaviour/search.md §10.4. */
export function PicksRail({ kind }: Pick<ProductRailProps, 'kind'>) {
  const t = useMessages()
  const { context } = useRouter().options
  const { data: tiles = [] } = useQuery(railQuery(context, 'picks'))
  return <ProductRail title={t('home.offers')} tiles={tiles} actions={tileActions} {...(kind && { kind })} />
}
