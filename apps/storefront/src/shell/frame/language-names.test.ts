import { catalogLocales } from '@meerkat/i18n/load-messages'
import { expect, it } from 'vitest'
import { LANGUAGE_NAMES } from './language-names.ts'

it('the language menu names every language that has a catalogue', () => {
  expect(Object.keys(LANGUAGE_NAMES).toSorted()).toEqual([...catalogLocales].toSorted())
})
