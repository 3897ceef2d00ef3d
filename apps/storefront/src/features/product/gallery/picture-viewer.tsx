import { imageUrl } from '@meerkat/domain/urls/image-url'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import type { KeyboardEvent } from 'react'
import { SHAPES } from '../../../shell/images/picture-sources.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useLaterMessages } from '../../../shell/messages/use-later-messages.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import './picture-viewer.css'
import { useZoom } from './use-zoom.ts'

export interface PictureViewerProps {
  title: string
  pictures: readonly { path: string; alt: string }[]
  /** The picture to show; null while the viewer is closed. */
  at: number | null
  onMove: (at: number | null) => void
}

/** Shows pictures on the whole screen. They are enlarged by pinch, tap, button, or the keys + and -. */
export function PictureViewer({ title, pictures, at, onMove }: PictureViewerProps) {
  const t = useMessages()
  const hasMessages = useLaterMessages('product')
  const picture = at === null ? undefined : pictures[at]

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    // Arrows move an enlarged picture; the browser does that.
    if (step === undefined || at === null || document.querySelector('.viewer-stage[data-zoomed]')) return
    const next = at + step
    if (pictures[next]) onMove(next)
  }

  return (
    <Dialog
      open={picture !== undefined}
      onClose={() => onMove(null)}
      title={title}
      closeLabel={t('dialog.close')}
      from="sheet"
      className="viewer"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the controls below */}
      <div className="viewer-body" onKeyDown={handleKey}>
        {picture && <Stage key={picture.path} {...picture} hasMessages={hasMessages} />}
        {hasMessages && at !== null && pictures.length > 1 && (
          <div className="viewer-steps">
            <IconButton label={t('viewer.previous')} icon={<Icon of={ChevronLeft} />} disabled={at === 0} onClick={() => onMove(at - 1)} />
            <span className="amounts">{`${at + 1} / ${pictures.length}`}</span>
            <IconButton
              label={t('viewer.next')}
              icon={<Icon of={ChevronRight} />}
              disabled={at === pictures.length - 1}
              onClick={() => onMove(at + 1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}

function Stage({ path, alt, hasMessages }: { path: string; alt: string; hasMessages: boolean }) {
  const t = useMessages()
  const { stage, canvas, scale, zoom, handlers } = useZoom()
  const { width, height } = SHAPES.zoom
  const source = scale > 1 ? imageUrl(path, 0, 0) : imageUrl(path, width, height)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an enlarged picture is scrolled with the arrow keys */}
      <div
        ref={stage}
        className="viewer-stage"
        data-zoomed={scale > 1 ? '' : undefined}
        role="group"
        aria-label={alt}
        tabIndex={0}
        data-first-focus
        {...handlers}
      >
        <div ref={canvas} className="viewer-canvas">
          <img src={source ?? undefined} alt={alt} draggable={false} />
        </div>
      </div>
      {hasMessages && (
        <div className="viewer-zoom">
          <IconButton label={t('viewer.smaller')} icon={<Icon of={ZoomOut} />} disabled={scale <= 1} onClick={() => zoom(1 / 1.5)} />
          <IconButton label={t('viewer.larger')} icon={<Icon of={ZoomIn} />} disabled={scale >= 4} onClick={() => zoom(1.5)} />
        </div>
      )}
    </>
  )
}
