import { useEffect } from 'react'
import type { PersonalDetails } from '../../../offline/collections/checkout-details.ts'
import { FaultSummary } from '../../../shell/forms/fault-summary.tsx'
import { type Faults, submit } from '../../../shell/forms/faults.ts'
import { useFaults } from '../../../shell/forms/use-faults.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { openAuth, type RefusedRegistration } from '../../../shell/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { AccountFields } from '../fields/account-fields.tsx'
import type { NewAccount } from '../fields/new-account.ts'

export interface PersonalStepProps {
  details: PersonalDetails
  account: NewAccount
  faults: Faults
  /** Whoever is logged in has an account already. */
  isGuest: boolean
  isVirtual: boolean
  /** Why the account could not be made. */
  refusal: RefusedRegistration
  onChange: (fields: Partial<PersonalDetails>) => void
  onAccount: (part: Partial<NewAccount>) => void
  onSend: () => void
}

/** Who buys, and whether an account comes of it. Behaviour 12.2, 12.4. */
export function PersonalStep({ details, account, faults, isGuest, isVirtual, refusal, onChange, onAccount, onSend }: PersonalStepProps) {
  const t = useMessages()
  const shown = useFaults(faults)
  const refused = refusal?.field ? FIELDS[refusal.field] : null

  useEffect(() => {
    // The heading takes the focus when a step opens; here something is to be mended.
    if (refused) requestAnimationFrame(() => document.getElementById(`personal-${refused}`)?.focus())
  }, [refused])

  function line(name: keyof PersonalDetails, autoComplete: string) {
    const fault = shown.faultOf(name)
    return {
      id: `personal-${name}`,
      name,
      autoComplete,
      label: t(`checkout.field.${name}`),
      value: details[name],
      error: fault ? t(`fault.${fault}`) : refused === name ? refusal?.text : undefined,
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    }
  }

  return (
    <form noValidate onSubmit={(event) => submit(event, shown.attempt, onSend)} onBlur={shown.handleBlur}>
      <FaultSummary faults={shown.listed} idOf={(name) => `personal-${name}`} summary={shown.summary} />
      {isGuest && (
        <p className="have-account">
          <Button variant="quiet" size="small" onClick={() => openAuth('login')}>
            {t('checkout.haveAccount')}
          </Button>
        </p>
      )}
      <div className="form-grid">
        <Field {...line('firstName', 'given-name')} />
        <Field {...line('lastName', 'family-name')} />
        <Field {...line('emailAddress', 'email')} type="email" inputMode="email" hint={t('checkout.emailHint')} />
      </div>
      {isGuest && (
        <AccountFields account={account} faults={shown} refusal={refused === 'password' ? refusal?.text : undefined} onChange={onAccount} />
      )}
      <Button type="submit" size="large">
        {t(isVirtual ? 'checkout.toPayment' : 'checkout.toShipping')}
      </Button>
    </form>
  )
}

/** What a registration calls our fields. */
const FIELDS = { email: 'emailAddress', password: 'password' } as const
