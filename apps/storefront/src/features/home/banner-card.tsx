import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Picture } from '../../shell/images/picture.tsx'
import { SHAPES } from '../../shell/images/picture-sources.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ShownBanner } from './banners.ts'

export interface BannerCardProps {
  banner: ShownBanner
  /** Shows a wide image. */
  wide?: boolean
}

/** One offer; the whole card is a link. */
export function BannerCard({ banner, wide = false }: BannerCardProps) {
  const view = useStoreView()
  return (
    <a href={prefixPath(banner.link, view)} className="banner-card" lang={banner.lang}>
      <Picture
        path={banner.image}
        shape={wide ? SHAPES.hero : SHAPES.scene}
        alt=""
        sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 80vw"
      />
      <span className="banner-text">
        <strong>{banner.title}</strong>
        <span>{banner.subtitle}</span>
        {banner.button_text && (
          <span className="banner-more">
            {banner.button_text} <Icon of={ArrowRight} size={18} />
          </span>
        )}
      </span>
    </a>
  )
}
