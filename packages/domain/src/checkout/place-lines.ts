import { provinceSign } from '../format/italian-provinces.ts'
import type { ShownAddress } from './address-lines.ts'

type Place = Pick<ShownAddress, 'postcode' | 'city' | 'region' | 'country_id'>

type WritePlace = (place: { readonly postcode: string; readonly city: string; readonly region: string }) => readonly string[]

/** Postal code, city and region as each country writes them. A country that is not listed writes code and city, and the region below. */
const BY_COUNTRY: Readonly<Record<string, WritePlace>> = {
  ...same(['ZA'], ({ postcode, city, region }) => [join(', ', city, otherThan(city, region), postcode)]),
  // The region is no part of an address: the code says where the city is.
  ...same(['DE', 'AT', 'CH', 'FR', 'NL', 'BE', 'PL', 'CZ', 'SE', 'DK', 'NO', 'FI'], ({ postcode, city }) => [join(' ', postcode, city)]),
  // Also where the province has the name of the city: 20121 Milano (MI).
  ...same(['IT'], ({ postcode, city, region }) => [join(' ', postcode, city, inBrackets(provinceSign(region) ?? otherThan(city, region)))]),
  ...same(['ES'], ({ postcode, city, region }) => [join(' ', postcode, city, inBrackets(otherThan(city, region)))]),
  ...same(['GB', 'IE'], ({ postcode, city }) => [city, postcode]),
  ...same(['US', 'JP'], ({ postcode, city, region }) => [join(' ', join(', ', city, otherThan(city, region)), postcode)]),
  ...same(['CA', 'AU'], ({ postcode, city, region }) => [join(' ', city, otherThan(city, region), postcode)]),
}

/** The lines for postal code, city and region, without empty ones. */
export function placeLines({ postcode, city, region, country_id }: Place): string[] {
  const write = BY_COUNTRY[country_id?.toUpperCase() ?? ''] ?? writeCodeFirst
  return write({ postcode: postcode ?? '', city: city ?? '', region: region ?? '' }).filter(Boolean)
}

function writeCodeFirst({ postcode, city, region }: Parameters<WritePlace>[0]): string[] {
  return [join(' ', postcode, city), otherThan(city, region)]
}

function same(countries: readonly string[], write: WritePlace): Record<string, WritePlace> {
  return Object.fromEntries(countries.map((country) => [country, write]))
}

/** Empty where the region repeats the city, as in Berlin and Hamburg. */
function otherThan(city: string, region: string): string {
  return region === city ? '' : region
}

function inBrackets(text: string): string {
  return text && `(${text})`
}

function join(by: string, ...parts: readonly string[]): string {
  return parts.filter(Boolean).join(by)
}
