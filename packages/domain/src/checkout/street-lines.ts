import type { AddressDetails } from './details.ts'

/** Placeholder for an empty second line where the wire requires two lines with text. docs/wire.md §18. */
const NO_APARTMENT = '-'

type StreetFields = Pick<AddressDetails, 'streetAddress' | 'apartmentNumber'>

/** The street of an order's address, without empty lines. docs/wire.md §4.2. */
export function orderStreet({ streetAddress, apartmentNumber }: StreetFields): string[] {
  return [streetAddress, apartmentNumber].map((line) => line.trim()).filter((line) => line !== '')
}

/** The street of a profile's address: always two lines, neither of them empty. docs/wire.md §18. */
export function profileStreet({ streetAddress, apartmentNumber }: StreetFields): string[] {
  return [streetAddress.trim(), apartmentNumber.trim() || NO_APARTMENT]
}

/** The fields of a stored street. */
export function toStreetFields(street: readonly (string | null | undefined)[]): StreetFields {
  const [streetAddress, apartmentNumber] = street
  return { streetAddress: streetAddress ?? '', apartmentNumber: isBlank(apartmentNumber) ? '' : apartmentNumber }
}

/** The lines of a stored street without empty ones and dashes. */
export function shownStreet(street: readonly (string | null | undefined)[] = []): string[] {
  return street.flatMap((line) => (isBlank(line) ? [] : [line]))
}

function isBlank(line: string | null | undefined): line is null | undefined {
  return !line || line.trim() === '' || line.trim() === NO_APARTMENT
}
