import type { Send } from '@meerkat/contract/transport'

/** What the host sees of the built storefront: a page for a request, and nothing of its inside. */
declare const storefront: {
  fetch(request: Request, options: { context: { send: Send } }): Promise<Response> | Response
}

export default storefront
