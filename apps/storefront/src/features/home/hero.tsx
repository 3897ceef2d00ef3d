import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { SHAPES, toSources } from '../../shell/images/picture-sources.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ShownBanner } from './banners.ts'

export interface HeroProps {
  banner: ShownBanner
}

/** The hero banner: an image, with a separate version for narrow screens, and the headline in front of it. */
export function Hero({ banner: { title, subtitle, button_text, link, image, mobileImage } }: HeroProps) {
  const view = useStoreView()
  const { width, height } = SHAPES.hero
  const narrow = toSources(mobileImage, SHAPES.heroNarrow)
  return (
    <section className="hero">
      <picture>
        {narrow && (
          <source
            media="(max-width: 47.99rem)"
            srcSet={narrow.srcSet}
            sizes="100vw"
            width={SHAPES.heroNarrow.width}
            height={SHAPES.heroNarrow.height}
          />
        )}
        <img {...toSources(image, SHAPES.hero)} sizes="100vw" alt="" width={width} height={height} fetchPriority="high" />
      </picture>
      <div className="wrap">
        <div className="hero-text">
          <h1>{title}</h1>
          <p>{subtitle}</p>
          {button_text && (
            <ButtonLink href={prefixPath(link, view)} size="large">
              {button_text}
              <Icon of={ArrowRight} />
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
