import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useStore } from 'zustand'
import { ProductRail } from '../features/catalog/tiles/product-rail.tsx'
import { type RailName, railQuery } from '../features/catalog/tiles/rail.ts'
import { bannersQuery } from '../features/home/banners.ts'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { useLists } from '../features/lists/lists-context.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { topMenuQuery } from '../shell/navigation/menu.ts'
import { lazyOrNothing } from '../shell/page-load/lazy-or-nothing.ts'
import { tagPage } from '../shell/rendering/cache-tags.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { sessionStore } from '../shell/session/session.ts'
import { tileActions } from './-tile-actions.tsx'

/** For customers only, and below the first screen. */
const LastOrder = lazyOrNothing(async () => (await import('./-last-order.tsx')).LastOrder)

/** For shoppers who have viewed products on this device. */
const RecentlyViewed = lazyOrNothing(async () => (await import('./-recently-viewed.tsx')).RecentlyViewed)

/** Products for the animals of a shopper who is known on this device. */
const PetsShelf = lazyOrNothing(async () => (await import('./-pets-shelf.tsx')).PetsShelf)

/** Starts all requests at once. Returns nothing: the data is in the query cache. */
export async function loadHome(context: RouterContext): Promise<void> {
  const { queryClient, tags } = context
  const [newest, bestsellers, inspirations] = await Promise.all([
    queryClient.ensureQueryData(railQuery(context, 'new')),
    queryClient.ensureQueryData(railQuery(context, 'bestsellers')),
    queryClient.ensureQueryData(railQuery(context, 'inspirations')),
    queryClient.ensureQueryData(bannersQuery(context)),
  ])
  tagPage(tags, 'home', { products: [...newest, ...bestsellers, ...inspirations] })
}

export function HomePage() {
  const t = useMessages()
  const { context } = useRouter().options
  const isCustomer = useStore(sessionStore, ({ user }) => user !== null)
  const { data: menu = [] } = useQuery(topMenuQuery(context.api, context.view))
  const hasViewed = useLists(({ loaded, recent }) => loaded && recent.length > 0)
  const isKnown = useLists(({ loaded, recent, wishlist }) => loaded && recent.length + wishlist.length > 0)
  const { data: banners } = useSuspenseQuery(bannersQuery(context))
  return (
    <HomeScreen
      returning={{
        own: (
          <>
            {isCustomer && (
              <Suspense>
                <LastOrder />
              </Suspense>
            )}
            {(isCustomer || isKnown) && (
              <Suspense>
                <PetsShelf />
              </Suspense>
            )}
          </>
        ),
        viewed: hasViewed && (
          <Suspense>
            <RecentlyViewed />
          </Suspense>
        ),
      }}
      banners={banners}
      menu={menu}
      newProducts={<Rail name="new" title={t('home.new')} kind="shelf" />}
      bestsellers={<Rail name="bestsellers" title={t('home.bestsellers')} />}
      inspirations={
        <Rail
          name="inspirations"
          kind="panel"
          title={context.labels?.label('categories', context.view.home.inspirationsCategory) ?? context.view.home.inspirationsCategory}
        />
      }
    />
  )
}

function Rail({ name, title, kind }: { name: RailName; title: string; kind?: 'shelf' | 'panel' }) {
  const { context } = useRouter().options
  const { data } = useSuspenseQuery(railQuery(context, name))
  return <ProductRail title={title} tiles={data} actions={tileActions} {...(kind && { kind })} />
}
