import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { PaymentMethods, useShownMethods } from '../money/payment-methods.tsx'
import { CachedMarkup } from '../rendering/cached-markup.tsx'
import { useHref } from '../store-view/href.ts'
import { shop } from '../store-view/stores.ts'
import { Places } from './announcement.tsx'
import { ShopMark } from './shop-mark.tsx'

/** Static pages by topic; their messages are `page.{path}`. Spec §2. */
const GROUPS = [
  {
    title: 'footer.help',
    pages: [
      'customer-service',
      'order-tracking',
      'shipping-delivery',
      'warranty-returns',
      'contact',
      ...(import.meta.env.PLACES ? ['store-locator'] : []),
    ],
  },
  { title: 'footer.shop', pages: ['sale', 'services', 'gift-card', 'order-from-catalog', 'mysize-guide'] },
  { title: 'footer.about', pages: ['about-us', 'magazine', 'legal', 'privacy-policy', 'terms-conditions', 'withdrawal'] },
] as const

export interface FooterProps {
  newsletter: ReactNode
}

export function Footer({ newsletter }: FooterProps) {
  const methods = useShownMethods()
  return (
    <footer className="footer on-frame">
      <CachedMarkup by={['footer']}>{() => <Columns newsletter={newsletter} />}</CachedMarkup>
      <div className="wrap footer-foot">
        <CachedMarkup by={['footer-payment', methods]}>{() => <PaymentMethods methods={methods} />}</CachedMarkup>
        <Places />
      </div>
    </footer>
  )
}

function Columns({ newsletter }: FooterProps) {
  const t = useMessages()
  const href = useHref()
  return (
    <div className="wrap footer-columns">
      <div className="footer-brand">
        <ShopMark />
        <p>{t('footer.promise')}</p>
      </div>
      {newsletter}
      {GROUPS.map(({ title, pages }) => (
        <nav key={title} aria-label={t(title)}>
          <h2>{t(title)}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <a href={href(`/${page}`)} data-preload="off">
                  {t(`page.${page}`, { shop: shop.name })}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}
