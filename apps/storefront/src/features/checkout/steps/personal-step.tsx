import { MAX_LENGTH } from '@meerkat/contract/field-rules'
import type { PersonalDetails } from '../../../offline/collections/checkout-details.ts'
import type { Faults } from '../../../shell/forms/faults.ts'
import { useFaults, useRefusedFocus } from '../../../shell/forms/use-faults.ts'
import { useNameFields } from '../../../shell/forms/use-name-fields.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { openAuth, type RefusedRegistration } from '../../../shell/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { AccountFields } from '../fields/account-fields.tsx'
import type { NewAccount } from '../fields/new-account.ts'
import { StepForm } from './step-form.tsx'

export interface PersonalStepProps {
  details: PersonalDetails
  account: NewAccount
  faults: Faults
  /** Fields that the server refused. */
  refused: Faults | undefined
  /** Guests can create an account with the order. */
  isGuest: boolean
  isVirtual: boolean
  showsAll: boolean
  /** Why the account could not be created. */
  refusal: RefusedRegistration
  onChange: (fields: Partial<PersonalDetails>) => void
  onAccount: (part: Partial<NewAccount>) => void
  onSend: (() => void) | null
}

/** Name and e-mail of the buyer, and an account if wanted. docs/behaviour/checkout.md §12.2, §12.4. */
export function PersonalStep({
  details,
  account,
  faults,
  refused,
  isGuest,
  isVirtual,
  showsAll,
  refusal,
  onChange,
  onAccount,
  onSend,
}: PersonalStepProps) {
  const t = useMessages()
  const names = useNameFields()
  const shown = useFaults(faults, refused, { showsAll })
  const refusedAccount = refusal?.field ? FIELDS[refusal.field] : undefined
  useRefusedFocus('personal', refusedAccount ? { [refusedAccount]: 'not-accepted' } : refused)

  function line(name: keyof PersonalDetails, autoComplete: string) {
    const fault = shown.faultOf(name)
    return {
      id: `personal-${name}`,
      name,
      autoComplete,
      label: t(`checkout.field.${name}`),
      value: details[name],
      maxLength: name === 'emailAddress' ? MAX_LENGTH.email : MAX_LENGTH.name,
      error: fault ? t(`fault.${fault}`) : refusedAccount === name ? (refusal?.text ?? undefined) : undefined,
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    }
  }

  return (
    <StepForm kind="personal" faults={shown} sendLabel={t(isVirtual ? 'checkout.toPayment' : 'checkout.toShipping')} onSend={onSend}>
      {isGuest && (
        <p>
          <Button variant="quiet" size="small" onClick={() => openAuth('login')}>
            {t('checkout.haveAccount')}
          </Button>
        </p>
      )}
      <div className="form-grid">
        {names.map(([name, token]) => (
          <Field key={name} {...line(name, token)} />
        ))}
        <Field {...line('emailAddress', 'email')} type="email" inputMode="email" hint={t('checkout.emailHint')} />
      </div>
      {isGuest && (
        <AccountFields
          account={account}
          faults={shown}
          refusal={refusedAccount === 'password' ? (refusal?.text ?? undefined) : undefined}
          onChange={onAccount}
        />
      )}
    </StepForm>
  )
}

/** Our names of the fields that a registration can refuse. */
const FIELDS: Readonly<Record<string, 'emailAddress' | 'password'>> = { email: 'emailAddress', password: 'password' }
