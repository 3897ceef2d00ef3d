import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { CachedMarkup } from '../rendering/cached-markup.tsx'
import { useHref } from '../store-view/href.ts'
import { Brand } from './brand.tsx'
import { Drawer } from './drawer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PAGE_LANGUAGES } from './language-menu.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'

export interface DefaultLayoutProps {
  search: ReactNode
  /** Account or login, lists and cart. */
  actions: ReactNode
  /** Account or login in the drawer on phones. */
  drawerAccount: ReactNode
  /** Two of the actions in the bottom bar on phones. */
  barWishlist: ReactNode
  barCart: ReactNode
  /** The newsletter form in the footer. */
  newsletter: ReactNode
  children: ReactNode
}

/** The full layout. Spec §2 Layouts. */
export function DefaultLayout({ search, actions, drawerAccount, barWishlist, barCart, newsletter, children }: DefaultLayoutProps) {
  return (
    <>
      <SkipLink />
      <Header search={search} actions={actions} />
      <div id="below-header" />
      <main id={CONTENT_ID} tabIndex={-1} className="page">
        {children}
      </main>
      <Footer newsletter={newsletter} />
      {PAGE_LANGUAGES}
      <CachedMarkup by={['mobile-bar']}>{() => <MobileBar wishlist={barWishlist} cart={barCart} />}</CachedMarkup>
      <Drawer account={drawerAccount} />
    </>
  )
}

/** What a shop must keep within reach of every page. */
const LEGAL_PAGES = ['legal', 'privacy-policy', 'terms-conditions'] as const

/** Logo, link to the home page and the page itself, without menus that distract; the legal pages below. */
export function MinimalLayout({ children }: { children: ReactNode }) {
  const t = useMessages()
  const href = useHref()
  return (
    <>
      <SkipLink />
      <header className="header-bar on-frame">
        <div className="wrap">
          <Brand />
        </div>
      </header>
      <div id="below-header" />
      <main id={CONTENT_ID} tabIndex={-1} className="page">
        {children}
      </main>
      <nav aria-label={t('footer.about')} className="wrap legal-links">
        {LEGAL_PAGES.map((page) => (
          <a key={page} href={href(`/${page}`)} data-preload="off">
            {t(`page.${page}`)}
          </a>
        ))}
      </nav>
    </>
  )
}
