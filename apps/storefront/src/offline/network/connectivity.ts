/** Whether the browser believes it has a network. */
export interface Connectivity {
  readonly isOnline: () => boolean
  /** Calls the listener after every change; returns the function to unsubscribe. */
  readonly subscribe: (listener: (online: boolean) => void) => () => void
}

/** The browser's own signal. `navigator.onLine` being true means only "maybe": every call may still fail. */
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
