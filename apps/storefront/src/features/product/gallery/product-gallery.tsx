import Maximize2 from 'lucide-react/icons/maximize-2'
import { type MouseEvent, Suspense, useRef, useState } from 'react'
import { Picture } from '../../../shell/images/picture.tsx'
import { SHAPES } from '../../../shell/images/picture-sources.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { MORPH_NAME } from '../../../shell/page-load/link-delegate.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PictureViewer, usePictureViewer } from './open-viewer.ts'

/** The width of a picture follows from the height of its box, the margins and the aspect ratio; see `product-gallery.css`. */
const SIZES = [
  '(min-width: 64rem) 29rem',
  '(min-width: 48rem) 40vw',
  '(min-width: 40rem) 78vw',
  'calc(clamp(9rem, 100svh - 37rem, 75vw) * 0.8 - 1.6rem)',
].join(', ')

export interface ProductGalleryProps {
  name: string
  /** Image paths from the catalogue; the first is visible initially. */
  pictures: readonly string[]
  /** Enables the view transition from a tile's image to the first one. */
  morphs?: boolean
}

/** Images to swipe, thumbnails to select, a click to enlarge. Swiping works without JavaScript. */
export function ProductGallery({ name, pictures, morphs }: ProductGalleryProps) {
  const t = useMessages()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const viewer = usePictureViewer()
  const shown = pictures.length > 0 ? pictures : [null]
  const altOf = (at: number) => (at === 0 ? name : t('product.picture', { name, at: at + 1 }))

  function handleScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }

  function handleThumbnail(event: MouseEvent, at: number) {
    event.preventDefault()
    track.current?.scrollTo({ left: at * track.current.clientWidth })
    setCurrent(at)
  }

  return (
    <section aria-label={t('product.gallery', { name })} className="gallery">
      <ul ref={track} className="gallery-track" onScroll={handleScroll}>
        {shown.map((path, at) => (
          <li key={path ?? 'none'} id={`picture-${at + 1}`} className={at > current + 1 ? 'gallery-later' : undefined}>
            <button
              type="button"
              className="gallery-well"
              aria-label={t('product.enlarge', { at: at + 1 })}
              onClick={() => path && void viewer.open(at)}
            >
              <Picture
                path={path}
                shape={SHAPES.gallery}
                alt={altOf(at)}
                sizes={SIZES}
                eager={at === 0}
                {...(at === 0 && morphs && { ref: nameForMorph })}
              />
              {path && <Icon of={Maximize2} className="gallery-zoom" />}
            </button>
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <ul className="gallery-thumbs">
          {shown.map((path, at) => (
            <li key={path}>
              <a
                href={`#picture-${at + 1}`}
                aria-label={t('product.showPicture', { at: at + 1 })}
                aria-current={at === current ? 'true' : undefined}
                onClick={(event) => handleThumbnail(event, at)}
              >
                <Picture path={path} shape={SHAPES.thumbnail} alt="" sizes="(min-width: 40rem) 4.5rem, 3.5rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {viewer.isHere && (
        <Suspense>
          <PictureViewer
            title={name}
            pictures={pictures.map((path, at) => ({ path, alt: altOf(at) }))}
            at={viewer.at}
            onMove={viewer.setAt}
          />
        </Suspense>
      )}
    </section>
  )
}

/** Set by script: the content security policy allows no inline style. */
function nameForMorph(picture: HTMLImageElement | null): void {
  if (picture) picture.style.viewTransitionName = MORPH_NAME
}
