import { catalogLocales } from '@meerkat/i18n/load-messages'
import { expect, it } from 'vitest'
import { readReminders } from './reminders.ts'

it('has the reminder in every language of the shop, in English for the variants of English', async () => {
  const reminders = await readReminders()
  expect(Object.keys(reminders).toSorted()).toEqual(catalogLocales.toSorted())
  expect(reminders['en-ZA']).toEqual(reminders['en-US'])
  expect(reminders['de-DE']).not.toEqual(reminders['en-US'])
  for (const { title, body } of Object.values(reminders)) {
    expect(title).not.toContain('reminder.')
    expect(body).not.toContain('reminder.')
  }
})
