/** None of these has to be seen early: `RECORD_CLICKS` keeps a click that comes before the bundle. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown'] as const

/**
 * Calls once, at the first interaction of a person: a page that is only loaded fetches nothing for it. A click that was recorded before the
 * bundle arrived is one.
 */
export function onFirstInteraction(target: EventTarget & { early?: unknown }, callback: () => void): void {
  if (Array.isArray(target.early) && target.early.length > 0) return callback()
  const listening = new AbortController()
  for (const interaction of INTERACTIONS) {
    target.addEventListener(
      interaction,
      () => {
        if (listening.signal.aborted) return
        listening.abort()
        callback()
      },
      { signal: listening.signal, passive: true },
    )
  }
}
