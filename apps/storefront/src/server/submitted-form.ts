import type { Send } from '@meerkat/contract/transport'
import { createClient } from '../shell/api/api-client.ts'
import { findStoreView } from '../shell/store-view/stores.ts'

export interface SubmittedForm {
  readonly fields: URLSearchParams
  readonly api: ReturnType<typeof createClient>
  /** Redirects to the page of the form with these parameters, which say what to show. */
  readonly show: (parameters: Readonly<Record<string, string>>) => Response
}

/** A form of the page at this path, in any store view, that was sent without JavaScript. Null for every other request. */
export async function readSubmittedForm(request: Request, send: Send, page: string): Promise<SubmittedForm | null> {
  if (request.method !== 'POST') return null
  const { view, path } = findStoreView(new URL(request.url).pathname)
  if (path !== page) return null
  return {
    fields: new URLSearchParams(await request.clone().text()),
    api: createClient(send, { storeCode: view.storeCode, parse: false }),
    show: (parameters) => {
      const location = `${view.url}${page}?${new URLSearchParams(parameters)}`
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
    },
  }
}
