import type { Place } from '@meerkat/contract/places'

/** Carrier of the methods by which an order is collected. */
export const COLLECT_CARRIER = 'pickup'
/** Field that names the place in the further delivery data of an order. docs/wire.md §4.2. */
export const COLLECT_AT = 'collectAt'

/** The shops and pick-up points that hand out orders, as displayed text. Spec §2 store locator. */
export function listCollectPlaces(places: readonly Place[]): string[] {
  return places.filter(({ services }) => services.includes('collect')).map(({ name, street, city }) => `${name}, ${street}, ${city}`)
}

interface Delivery {
  readonly carrier: string | null
  /** Further delivery data of the order. */
  readonly extra: unknown
}

/** The place at which an order is collected; null when it is delivered, or for a place that is not offered. */
export function findCollectPlace(delivery: Delivery, places: readonly Place[]): string | null {
  const asked = chosenCollectPlace(delivery)
  return listCollectPlaces(places).find((place) => place === asked) ?? null
}

/** The place that the shopper chose; null when the order is delivered, or without a choice. */
export function chosenCollectPlace({ carrier, extra }: Delivery): string | null {
  if (carrier !== COLLECT_CARRIER || typeof extra !== 'object' || extra === null) return null
  const asked: unknown = (extra as Readonly<Record<string, unknown>>)[COLLECT_AT]
  return typeof asked === 'string' && asked !== '' ? asked : null
}
