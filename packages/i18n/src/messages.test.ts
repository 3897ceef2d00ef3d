import { expect, it, vi } from 'vitest'
import { type CatalogPart, loadMessages } from './load-messages.ts'
import { addMessages, createI18n } from './messages.ts'

/** Loads all messages but these, given as "de-DE/shop". */
function without(...missing: readonly string[]) {
  return async (locale: string, part: CatalogPart) => {
    if (missing.includes(`${locale}/${part}`)) throw new TypeError('Failed to fetch dynamically imported module')
    return loadMessages(locale, part)
  }
}

it('uses English when the messages of the language cannot be loaded, and calls whenMissing', async () => {
  const whenMissing = vi.fn<() => void>()
  const i18n = await createI18n('de-DE', ['shop', 'cart'], { load: without('de-DE/shop'), whenMissing })
  expect(i18n.t('early.reload')).toBe('Reload')
  expect(whenMissing).toHaveBeenCalledOnce()
})

it('also uses English for messages that are added later', async () => {
  const whenMissing = vi.fn<() => void>()
  const i18n = await createI18n('de-DE', ['shop'], { load: without('de-DE/later'), whenMissing })
  expect(i18n.t('early.reload')).toBe('Neu laden')
  expect(whenMissing).not.toHaveBeenCalled()
  await addMessages(i18n, 'later')
  expect(i18n.t('wishlist.clear')).toBe('Clear wishlist')
  expect(whenMissing).toHaveBeenCalledOnce()
})

it('fails when no messages can be loaded at all, so that the server-rendered page stays', async () => {
  await expect(createI18n('de-DE', ['shop'], { load: without('de-DE/shop', 'en-US/shop') })).rejects.toThrow('Failed to fetch')
})

it('shares the merged messages between instances, and changes no other instance', async () => {
  const [first, second, third] = await Promise.all([createI18n('de-DE'), createI18n('de-DE'), createI18n('de-DE')])
  await addMessages(first!, 'later')
  await addMessages(second!, 'later')
  expect(second!.messages).toBe(first!.messages)
  expect(third!.t('wishlist.clear')).toBe('wishlist.clear')
  expect(third!.t('early.reload')).toBe('Neu laden')
})
