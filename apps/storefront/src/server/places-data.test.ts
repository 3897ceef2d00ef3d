import { isDeepStrictEqual } from 'node:util'
import { placesOf } from 'virtual:places'
import { expect, it } from 'vitest'
import { storeViews } from '../shell/store-view/stores.ts'
import { placesData } from './places-data.ts'

it('shops and pick-up points are structured data of schema.org, each with its own address', () => {
  for (const view of storeViews) {
    const { places } = placesOf(view.storeCode)
    const data = placesData(places, 'Meerkat', { origin: 'https://shop.example', view } as Parameters<typeof placesData>[2])
    expect(data.length).toBeGreaterThan(1)
    expect(new Set(data.map((node) => node['@id'])).size).toBe(data.length)
    // A store view may share the places of the one that it extends.
    const sharing = storeViews.filter(({ storeCode }) => isDeepStrictEqual(placesOf(storeCode).places, places))
    expect(sharing.some(({ i18n }) => places.every(({ country }) => country === i18n.defaultCountry))).toBe(true)
  }
  const [view] = storeViews
  const [first] = placesData(placesOf('').places, 'Meerkat', { origin: 'https://shop.example', view } as Parameters<typeof placesData>[2])
  expect(first).toMatchObject({
    '@type': 'PetStore',
    '@id': 'https://shop.example/store-locator#observatory',
    name: 'Meerkat Observatory',
    address: { streetAddress: '12 Sentinel Road', addressLocality: 'Cape Town', addressCountry: 'ZA' },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
    ],
  })
})
