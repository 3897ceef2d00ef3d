import { endProductAlerts, requestProductAlert } from '@meerkat/contract/product-alert'
import type { Send } from '@meerkat/contract/transport'
import { checkEmail } from '@meerkat/domain/checkout/check-fields'
import type { AlertAnswer } from '../features/product-alert/alert-page.tsx'
import { createClient } from '../shell/api/api-client.ts'
import { findStoreView } from '../shell/store-view/stores.ts'

/**
 * Handles the form of sold-out products, and the one that ends all requests, when they are sent without JavaScript: performs the request
 * and redirects to a page with the result. Returns null for every other request. docs/behaviour/stock.md §5.3.
 */
export async function answerProductAlert(request: Request, send: Send): Promise<Response | null> {
  if (request.method !== 'POST') return null
  const { view, path } = findStoreView(new URL(request.url).pathname)
  if (path !== '/product-alert') return null
  const fields = new URLSearchParams(await request.clone().text())
  const key = fields.get('key')
  const sku = fields.get('sku')
  // The page has other forms, such as the language form.
  if (key === null && sku === null) return null
  const api = createClient(send, { storeCode: view.storeCode, parse: false })
  const answer = key === null ? await ask(api, { sku: sku ?? '', email: fields.get('email') ?? '' }) : await end(api, key)
  // The form is shown again for a correction.
  const again = sku !== null && (answer === 'email-invalid' || answer === 'failed') ? { sku } : {}
  const location = `${view.url}/product-alert?${new URLSearchParams({ answer, ...again })}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

type Client = ReturnType<typeof createClient>

async function ask(api: Client, { sku, email: typed }: { sku: string; email: string }): Promise<AlertAnswer> {
  const email = typed.trim()
  if (checkEmail(email) !== null) return 'email-invalid'
  const outcome = await api.ask(requestProductAlert, { body: { email, sku } })
  return outcome.kind === 'done' ? outcome.result : 'failed'
}

async function end(api: Client, key: string): Promise<AlertAnswer> {
  const outcome = await api.ask(endProductAlerts, { query: { key } })
  return outcome.kind === 'done' ? outcome.result : 'failed'
}
