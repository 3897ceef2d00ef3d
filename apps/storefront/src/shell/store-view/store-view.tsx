import type { StoreView } from '@meerkat/contract/store-config'
import { createContext, type ReactNode, useContext } from 'react'

const StoreViewContext = createContext<StoreView | null>(null)

export interface StoreViewProviderProps {
  view: StoreView
  children: ReactNode
}

export function StoreViewProvider({ view, children }: StoreViewProviderProps) {
  return <StoreViewContext value={view}>{children}</StoreViewContext>
}

/** The store view of this page: currency, formats, index, URL prefix. Spec §2. */
export function useStoreView(): StoreView {
  const view = useContext(StoreViewContext)
  if (!view) throw new Error('useStoreView needs a StoreViewProvider above it')
  return view
}
