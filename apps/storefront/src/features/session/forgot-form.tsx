import { checkEmail } from '@meerkat/domain/checkout/check-fields'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { TextForm } from '../../shell/forms/text-form.tsx'
import { useMessages } from '../../shell/messages/messages.tsx'
import { openAuth } from '../../shell/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { requestReset } from './request-reset.ts'
import { keepTypedEmail, typedEmail } from './typed-email.ts'

/** Requests a mail with a reset link. docs/behaviour/account.md §18.2. */
export function ForgotForm() {
  const t = useMessages()
  const { api } = useRouter().options.context
  const [fields, setFields] = useState({ email: typedEmail() })
  const [isSent, setSent] = useState(false)

  async function send() {
    const refusal = await requestReset({ api, isOnline: navigator.onLine, t }, fields.email)
    setSent(refusal === null)
    return refusal
  }

  if (isSent)
    return (
      <div className="text-form">
        <p role="status">{t('account.resetSent')}</p>
        <p className="text-ink-soft">{t('account.resetHint', { email: fields.email })}</p>
        <Button wide onClick={() => openAuth('login')}>
          {t('account.backToLogin')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setSent(false)}>
          {t('account.resetAgain')}
        </Button>
      </div>
    )
  return (
    <TextForm
      id="forgot"
      fields={fields}
      focusesFirst
      checks={{ email: checkEmail }}
      lines={[{ name: 'email', label: t('account.email'), type: 'email', autoComplete: 'username', hint: t('account.forgotHint') }]}
      submitLabel={t('account.sendReset')}
      onChange={(part) => {
        keepTypedEmail(part.email ?? fields.email)
        setFields({ ...fields, ...part })
      }}
      onSend={send}
    >
      <Button variant="quiet" size="small" onClick={() => openAuth('login')}>
        {t('account.backToLogin')}
      </Button>
    </TextForm>
  )
}
