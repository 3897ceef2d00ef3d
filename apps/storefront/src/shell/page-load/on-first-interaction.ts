/** These listeners need not be added early: `RECORD_CLICKS` records a click that comes before the bundle. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown'] as const

interface Target extends EventTarget {
  readonly early?: unknown
  /** Old browsers lack `userActivation`. */
  readonly navigator?: { readonly userActivation?: Pick<UserActivation, 'hasBeenActive'> }
}

/**
 * Calls back once, at the first user interaction, so that a page without interaction fetches nothing; at once when there has been one. A click
 * that was recorded before the bundle was loaded counts as one.
 */
export function onFirstInteraction(target: Target, callback: () => void): void {
  const hasClicked = Array.isArray(target.early) && target.early.length > 0
  if (hasClicked || target.navigator?.userActivation?.hasBeenActive) return callback()
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
