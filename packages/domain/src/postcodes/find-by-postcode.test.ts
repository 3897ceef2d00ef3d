import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findByPostcode, type PostcodeData, planFill } from './find-by-postcode.ts'

const folder = join(import.meta.dirname, '..', '..', '..', '..', 'config', 'postcodes')
const countries = Object.fromEntries(
  readdirSync(folder).map((file) => [file.slice(0, 2), JSON.parse(readFileSync(join(folder, file), 'utf8')) as PostcodeData]),
)

describe('the place of a postcode', () => {
  it.each([
    { country: 'ZA', code: '0181', city: 'Pretoria', state: 'Gauteng' },
    { country: 'ZA', code: ' 8001 ', city: 'Cape Town', state: 'Western Cape' },
    { country: 'ZA', code: '4319', city: 'Umhlanga', state: 'KwaZulu-Natal' },
    { country: 'ZA', code: '8601', city: 'Vryburg', state: 'North West' },
    { country: 'ZA', code: '9795', city: 'Colesberg', state: 'Northern Cape' },
    { country: 'ZA', code: '1947', city: 'Sasolburg', state: 'Free State' },
    { country: 'ZA', code: '5555', city: '', state: 'Eastern Cape' },
    { country: 'DE', code: '10115', city: 'Berlin', state: 'Berlin' },
    { country: 'DE', code: '01968', city: '', state: 'Brandenburg' },
    { country: 'DE', code: '80331', city: 'München', state: 'Bayern' },
    { country: 'DE', code: '76829', city: '', state: 'Rheinland-Pfalz' },
    { country: 'AT', code: '1010', city: 'Wien', state: 'Wien' },
    { country: 'IT', code: '20121', city: 'Milano', state: 'Milano' },
  ])('$country $code: $city, $state', ({ country, code, city, state }) => {
    expect(findByPostcode(countries[country]!, code)).toMatchObject({ city, state })
  })

  it.each(['', '018', '01811', 'abcd', 'constructor', '__proto__'])('nothing for %j', (code) => {
    expect(findByPostcode(countries['ZA']!, code)).toBeNull()
  })

  it('suggests a single suburb, and lists several', () => {
    expect(findByPostcode(countries['ZA']!, '1684')).toMatchObject({ suburb: '', suburbs: ['Kyalami', 'Kyalami Estates'] })
    expect(findByPostcode(countries['ZA']!, '0122')).toMatchObject({ suburb: 'Mamelodi', suburbs: ['Mamelodi'] })
  })
})

describe.each(Object.entries(countries))('the postcodes of %s', (_, data) => {
  const length = data.regionRanges[0]?.[0]?.length

  it('have ranges that begin before they end, of codes of one length, in regions of the list', () => {
    for (const [from = '', to = '', region = ''] of data.regionRanges) {
      expect([from.length, to.length], `${from} to ${to}`).toEqual([length, length])
      expect(from <= to, `${from} to ${to}`).toBe(true)
      expect(data.regions).toContain(region)
    }
    for (const [from = '', to = '', city] of data.cityRanges) {
      expect([from.length, to.length, from <= to], `${city}`).toEqual([length, length, true])
    }
  })

  it('have no range that an earlier one hides', () => {
    data.regionRanges.forEach(([from = '', to = ''], at) => {
      const hiding = data.regionRanges.slice(0, at).find(([first = '', last = '']) => first <= from && to <= last)
      expect(hiding, `${from} to ${to}`).toBeUndefined()
    })
  })

  it('give every code with a city a region', () => {
    expect(Object.keys(data.places).filter((code) => !findByPostcode(data, code)?.state)).toEqual([])
  })
})

describe('what a postcode fills in', () => {
  const pretoria = { city: 'Pretoria', state: 'Gauteng', suburb: '', suburbs: [] }
  const mamelodi = { ...pretoria, suburb: 'Mamelodi', suburbs: ['Mamelodi'] }
  const blank = { city: '', state: '', suburb: '' }

  it.each([
    {
      why: 'empty fields',
      address: blank,
      filled: null,
      found: mamelodi,
      fill: { city: 'Pretoria', state: 'Gauteng', suburb: 'Mamelodi' },
    },
    { why: 'nothing that was typed', address: { ...blank, city: 'Tshwane' }, filled: null, found: pretoria, fill: { state: 'Gauteng' } },
    {
      why: 'what the former postcode had filled in',
      address: { city: 'Durban', state: 'KwaZulu-Natal', suburb: 'Bluff' },
      filled: { city: 'Durban', state: 'KwaZulu-Natal', suburb: 'Bluff' },
      found: pretoria,
      fill: { city: 'Pretoria', state: 'Gauteng', suburb: '' },
    },
    {
      why: 'not what was corrected after it had been filled in',
      address: { city: 'eThekwini', state: 'KwaZulu-Natal', suburb: '' },
      filled: { city: 'Durban', state: 'KwaZulu-Natal', suburb: '' },
      found: pretoria,
      fill: { state: 'Gauteng' },
    },
    { why: 'nothing new', address: { city: 'Pretoria', state: 'Gauteng', suburb: '' }, filled: null, found: pretoria, fill: {} },
  ])('$why', ({ address, filled, found, fill }) => {
    expect(planFill(address, found, filled)).toEqual(fill)
  })
})
