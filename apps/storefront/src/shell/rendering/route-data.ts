import type { StoreView } from '@meerkat/contract/store-config'
import type { I18n } from '@meerkat/i18n/messages'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/api-client.ts'
import type { Labels } from '../store-view/load-labels.ts'

/** The context of every loader. */
export interface RouterContext {
  api: Api
  queryClient: QueryClient
  view: StoreView
  i18n: I18n
  /** Translates labels of the catalogue; null where the page is in the language of the catalogue. */
  labels: Labels | null
  /** The cache tags of this request's page. */
  tags: Set<string>
  /** Sources that this request's page allows beyond those of every page, by directive of the content security policy. */
  policy: Map<string, ReadonlySet<string>>
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Instead of the full layout: `minimal` has the logo and a link to the home page, `empty` nothing. Spec §2. */
    layout?: 'minimal' | 'empty'
    /** `asked`: the stored cart is loaded when something asks for it, not when the page is idle. docs/behaviour/cart.md §1.2. */
    cart?: 'asked'
  }
}
