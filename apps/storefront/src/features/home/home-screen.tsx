import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import type { ReactNode } from 'react'
import { Picture } from '../../shell/images/picture.tsx'
import { SHAPES } from '../../shell/images/picture-sources.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { CouponLimit } from '../../shell/money/coupon-limit.tsx'
import type { MenuItem } from '../../shell/navigation/menu.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { shop } from '../../shell/store-view/stores.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { BannerCard } from './banner-card.tsx'
import type { Banners } from './banners.ts'
import { Hero } from './hero.tsx'
import { listAnimals } from './list-animals.ts'

export interface HomeScreenProps {
  banners: Banners
  menu: readonly MenuItem[]
  /** The product lists, passed in by the route. */
  newProducts: ReactNode
  bestsellers: ReactNode
  inspirations: ReactNode
  /** Content for returning shoppers: their orders and animals, and what they viewed. */
  returning: { own: ReactNode; viewed: ReactNode }
}

/** Hero, new products, animals, offers, best sellers, departments, and one category to discover. Spec §2. */
export function HomeScreen({ banners, menu, newProducts, bestsellers, inspirations, returning }: HomeScreenProps) {
  const t = useMessages()
  const percent = shop.newsletter.couponPercent
  const view = useStoreView()
  return (
    <>
      {banners.hero && <Hero banner={banners.hero} />}
      <div className="wrap home">
        {/* First, so that the first screen shows something to buy. */}
        {newProducts}
        <section id="shop" className="rail">
          <h2>{t('home.shopByAnimal')}</h2>
          <ul className="animals">
            {listAnimals(menu, view).map((animal, index) => (
              <li key={animal.id}>
                <a href={animal.href} className="animal">
                  <Picture
                    path={banners.categoryImages[animal.path] ?? animal.image}
                    shape={SHAPES.scene}
                    alt=""
                    sizes={index === 0 ? '(min-width: 64rem) 480px, 92vw' : '(min-width: 64rem) 230px, 46vw'}
                  />
                  <span>{animal.name}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        {returning.own}
        {banners.offers.length > 0 && (
          <section className="rail">
            <h2>{t('home.offers')}</h2>
            <ul className="banner-row">
              {banners.offers.map((banner) => (
                <li key={banner.title}>
                  <BannerCard banner={banner} row="offers" />
                </li>
              ))}
            </ul>
          </section>
        )}
        {bestsellers}
        <section aria-label={t('home.departments')}>
          <ul className="banner-row banner-row-main">
            {banners.main.map((banner) => (
              <li key={banner.title}>
                <BannerCard banner={banner} row="main" />
              </li>
            ))}
          </ul>
          <ul className="banner-row banner-row-small">
            {banners.small.map((banner) => (
              <li key={banner.title}>
                <BannerCard banner={banner} row="small" />
              </li>
            ))}
          </ul>
        </section>
        {inspirations}
        <aside className="home-band">
          <p>
            {t(percent > 0 ? 'newsletter.invite' : 'newsletter.title', { percent })}
            {percent > 0 && <CouponLimit />}
          </p>
          <ButtonLink href={prefixPath('/newsletter', view)}>{t('newsletter.subscribe')}</ButtonLink>
        </aside>
        {returning.viewed}
      </div>
    </>
  )
}
