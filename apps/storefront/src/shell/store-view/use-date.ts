import { inDateOrder } from '@meerkat/domain/format/date-order'
import { formatDate } from '@meerkat/domain/format/format-date'
import { longDate } from '@meerkat/domain/format/long-date'
import { useRouter } from '@tanstack/react-router'
import { useStoreView } from './store-view.tsx'
import { useTimeZone } from './use-time-zone.ts'

/** Formats dates in the format of the store view and the language of the page. docs/behaviour/formatting.md §21.2, decision 0009. */
export function useDate(): (date: string) => string {
  const { dateFormat } = useStoreView().i18n
  const { locale } = useRouter().options.context.i18n
  const timeZone = useTimeZone()
  return (date) => formatDate(date, { format: inDateOrder(dateFormat, locale), locale, timeZone })
}

/** Formats a time as a day for use within a sentence, such as `24 February 2027`. docs/behaviour/formatting.md §21.2. */
export function useDay(): (time: string) => string {
  const { locale } = useRouter().options.context.i18n
  const timeZone = useTimeZone()
  return (time) => longDate(time, { locale, timeZone })
}
