import { createI18n } from '@meerkat/i18n/messages'
import { expect, it } from 'vitest'
import { shop } from '../../shell/store-view/stores.ts'
import { isSearchable, whyNotSearched } from './is-searchable.ts'

const { t } = await createI18n('en-US', ['shop'])

it.each([
  { term: 'ab', says: `Searched term should consist of at least ${shop.search.minimumTermLength} characters.` },
  { term: '4111 1111 1111 1111', says: 'No results were found.' },
])('says why it does not search for "$term"', ({ term, says }) => {
  expect(isSearchable(term)).toBe(false)
  expect(whyNotSearched(term, t)).toBe(says)
})

it('names the length of the settings', () => {
  expect(t('search.minimum', { count: 2 })).toBe('Searched term should consist of at least 2 characters.')
})
