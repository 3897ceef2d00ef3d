/** Whether a customer may be logged in, readable synchronously and without the database. Does not identify the customer. */
export interface SessionHint {
  readonly isSet: () => boolean
  readonly set: (isLoggedIn: boolean) => void
  /** Another tab logged in or out. */
  readonly subscribe: (listener: () => void) => void
}

/** A browser that blocks storage forgets customers between two pages. */
export function openSessionHint(databaseName: string): SessionHint {
  const key = `${databaseName}-session`
  return {
    isSet() {
      try {
        return localStorage.getItem(key) !== null
      } catch {
        return false
      }
    },
    set(isLoggedIn) {
      try {
        if (isLoggedIn) localStorage.setItem(key, '1')
        else localStorage.removeItem(key)
      } catch {
        // Only the hint is lost.
      }
    },
    subscribe: (listener) => addEventListener('storage', (event) => event.key === key && listener()),
  }
}
