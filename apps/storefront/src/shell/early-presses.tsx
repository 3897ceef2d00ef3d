import { useEffect } from 'react'

/** Stands in the page before anything of ours has arrived; links and forms need no help. A name and a handler of `window`, for its bytes count. */
export const NOTE_PRESSES = 'early=[];onclick=e=>{(e=e.target.closest("button[type=button]"))&&early.push(e)}'

interface EarlyWindow {
  early?: readonly { click(): void }[]
  onclick: unknown
}

/** Buttons pressed before the page was alive are pressed now, in the same order. Stands in the root route, after everything else. */
export function EarlyPresses() {
  useEffect(() => replayPresses(window as EarlyWindow), [])
  return null
}

export function replayPresses(page: EarlyWindow): void {
  const pressed = page.early ?? []
  delete page.early
  page.onclick = null
  for (const button of pressed) button.click()
}
