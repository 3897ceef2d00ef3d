import type { StoreView } from '@meerkat/contract/store-config'
import { parseQuery, queryText } from '@meerkat/domain/urls/query-text'
import { createI18n } from '@meerkat/i18n/messages'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { restoreTiles } from './features/catalog/listing/read-tiles-from-page.ts'
import { NotFoundScreen } from './routes/-error-screens.tsx'
import { ServerError } from './routes/-server-error.tsx'
import { routeTree } from './routeTree.gen.ts'
import { connectApi } from './shell/api/connect-api.ts'
import { createQueryClient, readQueries } from './shell/api/query-client.ts'
import { findParts } from './shell/messages/find-parts.ts'
import { findLanguage } from './shell/messages/language.ts'
import { MessagesProvider } from './shell/messages/messages.tsx'
import { keepEarlyScroll } from './shell/page-load/keep-early-scroll.ts'
import { showIncompleteNotice } from './shell/page-load/show-incomplete-notice.ts'
import { findHost } from './shell/rendering/host-context.ts'
import { loadLabels } from './shell/store-view/load-labels.ts'
import { StoreViewProvider } from './shell/store-view/store-view.tsx'
import { findStoreView } from './shell/store-view/stores.ts'

const findPathname = createIsomorphicFn()
  .server(() => new URL(getRequest().url).pathname)
  .client(() => location.pathname)

/** The server reads the cookie. The browser reads the page's `lang`, or the cookie in the offline shell, which has no `lang`. */
const chooseLanguage = createIsomorphicFn()
  .server((view: StoreView) => findLanguage(getRequest().headers.get('cookie') ?? '', view))
  .client((view: StoreView) => (document.documentElement.lang ||= findLanguage(document.cookie, view)))

const chooseFill = createIsomorphicFn()
  .server((): ((client: QueryClient) => void) => () => {})
  .client(() => (client: QueryClient) => readQueries(client, document, restoreTiles))

/**
 * The router of one request or of one tab. Messages are loaded before the first render, so that server and browser render the same.
 * A route's `beforeLoad` is no place for them: what it returns is serialised into the page.
 */
export async function getRouter() {
  const pathname = findPathname()
  const { view, path } = findStoreView(pathname)
  const i18n = await createI18n(chooseLanguage(view), findParts(path), { whenMissing: showIncompleteNotice })
  const labels = await loadLabels(view, i18n.locale)
  const queryClient = createQueryClient()
  chooseFill()(queryClient)

  const router = createRouter({
    routeTree,
    context: {
      api: connectApi(view.storeCode, labels?.relabel),
      queryClient,
      view,
      i18n,
      labels,
      tags: new Set<string>(),
      policy: new Map(),
    },
    parseSearch: parseQuery,
    stringifySearch: (search) => queryText(search as Parameters<typeof queryText>[0]),
    ...(view.url !== '' && { rewrite: withinStoreView(view.url) }),
    // Before hydration the browser itself restores the position: the router leaves that to it whenever a page is left.
    scrollRestoration: !import.meta.env.SSR && keepEarlyScroll(window),
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 400,
    defaultErrorComponent: ServerError,
    defaultNotFoundComponent: NotFoundScreen,
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <StoreViewProvider view={view} locale={i18n.locale}>
          <MessagesProvider i18n={i18n}>{children}</MessagesProvider>
        </StoreViewProvider>
      </QueryClientProvider>
    ),
  })
  // A layout without the page in it: the root route alone is rendered.
  if (import.meta.env.SSR && ['default', 'minimal'].includes(findHost().shell ?? '')) router.isShell = () => true
  return router
}

/** Routes are defined without the store view's prefix; URLs carry it. docs/behaviour/urls.md §8.5. */
function withinStoreView(prefix: string) {
  return {
    input: ({ url }: { url: URL }) => {
      url.pathname = findStoreView(url.pathname).path
      return url
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = url.pathname === '/' ? prefix : prefix + url.pathname
      // On the server the router compares this with the address as serialised by `URLSearchParams`, and redirects if they differ.
      if (import.meta.env.SSR) url.search = new URLSearchParams(url.search).toString()
      return url
    },
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
