import type { Place, Town } from '@meerkat/contract/places'

export interface Position {
  readonly lat: number
  readonly lon: number
}

/** A place with its distance; null when no position is known. */
export type PlaceNearby = Place & { readonly distanceKm: number | null }

const EARTH_KM = 6371

/** Great-circle distance (haversine formula). */
export function distanceKm(from: Position, to: Position): number {
  const lat = toRadians(to.lat - from.lat)
  const lon = toRadians(to.lon - from.lon)
  const half = Math.sin(lat / 2) ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(lon / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The nearest first; without a position, in the order of the shop. Spec §2 store locator. */
export function sortPlaces(places: readonly Place[], from: Position | null): PlaceNearby[] {
  if (!from) return places.map((place) => ({ ...place, distanceKm: null }))
  return places.map((place) => ({ ...place, distanceKm: distanceKm(from, place) })).sort((a, b) => a.distanceKm - b.distanceKm)
}

/**
 * The position of a typed place: a town of the list, or the town or postal code of one of the places. Case, accents and any words after the
 * name are ignored. Null for a place that the shop does not know; no external service is asked.
 */
export function findPosition(
  typed: string,
  { places, towns }: { readonly places: readonly Place[]; readonly towns: readonly Town[] },
): Position | null {
  const term = normalise(typed)
  if (term.length < 2) return null
  const known = [
    ...places.map(({ postcode, lat, lon }) => ({ name: postcode, lat, lon })),
    ...towns,
    ...places.map(({ city, lat, lon }) => ({ name: city, lat, lon })),
  ].map((town) => ({ ...town, name: normalise(town.name) }))
  const found = known.find(({ name }) => name === term) ?? known.find(({ name }) => name.startsWith(term) || term.startsWith(`${name} `))
  return found ? { lat: found.lat, lon: found.lon } : null
}

function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
