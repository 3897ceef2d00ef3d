import { shopLogo } from 'virtual:settings'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import {
  ClientOnly,
  createRootRouteWithContext,
  HeadContent,
  isNotFound,
  Outlet,
  Scripts,
  useMatches,
  useRouter,
} from '@tanstack/react-router'
import { Fragment, type ReactNode, Suspense, useEffect, useState } from 'react'
import { openedCart } from '../features/cart/cart-context.ts'
import { CartStart } from '../features/cart/cart-start.tsx'
import { CartButton } from '../features/cart/screens/cart-button.tsx'
import { MiniCart } from '../features/cart/screens/mini-cart.tsx'
import { CompareEntry } from '../features/lists/list-parts.tsx'
import { openedLists } from '../features/lists/lists-context.ts'
import { ListsStart } from '../features/lists/lists-start.tsx'
import { WishlistButton } from '../features/lists/wishlist-button.tsx'
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx'
import { SearchBox } from '../features/search/search-box.tsx'
import { SearchOverlay } from '../features/search/search-overlay.tsx'
import { SearchSheet } from '../features/search/search-sheet.tsx'
import { AccountButton } from '../features/session/account-button.tsx'
import { SessionStart } from '../features/session/session-start.tsx'
import { fontLinks } from '../shell/fonts/font-links.ts'
import { DefaultLayout, MinimalLayout } from '../shell/frame/layouts.tsx'
import { useMessages } from '../shell/messages/messages.tsx'
import { ClosePanelsOnNavigation } from '../shell/navigation/close-panels-on-navigation.tsx'
import { topMenuQuery } from '../shell/navigation/menu.ts'
import { NavigationProgress } from '../shell/navigation/navigation-progress.tsx'
import { NoticesView } from '../shell/notifications/notices-view.tsx'
import { EarlyClicks, type EarlyClicksProps, EarlyStatus } from '../shell/page-load/early-clicks.tsx'
import { lazyOrNothing } from '../shell/page-load/lazy-or-nothing.ts'
import { LinkDelegate } from '../shell/page-load/link-delegate.tsx'
import { partLinks } from '../shell/page-load/part-links.ts'
import { whenIdle } from '../shell/page-load/when-idle.ts'
import { findHost } from '../shell/rendering/host-context.ts'
import { openedAt } from '../shell/rendering/opened-at.ts'
import { pageHead } from '../shell/rendering/page-head.ts'
import type { Address } from '../shell/rendering/payment-page.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import styles from '../styles.css?url'
import icon from '../ui/mark.svg?url'
import { NotFoundScreen } from './-error-screens.tsx'
import { ServerError } from './-server-error.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  // Both are optional: a page renders without them, and the offline shell is built without an API.
  loader: ({ context }) =>
    Promise.allSettled([
      context.queryClient.ensureQueryData(topMenuQuery(context.api, context.view)),
      import.meta.env.SSR && import('../server/shown-methods.ts').then(({ fillShownMethods }) => fillShownMethods(context)),
    ]).then(noData),
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      ...titleOf(match),
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      ...fontLinks(match.context.i18n.locale),
      ...partLinks(`${match.context.i18n.locale}/shop`),
      shopLogo === null ? { rel: 'icon', type: 'image/svg+xml', href: icon } : { rel: 'icon', href: shopLogo },
    ],
  }),
  shellComponent: Document,
  component: Frame,
  ...(import.meta.env.THIRD_PARTIES &&
    !import.meta.env.SSR && {
      beforeLoad: async ({ location, preload }: { location: Address; preload: boolean }) => {
        if (!openedAt || preload) return
        // Without a connection the document stays, and the page that is opened in it must not fail.
        await (await import('./-change-document.ts').catch(() => null))?.changeDocument(location)
      },
    }),
  notFoundComponent: NotFoundScreen,
  errorComponent: ServerError,
})

/** The store view's title, for pages that set none; not-found pages have their own. */
function titleOf({ context: { i18n, view, labels }, error }: { context: RouterContext; error: unknown }) {
  return isNotFound(error)
    ? pageHead({ title: i18n.t('error.notFound.title'), hidden: true }, view).meta
    : [{ title: labels?.label('pages', view.seo.defaultTitle) ?? view.seo.defaultTitle }]
}

/** Returns nothing: loader data would be serialised into the page, which contains the query data already. */
function noData(): void {}

function Document({ children }: { children: ReactNode }) {
  const router = useRouter()
  // The offline shell serves every URL and every shopper: the browser sets its language.
  const isForAll = import.meta.env.SSR && !findHost().send
  return (
    <html lang={isForAll ? undefined : router.options.context.i18n.locale} data-shell={router.isShell() ? '' : undefined}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Frame() {
  const t = useMessages()
  const { layout, cart } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  return (
    <>
      <EarlyStatus />
      <NavigationProgress />
      {!layout && (
        <DefaultLayout
          search={<SearchBox />}
          actions={
            <>
              <AccountButton />
              <CompareEntry />
              <WishlistButton />
              <CartButton />
            </>
          }
          barWishlist={<WishlistButton inBar />}
          drawerAccount={<AccountButton withLabel className="button button-secondary button-medium" />}
          barCart={<CartButton label={t('cart.short')} className="" />}
          newsletter={<NewsletterForm />}
        >
          <Page />
        </DefaultLayout>
      )}
      {layout === 'minimal' && (
        <MinimalLayout>
          <Page />
        </MinimalLayout>
      )}
      {layout === 'empty' && <Page />}
      <MiniCart />
      <SearchSheet />
      <SearchOverlay />
      <NoticesView />
      <LinkDelegate />
      <ClosePanelsOnNavigation />
      <SessionStart onLogin={joinCarts} onLogout={forgetShopper} />
      <CartStart isDue={!cart} goesWith={renderGoesWith} />
      <ListsStart />
      <EarlyClicks onAdditions={performEarlyAdditions} />
      <Late />
    </>
  )
}

const GoesWith = lazyOrNothing(async () => (await import('./-goes-with.tsx')).GoesWith)

function renderGoesWith(line: CartItem) {
  return (
    <Suspense>
      <GoesWith line={line} />
    </Suspense>
  )
}

/**
 * A shell (docs/behaviour/offline.md §7.5) is rendered without its page. React would hydrate that boundary after everything else, and often
 * find the page there that the router has loaded by then, which it reports as a mismatch (error 418).
 */
function Page() {
  const router = useRouter()
  const isShell = import.meta.env.SSR ? router.isShell() : 'shell' in document.documentElement.dataset
  const [Boundary] = useState(() => (isShell ? ClientOnly : Fragment))
  return (
    <Boundary>
      <Outlet />
    </Boundary>
  )
}

/**
 * Code that no first screen needs. It is loaded when the page is idle, so that it is there when the network fails. If it cannot be loaded,
 * the page works without it. docs/page-load.md.
 */
const LateParts = lazyOrNothing(async () => (await import('./-late-parts.tsx')).LateParts)

function Late() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    isIdle && (
      <Suspense>
        <LateParts />
      </Suspense>
    )
  )
}

const performEarlyAdditions: EarlyClicksProps['onAdditions'] = async (additions, context) =>
  (await import('./-early-additions.ts')).performEarlyAdditions(additions, context)

/** Merges the guest's cart into the customer's. docs/behaviour/cart.md §1.17. */
async function joinCarts(): Promise<void> {
  await (await openedCart()).connectCustomer()
}

/** Deletes cart and lists from this device after a logout. docs/behaviour/session.md §15.4. */
async function forgetShopper(): Promise<void> {
  const [cart, lists] = await Promise.all([openedCart(), openedLists()])
  await Promise.all([cart.forget(), lists.forget()])
}
