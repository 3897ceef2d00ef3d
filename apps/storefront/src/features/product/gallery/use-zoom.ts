import { type KeyboardEvent, type MouseEvent, type TouchEvent, useLayoutEffect, useRef, useState, type WheelEvent } from 'react'

const MAX_SCALE = 4
const TAP_SCALE = 2.5
/** Taps closer together are a double tap, whose second tap must not undo the first. */
const DOUBLE_TAP_MS = 350
const KEYS: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Enlarges the content of a scrolling box around the pointer, the fingers, or the middle. Moving it is the browser's scrolling, so that
 * fingers, wheel, scroll bars and arrow keys all work.
 */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  /** The point that must not move while zooming: `share` is its position in the content (0 to 1), `place` its position in the box. */
  const anchor = useRef<{ share: Point; place: Point } | null>(null)
  const pinch = useRef<{ distance: number; scale: number } | null>(null)
  const tappedAt = useRef(Number.NEGATIVE_INFINITY)

  useLayoutEffect(() => {
    const box = stage.current
    if (!box || !canvas.current) return
    canvas.current.style.width = canvas.current.style.height = `${scale * 100}%`
    const held = anchor.current
    if (held) box.scrollTo(held.share.x * box.scrollWidth - held.place.x, held.share.y * box.scrollHeight - held.place.y)
  }, [scale])

  function zoomTo(wanted: number, client?: Point) {
    const box = stage.current
    if (!box) return
    const { left, top, width, height } = box.getBoundingClientRect()
    const place = client ? { x: client.x - left, y: client.y - top } : { x: width / 2, y: height / 2 }
    const share = { x: (box.scrollLeft + place.x) / box.scrollWidth, y: (box.scrollTop + place.y) / box.scrollHeight }
    anchor.current = { share, place }
    setScale(Math.min(MAX_SCALE, Math.max(1, wanted)))
  }

  const handlers = {
    onClick({ clientX: x, clientY: y, timeStamp }: MouseEvent) {
      if (timeStamp - tappedAt.current < DOUBLE_TAP_MS) return
      tappedAt.current = timeStamp
      zoomTo(scale > 1 ? 1 : TAP_SCALE, { x, y })
    },
    onKeyDown(event: KeyboardEvent) {
      const factor = KEYS[event.key]
      if (factor !== undefined) zoomTo(scale * factor)
      else if (event.key === 'Enter') zoomTo(scale > 1 ? 1 : TAP_SCALE)
    },
    onWheel({ ctrlKey, deltaY, clientX: x, clientY: y }: WheelEvent) {
      // Browsers report the pinch of a trackpad as a wheel with the control key.
      if (ctrlKey) zoomTo(scale * Math.exp(-deltaY / 200), { x, y })
    },
    onTouchStart({ touches }: TouchEvent) {
      pinch.current = touches.length === 2 ? { distance: distanceOf(touches), scale } : null
    },
    onTouchMove({ touches }: TouchEvent) {
      if (!pinch.current || touches.length !== 2) return
      zoomTo((pinch.current.scale * distanceOf(touches)) / pinch.current.distance, middleOf(touches))
    },
    onTouchEnd() {
      pinch.current = null
    },
  }
  return { stage, canvas, scale, zoom: (factor: number) => zoomTo(scale * factor), handlers }
}

function distanceOf(touches: TouchEvent['touches']): number {
  return Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY)
}

function middleOf(touches: TouchEvent['touches']): Point {
  return { x: (touches[0]!.clientX + touches[1]!.clientX) / 2, y: (touches[0]!.clientY + touches[1]!.clientY) / 2 }
}
