import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkDelegate } from '../shell/link-delegate.tsx'
import { NoticesView } from '../shell/notices-view.tsx'
import type { RouterContext } from '../shell/route-data.ts'
import { useStoreView } from '../shell/store-view.tsx'
import styles from '../styles.css?url'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: match.context.view.seo.defaultTitle },
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      { rel: 'preload', as: 'font', type: 'font/woff2', href: figtree, crossOrigin: 'anonymous' },
      { rel: 'preload', as: 'font', type: 'font/woff2', href: bricolage, crossOrigin: 'anonymous' },
    ],
  }),
  shellComponent: Page,
  component: Frame,
  notFoundComponent: () => <h1>Not found</h1>,
})

function Page({ children }: { children: ReactNode }) {
  const { i18n } = useStoreView()
  return (
    <html lang={i18n.defaultLocale}>
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
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout ?? 'default' })
  return (
    <>
      <main data-layout={layout}>
        <Outlet />
      </main>
      <NoticesView />
      <LinkDelegate />
    </>
  )
}
