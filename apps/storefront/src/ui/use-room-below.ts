import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * For content that loads late and is inserted at `place`, before the next element. `hasRoom`: that element is below the screen, or has been
 * since the content was ready, so that inserting it moves nothing that the shopper sees; until then the content is left out.
 */
export function useRoomBelow(isReady: boolean): { place: RefObject<HTMLDivElement | null>; hasRoom: boolean } {
  const place = useRef<HTMLDivElement>(null)
  const [hasRoom, setRoom] = useState(false)
  useLayoutEffect(() => {
    const next = isReady && !hasRoom && findNext(place.current)
    if (!next) return undefined
    const check = () => next.getBoundingClientRect().top >= innerHeight && setRoom(true)
    const listening = new AbortController()
    check()
    addEventListener('scroll', check, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [isReady, hasRoom])
  return { place, hasRoom }
}

/** The visible element that follows in the document; for the last one of a page, its footer. */
function findNext(element: Element | null): Element | null {
  const next = element && (element.nextElementSibling ?? findNext(element.parentElement))
  return next?.hasAttribute('hidden') ? findNext(next) : next
}
