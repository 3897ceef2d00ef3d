import type { Send } from '@meerkat/contract/transport'

/** What the host sees of the built storefront: a page for a request, and nothing of its inside. */
declare const storefront: {
  /** Pages go to `deliver` as bytes, before the promise settles; the response then has only status and headers. */
  fetch(request: Request, options: { context: { send: Send; deliver: (page: Buffer<ArrayBuffer>) => void } }): Promise<Response> | Response
  /** What tells the pages of one address apart, '' for most shoppers: the language they chose. */
  pageVariant(request: { pathname: string; cookies: string }): string
  /** Of the settings that it was built with (`@meerkat/settings`). */
  readonly settingsStamp: string
  /** An address as the output cache knows it: without the parameters that no page reads. */
  pageAddress(address: string): string
}

export default storefront
