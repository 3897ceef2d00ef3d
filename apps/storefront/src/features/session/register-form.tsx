import {
  checkEmail,
  checkFirstName,
  checkName,
  checkPassword,
  checkRepeatedPassword,
  checkTerms,
} from '@meerkat/domain/checkout/check-fields'
import { useState } from 'react'
import { TermsCheckbox } from '../../shell/forms/terms-checkbox.tsx'
import { TextForm } from '../../shell/forms/text-form.tsx'
import { useNameFields } from '../../shell/forms/use-name-fields.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { notices } from '../../shell/notifications/notices.ts'
import { openAuth, openSession } from '../../shell/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { typedEmail } from './typed-email.ts'
import { useAfterLogin } from './use-after-login.ts'

const EMPTY = { firstName: '', lastName: '', email: '', password: '', repeated: '', terms: '' }

/** Registers a customer, who is logged in at once. docs/behaviour/account.md §18.1. */
export function RegisterForm() {
  const t = useMessages()
  const names = useNameFields()
  const enter = useAfterLogin()
  const [fields, setFields] = useState(() => ({ ...EMPTY, email: typedEmail() }))

  async function send() {
    notices.startProgress(t('account.registering'))
    try {
      const refusal = await (await openSession()).register(fields)
      // The password was refused: it has to be typed again. docs/behaviour/account.md §18.1.
      if (refusal?.field === 'password' || refusal?.faults['password']) setFields({ ...fields, password: '', repeated: '' })
      if (refusal === null) enter(null)
      return refusal
    } finally {
      notices.stopProgress()
    }
  }

  return (
    <TextForm
      id="register"
      fields={fields}
      focusesFirst
      checks={{
        firstName: checkFirstName,
        lastName: checkName,
        email: checkEmail,
        password: checkPassword,
        repeated: (text) => checkRepeatedPassword(text, fields.password),
        terms: (text) => checkTerms(text === 'yes'),
      }}
      lines={[
        ...names.map(([name, autoComplete]) => ({ name, label: t(`checkout.field.${name}`), autoComplete })),
        { name: 'email', label: t('account.email'), type: 'email', autoComplete: 'email' },
        { name: 'password', label: t('account.password'), type: 'password', autoComplete: 'new-password', hint: t('account.passwordHint') },
        { name: 'repeated', label: t('account.repeat'), type: 'password', autoComplete: 'new-password' },
      ]}
      submitLabel={t('account.register')}
      onChange={(part) => setFields({ ...fields, ...part })}
      onSend={send}
      renderExtra={(fault) => (
        <TermsCheckbox
          name="terms"
          error={fault('terms')}
          checked={fields.terms === 'yes'}
          onChange={(event) => setFields({ ...fields, terms: event.target.checked ? 'yes' : '' })}
        />
      )}
    >
      <Button variant="quiet" size="small" onClick={() => openAuth('login')}>
        {t('account.haveOne')}
      </Button>
    </TextForm>
  )
}
