import type { Customer } from '@meerkat/contract/customer'
import { checkFirstName, checkName } from '@meerkat/domain/checkout/check-fields'
import { useState } from 'react'
import { toUnchanged } from '../../../shell/forms/customer-address.ts'
import { TextForm } from '../../../shell/forms/text-form.tsx'
import { useNameFields } from '../../../shell/forms/use-name-fields.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { AccountCard } from '../frame/account-card.tsx'
import { CompanyCard } from './company-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { useProfileUpdate } from './use-profile-update.ts'

export interface ProfileScreenProps {
  user: Customer
}

/** Name, e-mail address, password and company. docs/behaviour/account.md §16.1. */
export function ProfileScreen({ user }: ProfileScreenProps) {
  const t = useMessages()
  const names = useNameFields()
  const [isEditing, setEditing] = useState(false)

  return (
    <>
      <AccountCard id="profile" title={t('account.profile')} onEdit={isEditing ? undefined : () => setEditing(true)}>
        {isEditing ? (
          <ProfileForm user={user} onClose={() => setEditing(false)} />
        ) : (
          <dl className="account-facts">
            {names.map(([name]) => (
              <div key={name}>
                <dt>{t(`checkout.field.${name}`)}</dt>
                <dd>{name === 'firstName' ? user.firstname : user.lastname}</dd>
              </div>
            ))}
            <div>
              <dt>{t('account.email')}</dt>
              <dd>{user.email}</dd>
            </div>
          </dl>
        )}
      </AccountCard>
      <PasswordCard email={user.email} />
      <CompanyCard user={user} />
    </>
  )
}

interface ProfileFormProps extends ProfileScreenProps {
  onClose: () => void
}

function ProfileForm({ user, onClose }: ProfileFormProps) {
  const t = useMessages()
  const names = useNameFields()
  const update = useProfileUpdate()
  const [fields, setFields] = useState({ firstName: user.firstname, lastName: user.lastname })

  async function send() {
    // Nothing changed: nothing to send.
    const isSame = fields.firstName === user.firstname && fields.lastName === user.lastname
    const refusal = isSame
      ? null
      : await update({ firstname: fields.firstName, lastname: fields.lastName, addresses: user.addresses.map(toUnchanged) }, '.customer.')
    if (refusal === null) onClose()
    return refusal
  }

  return (
    <TextForm
      id="profile"
      fields={fields}
      checks={{ firstName: checkFirstName, lastName: checkName }}
      lines={names.map(([name, autoComplete]) => ({ name, label: t(`checkout.field.${name}`), autoComplete }))}
      submitLabel={t('account.update')}
      onChange={(part) => setFields({ ...fields, ...part })}
      onSend={send}
    >
      <Button variant="quiet" wide onClick={onClose}>
        {t('dialog.cancel')}
      </Button>
    </TextForm>
  )
}
