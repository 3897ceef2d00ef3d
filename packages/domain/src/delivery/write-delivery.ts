import { formatter } from '../format/formatter.ts'
import type { DeliveryPlan } from './plan-delivery.ts'

export interface WrittenDelivery {
  /** Such as `Tue 24 – Thu 26 Nov`. */
  readonly dates: string
  /** Such as `12:00`. */
  readonly time: string
  /** The day until which the order must be placed, such as `Mon 23 Nov`. */
  readonly day: string
}

/** The texts of a plan in the language of the page, with the order of day and month as in the country of the shop. Decision 0009. */
export function writeDelivery(
  plan: DeliveryPlan,
  { language, country }: { readonly language: string; readonly country: string },
): WrittenDelivery {
  const locale = `${new Intl.Locale(language).language}-${country}`
  const days = formatter(Intl.DateTimeFormat, locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const clock = formatter(Intl.DateTimeFormat, locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const { orderBy } = plan
  return {
    dates: join(days.formatRangeToParts(new Date(plan.from), new Date(plan.to))),
    time: clock.format(new Date(`${orderBy.day}T${orderBy.time}Z`)),
    day: join(days.formatToParts(new Date(orderBy.day))),
  }
}

/**
 * Removes leading zeros of days: some languages add them in ranges, and South African English also to single days, whatever the options
 * say.
 */
function join(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts.map(({ type, value }) => (type === 'day' ? value.replace(/^0/, '') : value)).join('')
}
