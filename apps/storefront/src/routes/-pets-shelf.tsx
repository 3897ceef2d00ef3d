import { rankAnimals, SIGN_WEIGHTS } from '@meerkat/domain/categories/rank-animals'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { fetchMixed } from '../features/catalog/tiles/fetch-rail.ts'
import { ProductRail } from '../features/catalog/tiles/product-rail.tsx'
import { listAnimals } from '../features/home/list-animals.ts'
import { listsStore, openedLists } from '../features/lists/lists-context.ts'
import { openHiddenShelf } from '../offline/collections/hidden-shelf.ts'
import { openOffline } from '../offline/open-offline.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { useLaterMessages } from '../shell/messages/use-later-messages.ts'
import { topMenuQuery } from '../shell/navigation/menu.ts'
import { notices } from '../shell/notifications/notices.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { useRoomBelow } from '../ui/use-room-below.ts'
import { tileActions } from './-tile-actions.tsx'

const MAX_SHOWN = 8
const MAX_ANIMALS = 2

/**
 * Products for the animals that the shopper ordered, saved or viewed something for. That history is read on this device and never sent: the
 * request asks for products of a category, like that of the category's page. docs/behaviour/small-stores.md §20.3.
 */
export function PetsShelf() {
  const t = useMessages()
  const { context } = useRouter().options
  const { i18n } = context
  const hasMessages = useLaterMessages()
  const { data } = useQuery(shelfQuery(context))
  const [isHidden, setHidden] = useState(false)
  const isReady = hasMessages && data != null && data.tiles.length > 0
  const { place, hasRoom } = useRoomBelow(isReady)

  async function hide(next: boolean) {
    setHidden(next)
    await openShelf(context).hide(next)
  }

  function handleHide() {
    void hide(true)
    notices.show({
      type: 'info',
      message: t('home.pets.hidden'),
      action1: { label: t('home.pets.undo'), onPress: () => void hide(false) },
    })
  }

  if (!isReady || !hasRoom || isHidden) return <div ref={place} hidden />
  return (
    <ProductRail
      kind="shelf"
      title={t('home.pets.title', { animals: new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(data.animals) })}
      note={t('home.pets.note')}
      tiles={data.tiles}
      actions={tileActions}
      more={
        <button type="button" className="link" onClick={handleHide}>
          {t('home.pets.hide')}
        </button>
      }
    />
  )
}

function openShelf({ api, view }: Pick<RouterContext, 'api' | 'view'>) {
  return openHiddenShelf(openOffline({ api, storeCode: view.storeCode }).storage)
}

/** Null when the shopper has hidden the shelf, or nothing is known about their animals. */
function shelfQuery(context: RouterContext) {
  return {
    queryKey: ['pets-shelf', context.view.storeCode],
    queryFn: async () => ((await openShelf(context).isHidden()) ? null : fetchShelf(context, context.queryClient)),
    meta: { personal: true },
  }
}

async function fetchShelf(context: RouterContext, queryClient: QueryClient) {
  const { api, view } = context
  await openedLists()
  const menu = await queryClient.ensureQueryData(topMenuQuery(api, view))
  const orders = (await openOffline({ api, storeCode: view.storeCode }).user.readOrders()) ?? []
  const { recent, wishlist } = listsStore.getState()
  const ordered = orders.flatMap(({ items }) => items)
  const signs = [
    ...ordered.map(({ link }) => ({ weight: SIGN_WEIGHTS.ordered, path: link?.slice(view.url.length) })),
    ...wishlist.map((product) => ({ weight: SIGN_WEIGHTS.wished, categoryIds: product.category_ids, path: product.url_path })),
    ...recent.map((product) => ({ weight: SIGN_WEIGHTS.viewed, categoryIds: product.category_ids, path: product.url_path })),
  ]
  const animals = rankAnimals(listAnimals(menu, view), signs, MAX_ANIMALS)
  if (animals.length === 0) return null
  const known = new Set([...recent, ...wishlist].map(({ id }) => id))
  const ids = animals.map(({ id }) => id)
  return { animals: animals.map(({ name }) => name), tiles: await fetchMixed(context, ids, { without: known, size: MAX_SHOWN }) }
}
