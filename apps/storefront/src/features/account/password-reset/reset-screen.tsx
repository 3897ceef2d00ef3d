import { createPassword } from '@meerkat/contract/user'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { TextForm } from '../../../shell/forms/text-form.tsx'
import { toRefused } from '../../../shell/forms/to-refused.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { notices } from '../../../shell/notifications/notices.ts'
import { openAuth, openSession } from '../../../shell/session/session.ts'
import { useHref } from '../../../shell/store-view/href.ts'
import { Button } from '../../../ui/button.tsx'
import { UsernameHint } from '../profile/username-hint.tsx'
import { newPassword } from './new-password.ts'
import { setPassword } from './set-password.ts'

export interface ResetScreenProps {
  email: string
  token: string
}

/** The page behind the link of the reset mail: sets a new password and logs in. docs/behaviour/account.md §18.2. */
export function ResetScreen({ email, token }: ResetScreenProps) {
  const t = useMessages()
  const href = useHref()
  const router = useRouter()
  const { api } = router.options.context
  const [fields, setFields] = useState({ password: '', repeated: '' })
  const unsure = useRef<string | null>(null)

  async function send() {
    if (!navigator.onLine) return t('account.resetOffline')
    const { password } = fields
    const settled = await setPassword({
      password,
      unsure,
      send: () => api.ask(createPassword, { body: { email, newPassword: password, resetToken: token } }),
      logIn: async () => (await openSession()).logIn({ email, password }),
      onSet: () => notices.show({ type: 'success', message: t('reset.done'), action1: { label: t('notices.ok') } }),
    })
    if (settled.kind === 'unsure') return t('account.passwordUnsure')
    if (settled.kind === 'failed') return toRefused(settled.outcome, { t, at: '.', others: { '.newPassword': 'password' } })
    if (settled.refusal !== null) return t('reset.loginFailed')
    void router.navigate({ href: href('/') })
    return null
  }

  return (
    <div className="wrap account">
      <div className="account-card max-w-md mx-auto">
        <h1 className="text-xl">{t('reset.title')}</h1>
        <TextForm
          id="reset"
          fields={fields}
          {...newPassword(fields.password, t)}
          submitLabel={t('account.update')}
          onChange={(part) => setFields({ ...fields, ...part })}
          onSend={send}
          renderExtra={() => <UsernameHint email={email} />}
        >
          <Button variant="quiet" size="small" onClick={() => openAuth('forgot-pass')}>
            {t('reset.newLink')}
          </Button>
        </TextForm>
      </div>
    </div>
  )
}
