/** What tells that somebody is there. A press that comes before the program waits for it, so none of these has to be early. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown'] as const

/** Calls once, at the first sign of a person; a page that is only loaded fetches nothing for it. */
export function onFirstInteraction(target: EventTarget, onSign: () => void): void {
  const signs = new AbortController()
  for (const sign of SIGNS) {
    target.addEventListener(
      sign,
      () => {
        if (signs.signal.aborted) return
        signs.abort()
        onSign()
      },
      { signal: signs.signal, passive: true },
    )
  }
}
