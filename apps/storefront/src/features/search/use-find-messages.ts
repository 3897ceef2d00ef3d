import { addMessages, type I18n } from '@meerkat/i18n/messages'
import { useRouter } from '@tanstack/react-router'
import { use, useEffect } from 'react'

const arriving = new WeakMap<I18n, Promise<boolean>>()

/** Suspends until the messages of filters and search, which no initial screen uses, are loaded; false when that fails. */
export function useFindMessages(): boolean {
  const { i18n } = useRouter().options.context
  const messages = arriving.get(i18n) ?? loadFindMessages(i18n)
  arriving.set(i18n, messages)
  const areHere = use(messages)

  useEffect(() => {
    if (areHere) return undefined
    // Load them again when the panel is opened the next time.
    return () => void arriving.delete(i18n)
  }, [i18n, areHere])

  return areHere
}

function loadFindMessages(i18n: I18n): Promise<boolean> {
  return addMessages(i18n, 'find').then(
    () => true,
    () => false,
  )
}
