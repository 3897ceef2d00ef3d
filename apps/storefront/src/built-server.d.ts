import type { Send } from '@meerkat/contract/transport'

/** What the host sees of the built storefront: a page for a request, and nothing of its inside. */
declare const storefront: {
  /** Pages go to `deliver` as text, before the promise settles; the response then has only status and headers. */
  fetch(request: Request, options: { context: { send: Send; deliver: (page: string) => void } }): Promise<Response> | Response
}

export default storefront
