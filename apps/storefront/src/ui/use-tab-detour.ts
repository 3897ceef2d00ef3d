import { type RefObject, useLayoutEffect } from 'react'

/**
 * While `isOn`, Tab leads from the control that had the focus when the box appeared into the box, and out of it to what follows that control:
 * the box is at the end of the page, and a keyboard user would have to pass all of it. Escape and the removal of the box return the focus.
 */
export function useTabDetour(box: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const { activeElement } = document
    const canReturn = activeElement instanceof HTMLElement && activeElement !== document.body
    return isOn && box.current && canReturn ? startDetour(box.current, activeElement) : undefined
  }, [box, isOn])
}

function startDetour(box: HTMLElement, origin: HTMLElement): (() => void) | undefined {
  if (box.contains(origin)) return undefined

  function handleKey(event: KeyboardEvent) {
    const at = document.activeElement
    const stops = [...box.querySelectorAll<HTMLElement>('a[href]:not([tabindex="-1"]), button')]
    if (event.key === 'Escape' && box.contains(at)) moveTo(origin, event)
    else if (event.key !== 'Tab') return
    else if (at === origin && !event.shiftKey && stops[0]) moveTo(stops[0], event)
    else if (at === stops[0] && event.shiftKey) moveTo(origin, event)
    // The browser then moves the focus to what follows the control.
    else if (at === stops.at(-1) && !event.shiftKey) origin.focus()
  }

  // In the capture phase: a dialog around the control would close at Escape.
  document.addEventListener('keydown', handleKey, true)
  return () => {
    document.removeEventListener('keydown', handleKey, true)
    if (box.contains(document.activeElement)) origin.focus()
  }
}

function moveTo(element: HTMLElement, event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
  element.focus()
}
