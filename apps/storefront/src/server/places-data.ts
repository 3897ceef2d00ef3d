import type { Place } from '@meerkat/contract/places'
import type { PageFacts } from './page-facts.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Structured data about the shops and pick-up points, in the vocabulary of schema.org. */
export function placesData(places: readonly Place[], shopName: string, { origin, view }: PageFacts): Record<string, unknown>[] {
  return places.map(({ id, kind, name, street, postcode, city, country, phone, lat, lon, hours }) => ({
    '@context': 'https://schema.org',
    '@type': kind === 'shop' ? 'PetStore' : 'LocalBusiness',
    '@id': `${origin}${view.url}/store-locator#${id}`,
    name: `${shopName} ${name}`,
    url: `${origin}${view.url}/store-locator`,
    address: { '@type': 'PostalAddress', streetAddress: street, postalCode: postcode, addressLocality: city, addressCountry: country },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
    ...(phone !== '' && { telephone: phone }),
    openingHoursSpecification: hours.map(({ days, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day - 1]),
      opens: from,
      closes: to,
    })),
  }))
}
