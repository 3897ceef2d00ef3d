import type { Customer } from '@meerkat/contract/customer'
import { checkFirstName, checkName } from '@meerkat/domain/checkout/check-fields'
import { useState } from 'react'
import { TextForm } from '../../shell/text-form.tsx'
import { useWords } from '../../shell/words.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordCard } from './password-card.tsx'
import { useProfileUpdate } from './use-profile-update.ts'

export interface ProfileScreenProps {
  user: Customer
}

/** Names, address of the mailbox, password. Behaviour 16.1. */
export function ProfileScreen({ user }: ProfileScreenProps) {
  const t = useWords()
  const [isEditing, setEditing] = useState(false)

  return (
    <>
      <section aria-labelledby="profile-title" className="account-card">
        <header>
          <h2 id="profile-title" className="text-lg">
            {t('account.profile')}
          </h2>
          {!isEditing && (
            <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
              {t('account.edit')}
            </Button>
          )}
        </header>
        {isEditing ? (
          <ProfileForm user={user} onClose={() => setEditing(false)} />
        ) : (
          <dl>
            <dt>{t('checkout.field.firstName')}</dt>
            <dd>{user.firstname}</dd>
            <dt>{t('checkout.field.lastName')}</dt>
            <dd>{user.lastname}</dd>
            <dt>{t('account.email')}</dt>
            <dd>{user.email}</dd>
          </dl>
        )}
      </section>
      <PasswordCard email={user.email} />
    </>
  )
}

interface ProfileFormProps extends ProfileScreenProps {
  onClose: () => void
}

function ProfileForm({ user, onClose }: ProfileFormProps) {
  const t = useWords()
  const update = useProfileUpdate()
  const [fields, setFields] = useState({ firstName: user.firstname, lastName: user.lastname })

  async function send() {
    // Nothing changed: nothing to ask for.
    const isSame = fields.firstName === user.firstname && fields.lastName === user.lastname
    const refusal = isSame ? null : await update({ firstname: fields.firstName, lastname: fields.lastName, addresses: user.addresses })
    if (refusal === null) onClose()
    return refusal
  }

  return (
    <TextForm
      id="profile"
      fields={fields}
      checks={{ firstName: checkFirstName, lastName: checkName }}
      lines={[
        { name: 'firstName', label: t('checkout.field.firstName'), autoComplete: 'given-name' },
        { name: 'lastName', label: t('checkout.field.lastName'), autoComplete: 'family-name' },
      ]}
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
