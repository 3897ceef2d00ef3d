/** What `build/settings-plugin.ts` compiles in. */
declare module 'virtual:settings' {
  import type { BrowserSettings } from '@meerkat/settings/browser-settings'

  export const settings: BrowserSettings
  /** Address of the shop's own logo; null for Meerkat's. */
  export const shopLogo: string | null
  export const themeColour: string
  export const settingsStamp: string
}
