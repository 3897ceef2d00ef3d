/** Settings compiled in by `build/settings-plugin.ts`. */
declare module 'virtual:settings' {
  import type { StoresFile } from '@meerkat/contract/store-config'
  import type { BrowserSettings } from '@meerkat/settings/browser-settings'

  export const settings: BrowserSettings
  /** URL of the shop's logo; null for Meerkat's. */
  export const shopLogo: string | null
  /** The protocol for catalogue requests. */
  export const searchAdapter: StoresFile['shop']['server']['api']
  /** Whether the server has the calls that only Meerkat's API has; otherwise features that need them are hidden. */
  export const hasOwnCalls: boolean
  /** Sent with every call; '' for none. */
  export const partitionKey: string
  /** Whether the user token is sent in a header; otherwise it is a query parameter. */
  export const tokenInHeader: boolean
  /** Endpoint of the calls that apply and remove a voucher; '' for those of coupons. */
  export const voucherEndpoint: StoresFile['shop']['cart']['voucherEndpoint']
  /** Where "Proceed to checkout" leads; empty: our own checkout. */
  export const externalCheckout: string
  /** How often the browser requests a picture before it is hidden. */
  export const pictureAttempts: number
  /** Colour of the browser's own frame, in both themes. */
  export const themeColours: { readonly light: string; readonly dark: string }
  /** Background colour of the light theme, shown while the installed shop starts. */
  export const pageColour: string
  export const settingsStamp: string
}

/** Icons and pictures of the installed shop, drawn by `build/app-icons.ts`. */
declare module 'virtual:app-icons' {
  import type { AppIcon, Screenshot, ShortcutIcon } from '../build/app-icons.ts'

  export const appIcons: readonly AppIcon[]
  export const shortcutIcons: readonly ShortcutIcon[]
  export const screenshots: readonly Screenshot[]
}

declare module 'virtual:third-parties' {
  import type { ThirdParty } from '@meerkat/settings/third-parties'

  /** Only for code that is loaded late: see `import.meta.env.THIRD_PARTIES`. */
  export const thirdParties: readonly ThirdParty[]
}

declare module 'virtual:places' {
  import type { Place, Town } from '@meerkat/contract/places'

  /** Shops and pick-up points of a store view. */
  export function placesOf(storeCode: string): { readonly places: readonly Place[]; readonly towns: readonly Town[] }
}

declare module 'virtual:delivery' {
  import type { DeliverySettings } from '@meerkat/domain/delivery/plan-delivery'

  /** Only for code that is loaded late. Null: the store view promises no dates. */
  export function deliveryOf(storeCode: string): DeliverySettings | null
}

declare module 'virtual:labels' {
  import type { LabelBook } from '@meerkat/contract/labels'

  /** By locale. Only for pages in another language than the store view's. */
  export const labelBooks: Readonly<Record<string, () => Promise<{ book: LabelBook }>>>
}

declare module 'virtual:texts' {
  import type { LabelBook } from '@meerkat/contract/labels'

  /** By locale. Only for home and category pages in another language than the store view's. */
  export const textBooks: Readonly<Record<string, () => Promise<{ texts: LabelBook['texts'] }>>>
}

declare module 'virtual:postcodes' {
  import type { PostcodeData } from '@meerkat/domain/postcodes/find-by-postcode'

  /** Loads the postcodes of a country. */
  export const postcodes: Readonly<Record<string, (() => Promise<PostcodeData>) | undefined>>
}

declare module 'virtual:popular-searches' {
  /** Loaded with the search panel. */
  export function popularSearchesOf(storeCode: string): readonly string[]
}
