import { formatDay } from '@meerkat/domain/format/format-day'
import { useSyncExternalStore } from 'react'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'

export interface Days {
  /** `YYYY-MM-DD` in the shopper's time zone; empty until hydrated, because the server does not have the time zone. */
  readonly today: string
  /** Formats a day for the store view. */
  readonly writeDay: (day: string) => string
}

export function useDays(): Days {
  const { i18n } = useStoreView()
  const today = useSyncExternalStore(
    neverTold,
    () => toDay(new Date()),
    () => '',
  )
  return { today, writeDay: (day) => (day === '' ? '' : formatDay(day, { format: i18n.dateFormat, locale: i18n.defaultLocale })) }
}

/** Sends no updates: after midnight, the next render returns the new day. */
function neverTold(): () => void {
  return () => undefined
}

function toDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
