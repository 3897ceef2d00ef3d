import { catalogLocales } from '@meerkat/i18n/load-messages'
import { createI18n } from '@meerkat/i18n/messages'
import type { BuildList } from '../src/service-worker/build-list.ts'

/** The reminder of a waiting order in every language of the shop: the service worker shows it when no page is open to translate it. */
export async function readReminders(): Promise<BuildList['reminders']> {
  return Object.fromEntries(await Promise.all(catalogLocales.map(async (locale) => [locale, await readReminder(locale)] as const)))
}

async function readReminder(locale: string): Promise<{ title: string; body: string }> {
  const i18n = await createI18n(locale, ['mail'])
  return { title: i18n.t('reminder.title'), body: i18n.t('reminder.text') }
}
