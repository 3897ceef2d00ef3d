import type { StoreView } from '@meerkat/contract/store-config'
import { createContext, type ReactNode, useContext } from 'react'

const StoreViewContext = createContext<StoreView | null>(null)
const CatalogueLang = createContext<string | undefined>(undefined)
const PageLocale = createContext<string | undefined>(undefined)

export interface StoreViewProviderProps {
  view: StoreView
  /** The language of the page; the store view's own when left out. */
  locale?: string
  children: ReactNode
}

export function StoreViewProvider({ view, locale, children }: StoreViewProviderProps) {
  const own = view.i18n.defaultLocale
  return (
    <CatalogueLang value={locale === undefined || locale === own ? undefined : own}>
      <PageLocale value={locale ?? own}>
        <StoreViewContext value={view}>{children}</StoreViewContext>
      </PageLocale>
    </CatalogueLang>
  )
}

/** The store view of this page: currency, formats, index, URL prefix. Spec §2. */
export function useStoreView(): StoreView {
  const view = useContext(StoreViewContext)
  if (!view) throw new Error('useStoreView needs a StoreViewProvider above it')
  return view
}

/** For the `lang` of texts of the catalogue: its language where the page is in another one, otherwise undefined. Decision 0086. */
export function useCatalogueLang(): string | undefined {
  return useContext(CatalogueLang)
}

/** The language of the page, which may differ from that of the store view. Decision 0009. */
export function useLocale(): string {
  const locale = useContext(PageLocale)
  if (!locale) throw new Error('useLocale needs a StoreViewProvider above it')
  return locale
}
