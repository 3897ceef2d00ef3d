import { checkPassword, MIN_PASSWORD_LENGTH } from '@meerkat/domain/checkout/check-fields'
import { Refusal } from '../../http/refusals.ts'

/** About 18,000 common passwords of eight characters or more; loaded on first use. */
let common: Promise<ReadonlySet<string>> | null = null

/**
 * Refuses a password that is too short, blank, on a list of common passwords, or the customer's own address. Spec §5.
 * @throws Refusal, in the format that the calling form reads.
 */
export async function refuseWeakPassword(
  password: string,
  email: string | null,
  refusal: 'password-weak' | 'password-change-weak',
): Promise<void> {
  if (checkPassword(password)) throw new Refusal(refusal, { name: `The password must have at least ${MIN_PASSWORD_LENGTH} characters` })
  const lower = password.trim().toLowerCase()
  if (lower === '') throw new Refusal(refusal, { name: 'The password must not be blank' })
  if (email !== null && (lower === email || lower === email.split('@')[0])) {
    throw new Refusal(refusal, { name: 'The password must not be your own address' })
  }
  common ??= loadCommonPasswords()
  if ((await common).has(lower)) throw new Refusal(refusal, { name: 'This password is too common, please choose another one' })
}

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= MIN_PASSWORD_LENGTH))
}
