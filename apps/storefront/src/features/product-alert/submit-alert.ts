import { requestProductAlert } from '@meerkat/contract/product-alert'
import { checkEmail } from '@meerkat/domain/checkout/check-fields'
import { addMessages, type I18n } from '@meerkat/i18n/messages'
import type { Api } from '../../shell/api/api-client.ts'
import { refusalText } from '../../shell/messages/refusal-text.ts'

export interface SubmitAlert {
  readonly api: Api
  readonly i18n: I18n
}

/**
 * Sends a request; returns what to tell the shopper, and whether the entry needs a correction. It is not stored for later without a network,
 * because only the server knows whether the product is still sold out then.
 */
export async function submitAlert(
  { email: typed, sku }: { readonly email: string; readonly sku: string },
  { api, i18n }: SubmitAlert,
): Promise<{ text: string; isFault: boolean }> {
  // Load the messages first: do not send a request whose outcome could not be shown.
  await Promise.all([addMessages(i18n, 'later'), addMessages(i18n, 'account'), addMessages(i18n, 'checkout')])
  const email = typed.trim()
  if (checkEmail(email) !== null) return { text: i18n.t('fault.email-invalid'), isFault: true }
  const outcome = await api.ask(requestProductAlert, { body: { email, sku } })
  if (outcome.kind === 'done') return { text: i18n.t(outcome.result === 'in-stock' ? 'alert.inStock' : 'alert.requested'), isFault: false }
  const t = (id: string, values?: Record<string, unknown>) => i18n.t(id, values)
  return { text: refusalText(outcome, t) ?? i18n.t('error.server.title'), isFault: true }
}
