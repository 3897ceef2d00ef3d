import { inDateOrder } from '@meerkat/domain/format/date-order'
import { formatDay } from '@meerkat/domain/format/format-day'
import { useRouter } from '@tanstack/react-router'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { useTimeZone } from '../../../shell/store-view/use-time-zone.ts'

/** Formats a time as a day: the hour does not matter for a card or a voucher. docs/behaviour/formatting.md §21.2. */
export function useDay(): (time: string) => string {
  const { dateFormat } = useStoreView().i18n
  const { locale } = useRouter().options.context.i18n
  const timeZone = useTimeZone()
  // `sv` writes days as ISO 8601 does.
  const iso = new Intl.DateTimeFormat('sv', { timeZone })
  return (time) => formatDay(iso.format(new Date(time)), { format: inDateOrder(dateFormat, locale), locale })
}
