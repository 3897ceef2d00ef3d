import type { I18n, Words } from '@meerkat/i18n/words'
import { createContext, type ReactNode, useContext } from 'react'

const I18nContext = createContext<I18n | null>(null)

export interface WordsProviderProps {
  i18n: I18n
  children: ReactNode
}

export function WordsProvider({ i18n, children }: WordsProviderProps) {
  return <I18nContext value={i18n}>{children}</I18nContext>
}

/** Sentences by id: `t('cart.added')`, `t('catalog.count', { count })`. */
export function useWords(): Words {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('useWords needs a WordsProvider above it')
  return (id, values) => i18n.t(id, values)
}
