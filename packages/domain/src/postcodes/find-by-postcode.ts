/** What is known about the postcodes of a country: a file of `config/postcodes/`. */
export interface PostcodeData {
  /** The provinces or states of the country. */
  readonly regions: readonly string[]
  /** First and last code, and the region; the first matching range counts. */
  readonly regionRanges: readonly (readonly string[])[]
  /** The same for cities. */
  readonly cityRanges: readonly (readonly string[])[]
  /** City and suburbs of single codes. */
  readonly places: Readonly<Record<string, readonly string[]>>
}

/** What a postcode says about an address. Empty text means unknown. */
export interface KnownPlace {
  readonly city: string
  readonly state: string
  /** Set only if the code has exactly one suburb. */
  readonly suburb: string
  /** All suburbs of the code. */
  readonly suburbs: readonly string[]
}

/** The place of a postcode; null when nothing is known about it, such as while it is being typed. */
export function findByPostcode(data: PostcodeData, zipCode: string): KnownPlace | null {
  const code = zipCode.replaceAll(/\s/g, '')
  const [city = findRange(data.cityRanges, code), ...suburbs] = Object.hasOwn(data.places, code) ? (data.places[code] ?? []) : []
  const state = findRange(data.regionRanges, code)
  if (city === '' && state === '') return null
  return { city, state, suburbs, suburb: suburbs.length === 1 ? (suburbs[0] ?? '') : '' }
}

/** Postcodes of one country have the same length, so they can be compared as text. */
function findRange(ranges: readonly (readonly string[])[], code: string): string {
  const found = ranges.find(([from = '', to = '']) => code.length === from.length && from <= code && code <= to)
  return found?.[2] ?? ''
}

type PlaceFields = Readonly<Record<'city' | 'state' | 'suburb', string>>

/**
 * The fields to fill in after a change of the postcode: those that are empty or still contain what the previous postcode filled in. Typed
 * text is never overwritten. docs/behaviour/checkout.md §13.1.
 */
export function planFill(address: PlaceFields, found: KnownPlace, filled: PlaceFields | null): Partial<PlaceFields> {
  const names = ['city', 'state', 'suburb'] as const
  const changed = names.filter((name) => {
    const isOurs = address[name].trim() === '' || address[name] === filled?.[name]
    return isOurs && address[name] !== found[name]
  })
  return Object.fromEntries(changed.map((name) => [name, found[name]]))
}
