import { fullName } from '../format/name-order.ts'
import { shownStreet } from './street-lines.ts'

/** The displayed parts of an address. Unknown parts are missing or empty on the wire. */
export interface ShownAddress {
  readonly company?: string | null | undefined
  readonly firstname?: string | null | undefined
  readonly lastname?: string | null | undefined
  readonly street?: readonly (string | null | undefined)[] | undefined
  readonly suburb?: string | null | undefined
  readonly postcode?: string | null | undefined
  readonly city?: string | null | undefined
  readonly region?: string | null | undefined
  readonly vat_id?: string | null | undefined
}

/** An address in the format of a parcel label, without empty lines; the name in the order of the reader's language. */
export function addressLines(address: ShownAddress, locale: string): string[] {
  const { company, firstname, lastname, street, suburb, postcode, city, vat_id } = address
  const place = [postcode, city].filter(Boolean).join(' ')
  const name = fullName(locale, firstname, lastname)
  const lines = [company, name, shownStreet(street).join(', '), suburb, place, shownRegion(address), vat_id]
  return lines.filter((line): line is string => Boolean(line))
}

/** The region, or null where it repeats the city, as in Berlin and Hamburg. */
export function shownRegion({ city, region }: Pick<ShownAddress, 'city' | 'region'>): string | null {
  return region && region !== city ? region : null
}
