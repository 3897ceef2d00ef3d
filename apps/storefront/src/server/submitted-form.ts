import type { Send } from '@meerkat/contract/transport'
import { createClient } from '../shell/api/api-client.ts'
import { findStoreView } from '../shell/store-view/stores.ts'

/** Which requests are a form. */
export interface FormAddress {
  /** The paths of its pages, without the store view. */
  readonly pages: readonly string[]
  /** Its fields, of which at least one is sent: the page has other forms, such as the language form. */
  readonly fields: readonly string[]
}

export interface SubmittedForm {
  readonly fields: URLSearchParams
  readonly api: ReturnType<typeof createClient>
  /** Redirects to the page of the form with these parameters, which say what to show. `element`: the id of the element to scroll to. */
  readonly show: (parameters: Readonly<Record<string, string>>, element?: string) => Response
}

/** A form of one of these pages, in any store view, that was sent without JavaScript. Null for every other request. */
export async function readSubmittedForm(
  request: Request,
  send: Send,
  { pages, fields: names }: FormAddress,
): Promise<SubmittedForm | null> {
  if (request.method !== 'POST') return null
  const { view, path } = findStoreView(new URL(request.url).pathname)
  if (!pages.includes(path)) return null
  const fields = new URLSearchParams(await request.clone().text())
  if (!names.some((name) => fields.has(name))) return null
  return {
    fields,
    api: createClient(send, { storeCode: view.storeCode, parse: false }),
    show: (parameters, element) => {
      const location = `${view.url}${path}?${new URLSearchParams(parameters)}${element === undefined ? '' : `#${element}`}`
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
    },
  }
}
