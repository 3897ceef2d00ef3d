import { type RefObject, useEffect } from 'react'

/** Passes the height of the column of choices to the style sheet, so that the column can stick with its button visible. */
export function useColumnHeight(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = column.current!
    const observer = new ResizeObserver(() => element.style.setProperty('--column', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => observer.disconnect()
  }, [column])
}
