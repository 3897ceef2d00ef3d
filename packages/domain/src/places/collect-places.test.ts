import type { Place } from '@meerkat/contract/places'
import { expect, it } from 'vitest'
import { findCollectPlace, listCollectPlaces } from './collect-places.ts'

const shop: Place = {
  id: 'observatory',
  kind: 'shop',
  name: 'Observatory',
  street: '12 Sentinel Road',
  postcode: '7925',
  city: 'Cape Town',
  country: 'ZA',
  phone: '',
  lat: 0,
  lon: 0,
  hours: [],
  services: ['collect', 'vet'],
}
const places: readonly Place[] = [shop, { ...shop, id: 'clinic', name: 'Clinic', services: ['vet'] }]
const OBSERVATORY = 'Observatory, 12 Sentinel Road, Cape Town'

it('lists the places that hand orders out', () => {
  expect(listCollectPlaces(places)).toEqual([OBSERVATORY])
})

it.each([
  { why: 'the place of an order that is collected', carrier: 'pickup', extra: { collectAt: OBSERVATORY }, found: OBSERVATORY },
  { why: 'none for a delivered order', carrier: 'courier', extra: { collectAt: OBSERVATORY }, found: null },
  { why: 'none for a text that names no place', carrier: 'pickup', extra: { collectAt: 'Buy at evil.example' }, found: null },
  {
    why: 'none for a place that hands nothing out',
    carrier: 'pickup',
    extra: { collectAt: 'Clinic, 12 Sentinel Road, Cape Town' },
    found: null,
  },
  { why: 'none without a choice', carrier: 'pickup', extra: null, found: null },
])('finds $why', ({ carrier, extra, found }) => {
  expect(findCollectPlace({ carrier, extra }, places)).toBe(found)
})
