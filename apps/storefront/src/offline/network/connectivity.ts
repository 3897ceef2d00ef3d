/** Whether the browser believes it has a network. */
export interface Connectivity {
  readonly isOnline: () => boolean
  /** Tells of every change; returns how to stop listening. */
  readonly subscribe: (listener: (online: boolean) => void) => () => void
}

/** Listens to the browser's own signal. `navigator.onLine` true means only "maybe": every call must still survive failing. */
export function watchConnectivity(page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'navigator'>): Connectivity {
  return {
    isOnline: () => page.navigator.onLine,
    subscribe(listener) {
      const handleOnline = () => listener(true)
      const handleOffline = () => listener(false)
      page.addEventListener('online', handleOnline)
      page.addEventListener('offline', handleOffline)
      return () => {
        page.removeEventListener('online', handleOnline)
        page.removeEventListener('offline', handleOffline)
      }
    },
  }
}
