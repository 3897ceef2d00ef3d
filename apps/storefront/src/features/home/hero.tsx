import { MAX_ORIGINAL_SIDE } from '@meerkat/contract/image'
import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { imageUrl } from '@meerkat/domain/urls/image-url'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { SHAPES, toSources } from '../../shell/images/picture-sources.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { hasOwnCalls } from '../../shell/store-view/stores.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ShownBanner } from './banners.ts'

export interface HeroProps {
  banner: ShownBanner
}

/** The hero banner: an image, with a separate version for narrow screens, and the headline in front of it. */
export function Hero({ banner: { title, subtitle, button_text, link, image, mobileImage, lang } }: HeroProps) {
  const view = useStoreView()
  const { width, height } = SHAPES.hero
  const wide = toSources(image, SHAPES.hero)
  // Old servers offer no size between 1,024 pixels and the original, which is meant for wide screens with two pixels per CSS pixel.
  const desk = hasOwnCalls ? toSources(image, SHAPES.heroDesk) : null
  const srcSet = wide && [wide.srcSet, ...(desk ? [desk.srcSet] : []), `${imageUrl(image, 0, 0)} ${MAX_ORIGINAL_SIDE}w`].join(', ')
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
        <img {...wide} {...(srcSet && { srcSet })} sizes="100vw" alt="" width={width} height={height} fetchPriority="high" />
      </picture>
      <div className="wrap">
        <div className="hero-text" lang={lang}>
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
