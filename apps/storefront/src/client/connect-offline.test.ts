import { type CatalogPart, loadMessages } from '@meerkat/i18n/load-messages'
import { createI18n } from '@meerkat/i18n/messages'
import { beforeEach, expect, it } from 'vitest'
import { notices } from '../shell/notifications/notices.ts'
import { offerUpdate } from './connect-offline.ts'

// Test files share the module.
beforeEach(() => {
  for (const { id } of notices.store.getState().items) notices.remove(id)
})

const shown = () => notices.store.getState().items.map(({ message, action1 }) => [message, action1?.label])

it('loads the messages of the notice, then offers a new version', async () => {
  await offerUpdate(await createI18n('en-US'), () => {})
  expect(shown()).toEqual([[expect.stringContaining(' '), expect.stringMatching(/^[A-Z]/)]])
})

it('offers nothing when the messages cannot be loaded, because their ids would be shown', async () => {
  const load = async (locale: string, part: CatalogPart) => {
    if (part === 'later') throw new TypeError('Failed to fetch dynamically imported module')
    return loadMessages(locale, part)
  }
  await offerUpdate(await createI18n('de-DE', ['shop'], { load }), () => {})
  expect(shown()).toEqual([])
})
