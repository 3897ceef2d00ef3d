import { describe, expect, it } from 'vitest'
import { orderStreet, profileStreet, shownStreet, toStreetFields } from './street-lines.ts'

const withUnit = { streetAddress: '14 Acacia Road', apartmentNumber: 'Unit 3' }
const without = { streetAddress: '14 Acacia Road', apartmentNumber: ' ' }

describe('the street of an address without an apartment (docs/wire.md §4.2, §18)', () => {
  it('has no empty line in an order', () => {
    expect(orderStreet(withUnit)).toEqual(['14 Acacia Road', 'Unit 3'])
    expect(orderStreet(without)).toEqual(['14 Acacia Road'])
  })

  it('has a dash as the second line of a profile, which old servers require', () => {
    expect(profileStreet(withUnit)).toEqual(['14 Acacia Road', 'Unit 3'])
    expect(profileStreet(without)).toEqual(['14 Acacia Road', '-'])
  })

  it.each([[['14 Acacia Road', '-']], [['14 Acacia Road', '']], [['14 Acacia Road', null]], [['14 Acacia Road']]])(
    'is shown and edited without the dash: %j',
    (street) => {
      expect(toStreetFields(street)).toEqual({ streetAddress: '14 Acacia Road', apartmentNumber: '' })
      expect(shownStreet(street)).toEqual(['14 Acacia Road'])
    },
  )
})
