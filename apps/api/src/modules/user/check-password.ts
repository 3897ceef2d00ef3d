import { checkPassword, MIN_PASSWORD_LETTERS } from '@meerkat/domain/checkout/check-fields'
import { Refusal } from '../../http/refusals.ts'

/** @throws Refusal, in the words that the calling form can read. Spec §5. */
export function refuseWeakPassword(password: string, refusal: 'password-weak' | 'password-change-weak'): void {
  if (checkPassword(password)) throw new Refusal(refusal, { qty: MIN_PASSWORD_LETTERS })
}
