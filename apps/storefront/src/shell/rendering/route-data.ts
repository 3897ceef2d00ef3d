import type { StoreView } from '@meerkat/contract/store-config'
import type { I18n } from '@meerkat/i18n/words'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/api-client.ts'

/** What every loader may use. */
export interface RouterContext {
  api: Api
  queryClient: QueryClient
  view: StoreView
  i18n: I18n
  /** What the page of this request is made of. */
  tags: Set<string>
}

/** `default` has the whole frame, `minimal` the mark and a way home, `empty` nothing. Spec §2. */
export type Layout = 'default' | 'minimal' | 'empty'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    layout?: Layout
  }
}
