import { addWords, type I18n } from '@meerkat/i18n/words'
import { useRouter } from '@tanstack/react-router'
import { use } from 'react'

const arriving = new WeakMap<I18n, Promise<void>>()

/** Waits for the words of filters and search, which no first screen says. */
export function useFindWords(): void {
  const { i18n } = useRouter().options.context
  const words = arriving.get(i18n) ?? addWords(i18n, 'find').catch(() => undefined)
  arriving.set(i18n, words)
  use(words)
}
