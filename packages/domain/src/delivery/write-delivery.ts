import { formatter } from '../format/formatter.ts'
import { type DayStyle, shortDay, shortDays } from '../format/short-day.ts'
import type { DeliveryPlan } from './plan-delivery.ts'

export interface WrittenDelivery {
  /** Such as `Tue 24 – Thu 26 Nov`. */
  readonly dates: string
  /** Such as `12:00`. */
  readonly time: string
  /** The day until which the order must be placed, such as `Mon 23 Nov`. */
  readonly day: string
}

/** The texts of a plan in the language of the page. */
export function writeDelivery({ from, to, orderBy }: DeliveryPlan, style: DayStyle): WrittenDelivery {
  const locale = `${new Intl.Locale(style.language).language}-${style.country}`
  const clock = formatter(Intl.DateTimeFormat, locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return {
    dates: shortDays(Date.parse(from), Date.parse(to), style),
    time: clock.format(Date.parse(`${orderBy.day}T${orderBy.time}Z`)),
    day: shortDay(Date.parse(orderBy.day), { ...style, timeZone: 'UTC' }),
  }
}
