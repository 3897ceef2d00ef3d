import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { Drawer } from './drawer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'

export interface DefaultLayoutProps {
  search: ReactNode
  cart: ReactNode
  /** The cart once more, in the bar of a phone. */
  barCart: ReactNode
  children: ReactNode
}

/** The whole frame. Spec §2 Layouts. */
export function DefaultLayout({ search, cart, barCart, children }: DefaultLayoutProps) {
  return (
    <>
      <SkipLink />
      <Header search={search} actions={cart} />
      <main id={CONTENT_ID} tabIndex={-1} className="page">
        {children}
      </main>
      <Footer />
      <MobileBar cart={barCart} />
      <Drawer />
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
