import { deleteCustomer } from '@meerkat/contract/personal-data'
import { checkRequired } from '@meerkat/domain/checkout/check-fields'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { TextForm } from '../../../shell/forms/text-form.tsx'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { refusalText } from '../../../shell/messages/refusal-text.ts'
import { notices } from '../../../shell/notifications/notices.ts'
import { openSession } from '../../../shell/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { AccountCard } from '../frame/account-card.tsx'
import { UsernameHint } from '../profile/username-hint.tsx'

export interface DeleteCardProps {
  email: string
}

/** Deletes the account: lists the data to be deleted and the data kept under tax law, and requires the password. */
export function DeleteCard({ email }: DeleteCardProps) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)

  return (
    <AccountCard id="delete" title={t('data.deleteTitle')}>
      <p>{t('data.deleteGoes')}</p>
      <p>{t('data.deleteStays')}</p>
      <div>
        <Button variant="secondary" className="button-bad" onClick={() => setAsking(true)}>
          {t('data.delete')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('data.deleteTitle')}
        closeLabel={t('dialog.close')}
        className="dialog-bad"
      >
        <DeleteForm email={email} onCancel={() => setAsking(false)} />
      </Dialog>
    </AccountCard>
  )
}

function DeleteForm({ email, onCancel }: DeleteCardProps & { onCancel: () => void }) {
  const t = useMessages()
  const { api } = useRouter().options.context
  const [fields, setFields] = useState({ password: '' })

  async function send() {
    const outcome = await api.ask(deleteCustomer, { body: fields })
    if (outcome.kind !== 'done') return refusalText(outcome, t) ?? t('account.notUpdated')
    notices.show({ type: 'success', message: t('data.deleted'), action1: { label: t('notices.ok') }, hasNoTimeout: true })
    // No navigation needed: the page redirects guests.
    await (await openSession()).forget()
    return null
  }

  return (
    <TextForm
      id="delete"
      fields={fields}
      checks={{ password: checkRequired }}
      lines={[{ name: 'password', label: t('account.currentPassword'), type: 'password', autoComplete: 'current-password' }]}
      submitLabel={t('data.deleteConfirm')}
      onChange={(part) => setFields({ ...fields, ...part })}
      onSend={send}
      renderExtra={() => <UsernameHint email={email} />}
    >
      <Button variant="quiet" wide onClick={onCancel}>
        {t('dialog.cancel')}
      </Button>
    </TextForm>
  )
}
