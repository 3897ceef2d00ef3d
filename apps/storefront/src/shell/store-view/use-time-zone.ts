import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The reader's time zone; UTC on the server and in the first render, which must be alike. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
}
