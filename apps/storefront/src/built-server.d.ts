import type { Send } from '@meerkat/contract/transport'

/** The interface of the built storefront that the host uses. */
declare const storefront: {
  /** Passes the page to `deliver` as bytes before the promise settles; the response then has only status and headers. */
  fetch(request: Request, options: { context: { send: Send; deliver: (page: Buffer<ArrayBuffer>) => void } }): Promise<Response> | Response
  /** The codes of all store views; '' is the default one. */
  readonly storeCodes: readonly string[]
  /** Tells apart the cached pages of one address: the language that the shopper chose, '' for most. */
  pageVariant(request: { pathname: string; cookies: string }): string
  /** Stamp of the settings that it was built with (`@meerkat/settings`). */
  readonly settingsStamp: string
  /** The address as a key of the output cache: without query parameters that no page reads. */
  pageAddress(address: string): string
}

export default storefront
