import { expect, it } from 'vitest'
import { formatter } from './formatter.ts'

it('creates one formatter for each kind, locale and options', () => {
  const percent = formatter(Intl.NumberFormat, 'de', { style: 'percent' })
  expect(formatter(Intl.NumberFormat, 'de', { style: 'percent' })).toBe(percent)
  const others = [
    formatter(Intl.NumberFormat, 'en', { style: 'percent' }),
    formatter(Intl.NumberFormat, 'de', {}),
    formatter(Intl.DateTimeFormat, 'de', {}),
  ]
  expect(new Set([percent, ...others]).size).toBe(4)
  expect(others.map((other) => other.constructor)).toEqual([Intl.NumberFormat, Intl.NumberFormat, Intl.DateTimeFormat])
})

it('keeps nothing for a locale that does not exist', () => {
  const create = () => formatter(Intl.NumberFormat, 'not a locale', {})
  expect(create).toThrow(RangeError)
  expect(create).toThrow(RangeError)
})
