import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Picture } from '../../shell/images/picture.tsx'
import { SHAPES } from '../../shell/images/picture-sources.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ShownBanner } from './banners.ts'

/** Pictures in the three rows of banners, with the widths of their columns in `home.css`. */
const PICTURES = {
  offers: { shape: SHAPES.scene, sizes: '(min-width: 80rem) 26rem, (min-width: 48rem) 31vw, 15rem' },
  main: { shape: SHAPES.hero, sizes: '(min-width: 80rem) 26rem, (min-width: 48rem) 31vw, 17rem' },
  small: { shape: SHAPES.scene, sizes: '(min-width: 80rem) 19rem, (min-width: 48rem) 23vw, 12rem' },
}

export interface BannerCardProps {
  banner: ShownBanner
  row: keyof typeof PICTURES
}

/** One offer; the whole card is a link. */
export function BannerCard({ banner, row }: BannerCardProps) {
  const view = useStoreView()
  return (
    <a href={prefixPath(banner.link, view)} className="banner-card" lang={banner.lang}>
      <Picture path={banner.image} alt="" {...PICTURES[row]} />
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
