import { changePassword } from '@meerkat/contract/user'
import { checkRequired } from '@meerkat/domain/checkout/check-fields'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { TextForm } from '../../../shell/forms/text-form.tsx'
import { toRefused } from '../../../shell/forms/to-refused.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { notices } from '../../../shell/notifications/notices.ts'
import { openSession } from '../../../shell/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { AccountCard } from '../frame/account-card.tsx'
import { newPassword } from '../password-reset/new-password.ts'
import { setPassword } from '../password-reset/set-password.ts'
import { UsernameHint } from './username-hint.tsx'

export interface PasswordCardProps {
  email: string
}

const EMPTY = { current: '', password: '', repeated: '' }

/** Changes the password. Old servers end every session with it, so this browser logs in again at once. docs/behaviour/account.md §16.3. */
export function PasswordCard({ email }: PasswordCardProps) {
  const t = useMessages()
  const { api } = useRouter().options.context
  const [isOpen, setOpen] = useState(false)
  const [fields, setFields] = useState(EMPTY)
  const unsure = useRef<string | null>(null)
  const { checks, lines } = newPassword(fields.password, t)

  function close() {
    setFields(EMPTY)
    setOpen(false)
  }

  async function send() {
    if (!navigator.onLine) return t('account.resetOffline')
    const { current: currentPassword, password } = fields
    const settled = await setPassword({
      password,
      unsure,
      send: () => api.ask(changePassword, { body: { currentPassword, newPassword: password } }),
      logIn: async () => (await openSession()).logIn({ email, password }),
      onSet: () => notices.show({ type: 'success', message: t('account.passwordChanged'), action1: { label: t('notices.ok') } }),
    })
    if (settled.kind === 'unsure') return t('account.passwordUnsure')
    if (settled.kind === 'failed')
      return toRefused(settled.outcome, { t, at: '.', others: { '.newPassword': 'password', '.currentPassword': 'current' } })
    if (settled.refusal === null) close()
    return settled.refusal
  }

  return (
    <AccountCard
      id="password"
      title={t('account.password')}
      editLabel={t('account.changePassword')}
      onEdit={isOpen ? undefined : () => setOpen(true)}
    >
      {isOpen && (
        <TextForm
          id="password"
          fields={fields}
          checks={{ current: checkRequired, ...checks }}
          lines={[{ name: 'current', label: t('account.currentPassword'), type: 'password', autoComplete: 'current-password' }, ...lines]}
          submitLabel={t('account.changePassword')}
          onChange={(part) => setFields({ ...fields, ...part })}
          onSend={send}
          renderExtra={() => <UsernameHint email={email} />}
        >
          <Button variant="quiet" wide onClick={close}>
            {t('dialog.cancel')}
          </Button>
        </TextForm>
      )}
    </AccountCard>
  )
}
