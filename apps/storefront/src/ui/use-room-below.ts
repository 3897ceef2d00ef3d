import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * For content that comes late, in front of the element after `place`: whether that element was below the screen when the content was ready.
 * Inserted there it moves nothing that the shopper sees; anywhere else it is left out.
 */
export function useRoomBelow(isReady: boolean): { place: RefObject<HTMLDivElement | null>; hasRoom: boolean } {
  const place = useRef<HTMLDivElement>(null)
  const [hasRoom, setRoom] = useState(false)
  useLayoutEffect(() => {
    const next = isReady && place.current?.nextElementSibling
    if (next) setRoom(next.getBoundingClientRect().top > innerHeight)
  }, [isReady])
  return { place, hasRoom }
}
