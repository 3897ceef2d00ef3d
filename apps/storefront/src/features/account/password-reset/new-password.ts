import { checkPassword, checkRepeatedPassword } from '@meerkat/domain/checkout/check-fields'
import type { Translate } from '@meerkat/i18n/messages'

/** The two fields of a new password and their checks. docs/behaviour/account.md §16.3, §18.2. */
export function newPassword(password: string, t: Translate) {
  return {
    checks: { password: checkPassword, repeated: (text: string) => checkRepeatedPassword(text, password) },
    lines: [
      {
        name: 'password',
        label: t('account.newPassword'),
        type: 'password',
        autoComplete: 'new-password',
        hint: t('account.passwordHint'),
      },
      { name: 'repeated', label: t('account.repeat'), type: 'password', autoComplete: 'new-password' },
    ],
  } as const
}
