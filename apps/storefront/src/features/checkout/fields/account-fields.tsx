import { TermsCheckbox } from '../../../shell/forms/terms-checkbox.tsx'
import type { ShownFaults } from '../../../shell/forms/use-faults.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import type { NewAccount } from './new-account.ts'

export interface AccountFieldsProps {
  account: NewAccount
  faults: ShownFaults
  /** Why the server refused the password. */
  refusal: string | undefined
  onChange: (part: Partial<NewAccount>) => void
}

/** An account created with the order, for guests who want one. docs/behaviour/checkout.md §12.4. */
export function AccountFields({ account, faults, refusal, onChange }: AccountFieldsProps) {
  const t = useMessages()

  function faultText(name: string): string | undefined {
    const fault = faults.faultOf(name)
    return fault && t(`fault.${fault}`)
  }

  function line(name: 'password' | 'repeated') {
    return {
      id: `personal-${name}`,
      name,
      type: 'password',
      autoComplete: 'new-password',
      label: t(`checkout.field.${name}`),
      value: account[name],
      error: faultText(name) ?? (name === 'password' ? refusal : undefined),
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    }
  }

  return (
    <fieldset className="account-fields">
      <legend className="sr-only">{t('checkout.createAccount')}</legend>
      <Checkbox
        name="createAccount"
        label={t('checkout.createAccount')}
        hint={t('checkout.createAccountHint')}
        checked={account.isWanted}
        onChange={(event) => onChange({ isWanted: event.target.checked })}
      />
      {account.isWanted && (
        <>
          <div className="form-grid">
            <Field {...line('password')} hint={t('checkout.passwordHint')} />
            <Field {...line('repeated')} />
          </div>
          <TermsCheckbox
            id="personal-accountTerms"
            name="accountTerms"
            error={faultText('accountTerms')}
            checked={account.acceptsTerms}
            onChange={(event) => onChange({ acceptsTerms: event.target.checked })}
          />
        </>
      )}
    </fieldset>
  )
}
