import type { I18n, Translate } from '@meerkat/i18n/messages'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

const TranslateContext = createContext<Translate | null>(null)

export interface MessagesProviderProps {
  i18n: I18n
  children: ReactNode
}

export function MessagesProvider({ i18n, children }: MessagesProviderProps) {
  const translate = useMemo(() => toTranslate(i18n), [i18n])
  return <TranslateContext value={translate}>{children}</TranslateContext>
}

/** Messages by id: `t('cart.added')`, `t('catalog.count', { count })`. */
export function useMessages(): Translate {
  const translate = useContext(TranslateContext)
  if (!translate) throw new Error('useMessages needs a MessagesProvider above it')
  return translate
}

/** A list repeats the same messages for each product: messages without placeholders are looked up once. */
function toTranslate(i18n: I18n): Translate {
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
