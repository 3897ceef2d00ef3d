import { addMessages, type I18n } from '@meerkat/i18n/messages'
import { useRouter } from '@tanstack/react-router'
import { use } from 'react'

const arriving = new WeakMap<I18n, Promise<void>>()

/** Suspends until the messages of filters and search are loaded; no initial screen uses them. */
export function useFindMessages(): void {
  const { i18n } = useRouter().options.context
  const messages = arriving.get(i18n) ?? addMessages(i18n, 'find').catch(() => undefined)
  arriving.set(i18n, messages)
  use(messages)
}
