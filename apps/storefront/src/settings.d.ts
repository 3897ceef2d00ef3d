/** Settings compiled in by `build/settings-plugin.ts`. */
declare module 'virtual:settings' {
  import type { BrowserSettings } from '@meerkat/settings/browser-settings'

  export const settings: BrowserSettings
  /** URL of the shop's logo; null for Meerkat's. */
  export const shopLogo: string | null
  export const themeColour: string
  export const settingsStamp: string
}
