import { isUndecided } from '@meerkat/domain/sync/is-undecided'
import { settleAnswer } from '@meerkat/domain/sync/settle-answer'
import type { Translate } from '@meerkat/i18n/messages'
import type { Outcome } from '../api/api-client.ts'
import { shop } from '../store-view/stores.ts'

/** Messages of the server, stable so that they can be translated. docs/wire.md §1.4. */
const SENTENCES: Readonly<Record<string, string>> = {
  'The e-mail address or the password is not right': 'wire.loginRefused',
  'A customer with the same email already exists': 'wire.emailTaken',
  'Please provide valid e-mail address': 'fault.email-invalid',
  'Too many requests, please try again in a moment': 'wire.tooMany',
  'The current password is wrong': 'wire.passwordWrong',
  'This link is not valid any more, please ask for a new one': 'wire.linkOver',
  'This link is not valid any more, please subscribe again': 'wire.confirmationOver',
  'The password must have at least 8 letters': 'fault.password-too-short',
  'The password must have at least 8 characters': 'fault.password-too-short',
  'This password is too common, please choose another one': 'wire.passwordCommon',
  'The password must not be blank': 'wire.passwordBlank',
  'The password must not be your own address': 'wire.passwordOwn',
  'This address is not one of yours': 'wire.addressForeign',
  'This order does not exist': 'orders.missing',
  'This order belongs to an account already, please log in': 'wire.orderOwned',
  'This order is being prepared already and cannot be cancelled any more, please contact us': 'orders.tooFar',
  'This order was not sent yet, so nothing can be sent back': 'orders.returnNotSent',
  'The time for returns of this order is over, please contact us': 'orders.returnTooLate',
  'The order does not have so many pieces left to send back': 'orders.returnTooMany',
  'This return cannot be called off any more, please contact us': 'orders.returnFinal',
  'Something of this order came back, so its invoice cannot be changed any more, please contact us': 'orders.invoiceFinal',
  'The invoice of this order names a company already, please contact us': 'orders.invoiceNamed',
  'Error refreshing user token. User is not authorized to access the resource': 'wire.notAuthorised',
  'Your session has ended, please log in again': 'wire.sessionOver',
  'The shop is busy, please try again in a moment': 'wire.busy',
  'Something went wrong on our side, please try again': 'wire.busy',
  'No such entity with email': 'reset.emailUnknown',
}

/**
 * The text of a failed call, translated where the message is known; null when there is nothing to show. docs/behaviour/tasks.md §6.2.
 */
export function refusalText(outcome: Exclude<Outcome<unknown>, { kind: 'done' }>, t: Translate): string | null {
  if (outcome.kind === 'no-answer') return noAnswerText(t)
  if (outcome.kind === 'malformed') return t(malformedText(outcome))
  // A server of the old protocol does not have every call. Spec §8.
  if (outcome.code === 501) return t('wire.notImplemented')
  // The server's list of faults: the checks of our forms should have caught them. Spec §8.
  if (Array.isArray(outcome.result)) return t('checkout.invalid', { email: shop.contactEmail })
  const result = messageOf(outcome.result)
  const settled = settleAnswer({ isJson: true, body: { code: outcome.code, result } }, { isSilent: false, hasUserToken: false })
  const text = settled.kind === 'settled' ? settled.notice : null
  if (text === null) return outcome.code === 429 ? t('wire.tooMany') : null
  const id = SENTENCES[text]
  return id === undefined ? text : t(id)
}

/** Only without a network is it the shopper who can do something about it. */
export function noAnswerText(t: Translate): string {
  return t(navigator.onLine ? 'account.unreachable' : 'account.network')
}

/** A bad content type does not come from the shop, but for example from the login page of a network. Spec §8. */
function malformedText({ code, isJson }: { code: number; isJson: boolean }): string {
  if (isUndecided(code)) return 'wire.busy'
  return isJson ? 'wire.wrongFormat' : 'wire.badContentType'
}

/** The field whose name is in the untranslated text. docs/wire.md §2.2, §2.5. */
export function refusedField(outcome: Outcome<unknown>): 'current' | 'password' | 'email' | null {
  const message = outcome.kind === 'refused' ? messageOf(outcome.result) : ''
  const text = typeof message === 'string' ? message : ''
  if (text === 'The current password is wrong') return 'current'
  return (['password', 'email'] as const).find((field) => text.includes(field)) ?? null
}

/** A password change answers with `errorMessage`. docs/wire.md §2.5. */
function messageOf(result: unknown): unknown {
  const { errorMessage, code } = (result ?? {}) as { errorMessage?: unknown; code?: unknown }
  return typeof errorMessage === 'string' && code !== 'ENOTFOUND' ? errorMessage : result
}
