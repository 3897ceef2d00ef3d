import { isCachedPage } from '../../shell/page-load/is-cached-page.ts'

/** What this page knows about its connection. `unreachable`: the network is there, but the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable'

export interface Connectivity {
  /** Whether a call may succeed: `unreachable` counts as online, since only a call can find out. */
  readonly isOnline: () => boolean
  readonly read: () => Connection
  /** Records whether a call was answered. */
  readonly note: (isAnswered: boolean) => void
  /** Calls the listener after every change; returns the function to unsubscribe. */
  readonly subscribe: (listener: (connection: Connection) => void) => () => void
}

type BrowserPage = Pick<Window, 'addEventListener' | 'navigator' | 'document'>

/**
 * Combines the browser's own signal, what the service worker found out when it loaded the page, and what calls have found out since:
 * `navigator.onLine` being true means only "maybe", and a server that is down causes no event. docs/behaviour/offline.md §7.3.
 */
export function watchConnectivity(page: BrowserPage): Connectivity {
  const listeners = new Set<(connection: Connection) => void>()
  let isUnreachable = isCachedPage(page.document)
  let known = read()

  function read(): Connection {
    if (!page.navigator.onLine) return 'offline'
    return isUnreachable ? 'unreachable' : 'online'
  }

  function tell() {
    const now = read()
    if (now === known) return
    known = now
    for (const listener of listeners) listener(now)
  }

  page.addEventListener('online', () => {
    // What was found out before the network was cut is outdated.
    isUnreachable = false
    tell()
  })
  page.addEventListener('offline', tell)
  return {
    read,
    isOnline: () => page.navigator.onLine,
    note(isAnswered) {
      isUnreachable = !isAnswered
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let ofPage: Connectivity | null = null

/** The shared instance of this page; only in the browser. */
export function pageConnectivity(): Connectivity {
  ofPage ??= watchConnectivity(window)
  return ofPage
}
