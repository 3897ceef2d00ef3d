import { expect, it } from 'vitest'
import { addressedName, fullName } from './name-order.ts'

it.each([
  ['en-ZA', 'Hanako', 'Yamada', 'Hanako Yamada'],
  ['ja-JP', '花子', '山田', '山田 花子'],
  ['ja-JP', '花子', null, '花子'],
  ['ja-JP', ' ', undefined, ''],
])('in %s, %s and %s are written in the order of the language', (locale, given, family, name) => {
  expect(fullName(locale, given, family)).toBe(name)
})

it.each([
  ['en-ZA', 'Hanako'],
  ['ja-JP', '山田 Hanako'],
])('greets in %s as %s', (locale, name) => {
  expect(addressedName(locale, ' Hanako ', '山田')).toBe(name)
})
