import { useEffect } from 'react'

/** Stands in the page before anything of ours has arrived; links and forms need no help. A name and a handler of `window`, for its bytes count. */
export const NOTE_PRESSES = 'early=[];onclick=e=>{(e=e.target.closest("button[type=button]"))&&early.push(e)}'

/** Whoever pressed so long ago has gone on to something else. */
const PATIENCE_MS = 20_000
const LOOK_EVERY_MS = 50

interface EarlyWindow {
  early?: { push(button: HTMLElement): unknown } | HTMLElement[]
}

/** Buttons pressed before they were alive are pressed as soon as they are, in the same order. Stands in the root route. */
export function EarlyPresses() {
  useEffect(() => replayPresses(window as EarlyWindow), [])
  return null
}

export function replayPresses(page: EarlyWindow): void {
  const waiting = Array.isArray(page.early) ? page.early : []
  const since = Date.now()
  page.early = {
    push(button: HTMLElement) {
      if (!isAlive(button) && waiting.push(button) === 1) replay()
    },
  }
  replay()

  function replay(): void {
    if (Date.now() - since > PATIENCE_MS) waiting.length = 0
    while (waiting[0] && (isAlive(waiting[0]) || !waiting[0].isConnected)) waiting.shift()!.click()
    if (waiting.length > 0) setTimeout(replay, LOOK_EVERY_MS)
  }
}

/** A part of a page whose program comes later comes alive later than the rest: React leaves its mark on what it has taken over. */
function isAlive(button: HTMLElement): boolean {
  return Object.keys(button).some((key) => key.startsWith('__react'))
}
