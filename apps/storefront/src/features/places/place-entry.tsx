import type { OpeningHours } from '@meerkat/contract/places'
import { joinList } from '@meerkat/domain/format/join-list'
import type { PlaceNearby } from '@meerkat/domain/places/find-places'
import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../shell/messages/messages.tsx'

/** A Monday; its week gives the names of the days. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 24 * 60 * 60_000

export interface PlaceEntryProps {
  place: PlaceNearby
  /** Its number on the map. */
  number: number
}

export function PlaceEntry({ place, number }: PlaceEntryProps) {
  const t = useMessages()
  const { locale } = useRouter().options.context.i18n
  const { name, kind, street, postcode, city, phone, hours, services, distanceKm } = place
  const km =
    distanceKm === null ? null : new Intl.NumberFormat(locale, { maximumFractionDigits: distanceKm < 10 ? 1 : 0 }).format(distanceKm)
  return (
    <li className="places-entry">
      <h2>
        <span aria-hidden className="places-mark">
          {number}
        </span>
        {name}
      </h2>
      <p className="places-kind">
        {t(`places.kind.${kind}`)}
        {km !== null && <strong> · {t('places.distance', { km })}</strong>}
      </p>
      <address>
        {street}
        <br />
        {postcode} {city}
        {phone !== '' && (
          <>
            <br />
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </>
        )}
      </address>
      {hours.length > 0 && (
        <>
          <h3>{t('places.hours')}</h3>
          <ul>
            {hours.map((row) => (
              <li key={row.days.join()}>
                {daysOf(row, locale)} <span className="amounts">{`${row.from}–${row.to}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {services.length > 0 && (
        <>
          <h3>{t('places.services')}</h3>
          <p>{new Intl.ListFormat(locale, { type: 'conjunction' }).format(services.map((service) => t(`places.service.${service}`)))}</p>
        </>
      )}
    </li>
  )
}

/** Days in a row as a range. */
function daysOf({ days }: OpeningHours, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const nameOf = (day: number) => format.format(MONDAY + (day - 1) * DAY_MS)
  const [first = 1] = days
  const last = days.at(-1) ?? first
  const isRow = days.length > 2 && last - first === days.length - 1
  return isRow ? `${nameOf(first)}–${nameOf(last)}` : joinList(days.map(nameOf), locale)
}
