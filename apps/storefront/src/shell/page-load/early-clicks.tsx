import { useEffect } from 'react'

/** Stands in the page before anything of ours has arrived; links and forms need no help. A name and handlers of `window`, for its bytes count. */
export const RECORD_CLICKS =
  'early=[];onclick=e=>{(e=e.target.closest("button[type=button]"))&&early.push(e)};onchange=e=>{e.target.matches("select")&&early.push(e.target)}'

/** Whoever pressed so long ago has gone on to something else. */
const PATIENCE_MS = 20_000
const LOOK_EVERY_MS = 50

interface EarlyWindow {
  early?: { push(control: HTMLElement): unknown } | HTMLElement[]
}

/** Buttons pressed and choices made before they were alive count as soon as they are, in the same order. Stands in the root route. */
export function EarlyClicks() {
  useEffect(() => replayClicks(window as EarlyWindow), [])
  return null
}

export function replayClicks(page: EarlyWindow): void {
  const waiting = Array.isArray(page.early) ? page.early : []
  const since = Date.now()
  page.early = {
    push(control: HTMLElement) {
      if (!isAlive(control) && waiting.push(control) === 1) replay()
    },
  }
  replay()

  function replay(): void {
    if (Date.now() - since > PATIENCE_MS) waiting.length = 0
    while (waiting[0] && (isAlive(waiting[0]) || !waiting[0].isConnected)) repeat(waiting.shift()!)
    if (waiting.length > 0) setTimeout(replay, LOOK_EVERY_MS)
  }
}

/** React leaves what was chosen as it stands, and has not heard of it. */
function repeat(control: HTMLElement): void {
  if (control.tagName === 'SELECT') control.dispatchEvent(new Event('change', { bubbles: true }))
  else control.click()
}

/** A part of a page whose program comes later comes alive later than the rest: React leaves its mark on what it has taken over. */
function isAlive(control: HTMLElement): boolean {
  return Object.keys(control).some((key) => key.startsWith('__react'))
}
