import { checkEmail, checkRequired } from '@meerkat/domain/checkout/check-fields'
import { useState } from 'react'
import { TextForm } from '../../shell/forms/text-form.tsx'
import { useMessages } from '../../shell/messages/messages.tsx'
import { openAuth, openSession } from '../../shell/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { keepTypedEmail, typedEmail } from './typed-email.ts'
import { useAfterLogin } from './use-after-login.ts'

/** E-mail and password. docs/behaviour/session.md §15.3. */
export function LoginForm() {
  const t = useMessages()
  const enter = useAfterLogin()
  const [fields, setFields] = useState({ email: typedEmail(), password: '' })

  return (
    <TextForm
      id="login"
      fields={fields}
      focusesFirst
      checks={{ email: checkEmail, password: checkRequired }}
      lines={[
        { name: 'email', label: t('account.email'), type: 'email', autoComplete: 'username' },
        { name: 'password', label: t('account.password'), type: 'password', autoComplete: 'current-password' },
      ]}
      submitLabel={t('account.logIn')}
      onChange={(part) => {
        keepTypedEmail(part.email ?? fields.email)
        setFields({ ...fields, ...part })
      }}
      onSend={async () => enter(await (await openSession()).logIn(fields))}
    >
      <div className="auth-ways">
        <Button variant="quiet" size="small" onClick={() => openAuth('forgot-pass')}>
          {t('account.forgot')}
        </Button>
        <Button variant="secondary" wide onClick={() => openAuth('register')}>
          {t('account.register')}
        </Button>
      </div>
    </TextForm>
  )
}
