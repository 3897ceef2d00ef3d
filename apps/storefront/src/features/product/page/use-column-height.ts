import { type RefObject, useEffect } from 'react'

/** Tells the style sheet how tall the column of choices is, so that it can stick with its button visible. */
export function useColumnHeight(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = column.current!
    const observer = new ResizeObserver(() => element.style.setProperty('--column', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => observer.disconnect()
  }, [column])
}
