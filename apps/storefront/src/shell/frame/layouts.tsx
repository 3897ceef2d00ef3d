import type { ReactNode } from 'react'
import { CachedMarkup } from '../rendering/cached-markup.tsx'
import { Brand } from './brand.tsx'
import { Drawer } from './drawer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PAGE_LANGUAGES } from './language-menu.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'

export interface DefaultLayoutProps {
  search: ReactNode
  /** To the account or into it. */
  account: ReactNode
  /** The same in the drawer of a phone. */
  drawerAccount: ReactNode
  wishlist: ReactNode
  cart: ReactNode
  /** Both once more, in the bar of a phone. */
  barWishlist: ReactNode
  barCart: ReactNode
  /** The invitation in the footer. */
  newsletter: ReactNode
  children: ReactNode
}

/** The whole frame. Spec §2 Layouts. */
export function DefaultLayout({
  search,
  account,
  drawerAccount,
  wishlist,
  cart,
  barWishlist,
  barCart,
  newsletter,
  children,
}: DefaultLayoutProps) {
  return (
    <>
      <SkipLink />
      <Header
        search={search}
        actions={
          <>
            {account}
            {wishlist}
            {cart}
          </>
        }
      />
      <main id={CONTENT_ID} tabIndex={-1} className="page">
        {children}
      </main>
      <CachedMarkup by={['footer']}>{() => <Footer newsletter={newsletter} />}</CachedMarkup>
      {PAGE_LANGUAGES}
      <CachedMarkup by={['mobile-bar']}>{() => <MobileBar wishlist={barWishlist} cart={barCart} />}</CachedMarkup>
      <Drawer account={drawerAccount} />
    </>
  )
}

/** The mark, the way home and the page: nothing to lose oneself in. */
export function MinimalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="header-bar on-frame">
        <div className="wrap">
          <Brand />
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="page">
        {children}
      </main>
    </>
  )
}
