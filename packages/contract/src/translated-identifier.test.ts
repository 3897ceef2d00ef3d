import { expect, it } from 'vitest'
import { isTranslation, translatedIdentifier } from './translated-identifier.ts'

it('names the translation of a page by its language', () => {
  expect(translatedIdentifier('terms-conditions', 'pt-BR')).toBe('terms-conditions@pt')
})

it.each([
  { identifier: 'terms-conditions@ja', is: true },
  { identifier: 'terms-conditions', is: false },
  { identifier: 'mail@home', is: false },
])('$identifier is a translation: $is', ({ identifier, is }) => {
  expect(isTranslation(identifier)).toBe(is)
})
