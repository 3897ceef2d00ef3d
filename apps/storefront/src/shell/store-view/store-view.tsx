import type { StoreView } from '@meerkat/contract/store-config'
import { createContext, type ReactNode, useContext } from 'react'

const StoreViewContext = createContext<StoreView | null>(null)
const PageLocale = createContext<string | undefined>(undefined)

export interface StoreViewProviderProps {
  view: StoreView
  /** The language of the page; the store view's own when left out. */
  locale?: string
  children: ReactNode
}

export function StoreViewProvider({ view, locale, children }: StoreViewProviderProps) {
  return (
    <PageLocale value={locale}>
      <StoreViewContext value={view}>{children}</StoreViewContext>
    </PageLocale>
  )
}

/** The store view of this page: currency, formats, index, URL prefix. Spec §2. */
export function useStoreView(): StoreView {
  const view = useContext(StoreViewContext)
  if (!view) throw new Error('useStoreView needs a StoreViewProvider above it')
  return view
}

/** The language of the page, which may differ from that of the store view. Decision 0009. */
export function useLocale(): string {
  const own = useStoreView().i18n.defaultLocale
  return useContext(PageLocale) ?? own
}

/** For the `lang` of texts of the catalogue: its language where the page is in another one, otherwise undefined. Decision 0086. */
export function useCatalogueLang(): string | undefined {
  const own = useStoreView().i18n.defaultLocale
  return useLocale() === own ? undefined : own
}
