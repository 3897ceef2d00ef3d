import { useSyncExternalStore } from 'react'
import { type Connection, pageConnectivity } from './connectivity.ts'

/** The connection as far as this page knows; always online while the server renders. */
export function useConnection(): Connection {
  return useSyncExternalStore(
    (listener) => pageConnectivity().subscribe(listener),
    () => pageConnectivity().read(),
    () => 'online',
  )
}

/** Whether the server can be reached as far as this page knows. */
export function useOnline(): boolean {
  return useConnection() === 'online'
}
