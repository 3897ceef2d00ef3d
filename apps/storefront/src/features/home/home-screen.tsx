import type { Banner } from '@meerkat/contract/cms'
import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MenuItem } from '../../shell/menu.ts'
import { Picture } from '../../shell/picture.tsx'
import { SHAPES } from '../../shell/picture-sources.ts'
import { useStoreView } from '../../shell/store-view.tsx'
import { useWords } from '../../shell/words.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Banners } from './banners.ts'

export interface HomeScreenProps {
  banners: Banners
  animals: readonly MenuItem[]
  /** The product lists: filled in by the route. */
  newProducts: ReactNode
  bestsellers: ReactNode
}

/** Hero, animals, what is new, offers, what sells best. Spec §2. */
export function HomeScreen({ banners, animals, newProducts, bestsellers }: HomeScreenProps) {
  const t = useWords()
  const [main] = banners.mainBanners
  const offers = [...banners.smallBanners, ...banners.productBanners]
  const view = useStoreView()
  const map = animals.map((animal) => ({ animal, picture: banners.categoryImages[animal.href.slice(view.url.length + 1)] }))
  const pictured = map.filter(({ picture }) => picture)
  return (
    <>
      {main && <Hero banner={main} />}
      <div className="wrap home">
        <section id="shop" className="rail">
          <h2>{t('home.shopByAnimal')}</h2>
          <ul className="animals">
            {(pictured.length > 0 ? pictured : map).map(({ animal, picture }) => (
              <li key={animal.id}>
                <a href={animal.href} className="animal">
                  <Picture path={picture?.image ?? animal.image} shape={SHAPES.square} alt="" sizes="(min-width: 64rem) 140px, 30vw" />
                  <span>{animal.name}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        {newProducts}
        {offers.length > 0 && (
          <section className="rail">
            <h2>{t('home.offers')}</h2>
            <ul className="offers">
              {offers.map((offer) => (
                <li key={offer.title}>
                  <Offer banner={offer} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {bestsellers}
      </div>
    </>
  )
}

function Hero({ banner }: { banner: Banner }) {
  const view = useStoreView()
  return (
    <section className="hero">
      <Picture path={banner.image} shape={SHAPES.wide} alt="" sizes="100vw" eager />
      <div className="wrap">
        <div className="hero-text">
          <h1>{banner.title}</h1>
          <p>{banner.subtitle}</p>
          {banner.button_text && (
            <ButtonLink href={prefixPath(banner.link, view)} size="large">
              {banner.button_text}
              <Icon of={ArrowRight} />
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}

function Offer({ banner }: { banner: Banner }) {
  const view = useStoreView()
  return (
    <a href={prefixPath(banner.link, view)} className="offer">
      <Picture path={banner.image} shape={SHAPES.wide} alt="" sizes="(min-width: 48rem) 50vw, 100vw" />
      <span className="offer-text">
        <strong>{banner.title}</strong>
        <span>{banner.subtitle}</span>
        {banner.button_text && (
          <span className="offer-more">
            {banner.button_text} <Icon of={ArrowRight} size={18} />
          </span>
        )}
      </span>
    </a>
  )
}
