import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useStore } from 'zustand'
import { ProductRail, type ProductRailProps } from '../features/catalog/tiles/product-rail.tsx'
import { type RailName, railLinksQuery, railQuery } from '../features/catalog/tiles/rail.ts'
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

const HOME_CATEGORIES = ['bestsellersCategory', 'inspirationsCategory'] as const

/** The name of a category of the home page, in the language of the page. */
function nameOf(key: (typeof HOME_CATEGORIES)[number], { view, labels }: RouterContext): string {
  return labels?.label('categories', view.home[key]) ?? view.home[key]
}

/** Starts all requests at once. Returns nothing: the data is in the query cache. */
export async function loadHome(context: RouterContext): Promise<void> {
  const { queryClient, tags } = context
  const [newest, bestsellers, inspirations] = await Promise.all([
    queryClient.ensureQueryData(railQuery(context, 'new')),
    queryClient.ensureQueryData(railQuery(context, 'bestsellers')),
    queryClient.ensureQueryData(railQuery(context, 'inspirations')),
    queryClient.ensureQueryData(bannersQuery(context)),
    // Without these links the page is complete enough.
    ...HOME_CATEGORIES.map((key) => queryClient.ensureQueryData(railLinksQuery(context, nameOf(key, context))).catch(() => [])),
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
  const inspiration = nameOf('inspirationsCategory', context)
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
      bestsellers={<Rail name="bestsellers" title={t('home.bestsellers')} category={nameOf('bestsellersCategory', context)} />}
      inspirations={<Rail name="inspirations" kind="panel" title={inspiration} category={inspiration} />}
    />
  )
}

interface RailProps extends Pick<ProductRailProps, 'title' | 'kind'> {
  name: RailName
  /** The name of the categories whose products it shows. */
  category?: string
}

function Rail({ name, category, ...shown }: RailProps) {
  const { context } = useRouter().options
  const { data } = useSuspenseQuery(railQuery(context, name))
  const more = category !== undefined && <RailLinks category={category} title={shown.title} />
  return <ProductRail {...shown} tiles={data} actions={tileActions} more={more} />
}

/** Leads to all products of the categories of a rail. Their name is left out where it is the title. */
function RailLinks({ category, title }: { category: string; title: string }) {
  const { context } = useRouter().options
  const { data = [] } = useQuery(railLinksQuery(context, category))
  return (
    <ul className="chips">
      {data.map(({ name, href }) => (
        <li key={href}>
          <a href={href} className="chip">
            {category === title ? name : `${name} · ${category}`}
          </a>
        </li>
      ))}
    </ul>
  )
}
