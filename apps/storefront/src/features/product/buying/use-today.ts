import { useSyncExternalStore } from 'react'

/** `YYYY-MM-DD` in the shopper's time zone; empty until hydrated, because the server does not have the time zone. */
export function useToday(): string {
  return useSyncExternalStore(
    neverNotifies,
    () => toDay(new Date()),
    () => '',
  )
}

/** Sends no updates: after midnight, the next render returns the new day. */
function neverNotifies(): () => void {
  return () => undefined
}

function toDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
