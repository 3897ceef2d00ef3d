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
  listen(target, () => callback())
}

function listen(target: Target, callback: (interaction?: Event) => void): void {
  const hasClicked = Array.isArray(target.early) && target.early.length > 0
  if (hasClicked || target.navigator?.userActivation?.hasBeenActive) return callback()
  const listening = new AbortController()
  for (const interaction of INTERACTIONS) {
    target.addEventListener(
      interaction,
      (event) => {
        if (listening.signal.aborted) return
        listening.abort()
        callback(event)
      },
      { signal: listening.signal, passive: true },
    )
  }
}

/** From touching a link until it is followed. */
const CLICK_MS = 350
/** The navigation that was begun last. */
let followed: Promise<unknown> = Promise.resolve()

/** Called with each navigation by a link. */
export function rememberNavigation(navigation: Promise<unknown>): void {
  followed = navigation
}

/**
 * For code that the next page does not need: when the first interaction follows a link, what the next page needs is loaded first. On a slow
 * connection the rest would hold it up for seconds.
 */
export function afterFirstInteraction(target: Target, callback: () => void): void {
  listen(target, (interaction) => {
    if (isOnLink(interaction)) setTimeout(() => void callAfterNavigation(callback), CLICK_MS)
    else callback()
  })
}

async function callAfterNavigation(callback: () => void): Promise<void> {
  await followed.catch(() => undefined)
  callback()
}

function isOnLink({ type, target }: Partial<Event> = {}): boolean {
  return type === 'pointerdown' && (target as Partial<Element> | null)?.closest?.('a[href]') != null
}
