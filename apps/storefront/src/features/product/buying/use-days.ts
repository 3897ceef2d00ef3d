import { formatDay } from '@meerkat/domain/format/format-day'
import { useSyncExternalStore } from 'react'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'

export interface Days {
  /** Where the shopper is, `YYYY-MM-DD`; empty until the page is alive, for the server knows of no place. */
  readonly today: string
  /** As the store view writes it. */
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

/** Midnight passes without a word: whoever is here then finds out at the next render. */
function neverTold(): () => void {
  return () => undefined
}

function toDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
