import type { I18n, Words } from '@meerkat/i18n/words'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

const WordsContext = createContext<Words | null>(null)

export interface MessagesProviderProps {
  i18n: I18n
  children: ReactNode
}

export function MessagesProvider({ i18n, children }: MessagesProviderProps) {
  const words = useMemo(() => toWords(i18n), [i18n])
  return <WordsContext value={words}>{children}</WordsContext>
}

/** Messages by id: `t('cart.added')`, `t('catalog.count', { count })`. */
export function useMessages(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useMessages needs a MessagesProvider above it')
  return words
}

/** A list repeats the same messages for each product: messages without placeholders are looked up once. */
function toWords(i18n: I18n): Words {
  const said = new Map<string, string>()
  return (id, values) => {
    if (values) return i18n.t(id, values)
    const known = said.get(id)
    if (known !== undefined) return known
    const text = i18n.t(id)
    // A message that is missing now may be in a part of the catalogue that is still loading.
    if (text !== id) said.set(id, text)
    return text
  }
}
