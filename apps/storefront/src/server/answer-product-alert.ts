import { endProductAlerts, requestProductAlert } from '@meerkat/contract/product-alert'
import type { Send } from '@meerkat/contract/transport'
import { checkEmail } from '@meerkat/domain/checkout/check-fields'
import type { AlertAnswer } from '../features/product-alert/alert-page.tsx'
import { readSubmittedForm, type SubmittedForm } from './submitted-form.ts'

/**
 * Handles the form of sold-out products, and the one that ends all requests, when they are sent without JavaScript: performs the request
 * and redirects to a page with the result. Returns null for every other request. docs/behaviour/stock.md §5.3.
 */
export async function answerProductAlert(request: Request, send: Send): Promise<Response | null> {
  const form = await readSubmittedForm(request, send, { pages: ['/product-alert'], fields: ['key', 'sku'] })
  if (!form) return null
  const { fields, api } = form
  const key = fields.get('key')
  const sku = fields.get('sku')
  const answer = key === null ? await ask(api, { sku: sku ?? '', email: fields.get('email') ?? '' }) : await end(api, key)
  // The form is shown again for a correction.
  const again = sku !== null && (answer === 'email-invalid' || answer === 'failed') ? { sku } : {}
  return form.show({ answer, ...again })
}

type Client = SubmittedForm['api']

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
