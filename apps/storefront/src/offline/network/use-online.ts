import { useSyncExternalStore } from 'react'
import { watchConnectivity } from './connectivity.ts'

/** Whether the browser has a network; always true while the server renders. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => watchConnectivity(window).subscribe(listener),
    () => navigator.onLine,
    () => true,
  )
}
