import type { Dispatch, Holidays, RemoteArea, TransitDays } from '@meerkat/contract/delivery'
import type { ShippingRate, StoreView } from '@meerkat/contract/store-config'
import { type Day, monthAndDay, toIsoDay, toLocalTime, weekdayOf } from './day.ts'
import { isHoliday } from './holidays.ts'

/** The delivery settings of one store view. */
export interface DeliverySettings {
  readonly dispatch: Dispatch
  readonly rates: readonly Pick<ShippingRate, 'carrier_code' | 'method_code' | 'default' | 'transitDays' | 'cutOff'>[]
  /** Time zone of the shop, in which cut-off times and working days are given. */
  readonly timeZone: string
  /** The country that parcels are sent from. */
  readonly country: string
  readonly holidays: Readonly<Record<string, Holidays>>
}

export interface DeliveryRequest {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The delivery method; without it, the default one of the store view. */
  readonly method?: { readonly carrier: string; readonly code: string } | undefined
  /** The destination of the parcel; without it, the country of the shop. An unknown postcode counts as not remote. */
  readonly destination?: { readonly country: string; readonly postcode: string } | undefined
}

export interface DeliveryPlan {
  /** Deadline for the order in the local time of the shop: this day, before this time, such as `12:00`. */
  readonly orderBy: { readonly day: string; readonly time: string; readonly isToday: boolean }
  /** First and last day of the arrival, `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
  /** Working days from the day on which the parcel leaves, with those of a remote area. */
  readonly transit: TransitDays
}

/** Longer than any holidays: settings with which nothing is sent for this long get no delivery dates. */
const MAX_WAIT_DAYS = 90

/**
 * When an order that is placed now arrives. Null if the settings promise nothing, as for methods without `transitDays` such as collection.
 * docs/behaviour/checkout.md §13.5.
 */
export function planDelivery(settings: DeliverySettings, { now, method, destination }: DeliveryRequest): DeliveryPlan | null {
  const { dispatch, rates, timeZone, country, holidays } = settings
  const rate = rates.find((rate) => (method ? rate.carrier_code === method.carrier && rate.method_code === method.code : rate.default))
  if (!rate?.transitDays) return null
  const to = destination?.country || country
  const isWorkingDay = (day: Day) => dispatch.workingDays.includes(weekdayOf(day)) && !isHolidayIn(country, day)
  const leaves = (day: Day) => isWorkingDay(day) && !dispatch.closedDays.includes(monthAndDay(day))
  const arrives = (day: Day) => isWorkingDay(day) && !isHolidayIn(to, day)

  const cutOff = rate.cutOff ?? dispatch.cutOff
  const local = toLocalTime(now, timeZone)
  const first = local.time < cutOff ? local.day : local.day + 1
  const leaving = addDays(first - 1, 1, leaves)
  const transit = addExtra(rate.transitDays, findExtraDays(dispatch.remoteAreas, to, destination?.postcode ?? ''))
  const earliest = leaving === null ? null : addDays(leaving, transit.min, arrives)
  const latest = leaving === null ? null : addDays(leaving, transit.max, arrives)
  if (leaving === null || earliest === null || latest === null) return null
  return {
    orderBy: { day: toIsoDay(leaving), time: cutOff, isToday: leaving === local.day },
    from: toIsoDay(earliest),
    to: toIsoDay(latest),
    transit,
  }

  function isHolidayIn(code: string, day: Day): boolean {
    const known = holidays[code]
    return known !== undefined && isHoliday(day, known)
  }
}

/** The settings of a store view; null when it promises no dates. */
export function toDeliverySettings(view: StoreView, holidays: DeliverySettings['holidays']): DeliverySettings | null {
  const { dispatch, shipping, i18n, tax } = view
  if (!dispatch) return null
  const countries = new Set([tax.defaultCountry, ...shipping.flatMap((rate) => rate.countries)])
  return {
    dispatch,
    rates: shipping.map(({ carrier_code, method_code, default: isDefault, transitDays, cutOff }) => ({
      carrier_code,
      method_code,
      ...(isDefault && { default: isDefault }),
      ...(transitDays && { transitDays }),
      ...(cutOff !== undefined && { cutOff }),
    })),
    timeZone: i18n.timeZone,
    country: tax.defaultCountry,
    holidays: Object.fromEntries(Object.entries(holidays).filter(([country]) => countries.has(country))),
  }
}

/** The day that is `days` counted days after `day`: `day` itself for zero, null beyond `MAX_WAIT_DAYS`. */
function addDays(day: Day, days: number, counts: (day: Day) => boolean): Day | null {
  let at = day
  for (let left = days; left > 0; ) {
    at += 1
    if (counts(at)) left -= 1
    if (at - day > MAX_WAIT_DAYS) return null
  }
  return at
}

function addExtra({ min, max }: TransitDays, extraDays: number): TransitDays {
  return { min: min + extraDays, max: max + extraDays }
}

/** The first matching area wins. Postcodes of one country have the same length, so they can be compared as text. */
function findExtraDays(areas: readonly RemoteArea[], country: string, postcode: string): number {
  const code = postcode.replace(/\s/g, '').toUpperCase()
  const area = areas.find(({ country: own, postcodes }) => {
    if (own !== country) return false
    const [first, last] = postcodes ?? []
    return first === undefined || last === undefined || (code.length === first.length && first <= code && code <= last)
  })
  return area?.extraDays ?? 0
}
