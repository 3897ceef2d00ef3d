import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * For content that loads late and is inserted at `place`, before the next element. `hasRoom`: that element was below the screen when the
 * content was ready, so that inserting it moves nothing that the shopper sees; otherwise the content is left out.
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
