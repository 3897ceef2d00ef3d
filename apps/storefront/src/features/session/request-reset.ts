import { resetPassword } from '@meerkat/contract/user'
import type { Translate } from '@meerkat/i18n/messages'
import type { Api } from '../../shell/api/api-client.ts'
import { refusalText } from '../../shell/messages/refusal-text.ts'
import type { RefusalText } from '../../shell/session/session.ts'

export interface RequestReset {
  readonly api: Pick<Api, 'ask'>
  readonly isOnline: boolean
  readonly t: Translate
}

/**
 * Asks for a mail with a reset link: null once it was accepted, otherwise the reason as text. The answer does not reveal whether the address is
 * known. docs/behaviour/account.md §18.2, spec §8.
 */
export async function requestReset({ api, isOnline, t }: RequestReset, email: string): Promise<RefusalText> {
  if (!isOnline) return t('account.resetOffline')
  const outcome = await api.ask(resetPassword, { body: { email } })
  return outcome.kind === 'done' ? null : (refusalText(outcome, t) ?? t('account.resetFailed'))
}
