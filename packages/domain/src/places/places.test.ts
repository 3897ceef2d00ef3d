import type { Place } from '@meerkat/contract/places'
import { describe, expect, it } from 'vitest'
import { drawMap } from './draw-map.ts'
import { distanceKm, findPosition, sortPlaces } from './find-places.ts'

const aPlace = (id: string, city: string, postcode: string, lat: number, lon: number): Place => ({
  id,
  kind: 'shop',
  name: id,
  street: '1 Long Street',
  postcode,
  city,
  country: 'ZA',
  phone: '',
  lat,
  lon,
  hours: [],
  services: [],
})
const cape = aPlace('cape', 'Cape Town', '7925', -33.94, 18.47)
const durban = aPlace('durban', 'Durban', '4001', -29.86, 31.03)
const koeln = aPlace('koeln', 'Köln', '50667', 50.94, 6.96)
const known = { places: [cape, durban, koeln], towns: [{ name: 'Pretoria', lat: -25.75, lon: 28.19 }] }

describe('places near the shopper (Spec §2 store locator)', () => {
  it('have their great-circle distance', () => {
    expect(Math.round(distanceKm(cape, durban))).toBe(1268)
    expect(distanceKm(cape, cape)).toBe(0)
    expect(Math.round(distanceKm({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }))).toBe(111)
  })

  it('are sorted by distance, or stay in the order of the shop', () => {
    expect(sortPlaces([cape, durban], { lat: -29, lon: 31 }).map(({ id }) => id)).toEqual(['durban', 'cape'])
    expect(sortPlaces([cape, durban], null).map(({ id, distanceKm: km }) => [id, km])).toEqual([
      ['cape', null],
      ['durban', null],
    ])
  })

  it.each([
    { typed: 'Durban', found: durban },
    { typed: ' durban, KZN ', found: durban },
    { typed: '7925', found: cape },
    { typed: 'koln', found: koeln },
    { typed: 'Pret', found: known.towns[0] },
    { typed: 'Atlantis', found: null },
    { typed: 'd', found: null },
    { typed: '', found: null },
    { typed: '.*', found: null },
  ])('"$typed" is found', ({ typed, found }) => {
    expect(findPosition(typed, known)).toEqual(found && { lat: found?.lat, lon: found?.lon })
  })
})

describe('the map', () => {
  const size = { width: 400, height: 300 }
  it('shows every position within its frame, north at the top', () => {
    const { points, lines } = drawMap([cape, durban], size)
    for (const { x, y } of points) expect([x > 20 && x < 380, y > 20 && y < 280]).toEqual([true, true])
    expect([points[0]!.x < points[1]!.x, points[0]!.y > points[1]!.y]).toEqual([true, true])
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.length).toBeLessThan(30)
  })

  it('does not let one mark cover another', () => {
    const { points } = drawMap([cape, durban, { lat: -29.87, lon: 31.04 }, durban], size)
    const [, first, second, third] = points
    expect(Math.hypot(first!.x - second!.x, first!.y - second!.y)).toBeGreaterThan(21)
    expect(third).not.toEqual(first)
  })

  it('puts a single position into the middle', () => {
    expect(drawMap([cape], size).points).toEqual([{ x: 200, y: 150 }])
  })
})
