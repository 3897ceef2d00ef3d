import { changePassword } from '@meerkat/contract/user'
import { checkRequired } from '@meerkat/domain/checkout/check-fields'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { TextForm } from '../../../shell/forms/text-form.tsx'
import { toRefused } from '../../../shell/forms/to-refused.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { notices } from '../../../shell/notifications/notices.ts'
import { openSession } from '../../../shell/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { AccountCard } from '../frame/account-card.tsx'
import { newPassword } from '../password-reset/new-password.ts'
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
  const { checks, lines } = newPassword(fields.password, t)

  function close() {
    setFields(EMPTY)
    setOpen(false)
  }

  async function send() {
    if (!navigator.onLine) return t('account.resetOffline')
    const { current: currentPassword, password } = fields
    const outcome = await api.ask(changePassword, { body: { currentPassword, newPassword: password } })
    if (outcome.kind !== 'done')
      return toRefused(outcome, { t, at: '.', others: { '.newPassword': 'password', '.currentPassword': 'current' } })
    notices.show({ type: 'success', message: t('account.passwordChanged'), action1: { label: t('notices.ok') } })
    const refusal = await (await openSession()).logIn({ email, password })
    if (refusal === null) close()
    return refusal
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
