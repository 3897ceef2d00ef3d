import type { PersonalDetails } from '../../offline/checkout-details.ts'
import { FaultSummary } from '../../shell/fault-summary.tsx'
import { type Faults, submit } from '../../shell/faults.ts'
import { useFaults } from '../../shell/use-faults.ts'
import { useWords } from '../../shell/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

export interface PersonalStepProps {
  details: PersonalDetails
  faults: Faults
  onChange: (fields: Partial<PersonalDetails>) => void
  onSend: () => void
}

/** Who buys. Behaviour 12.2. */
export function PersonalStep({ details, faults, onChange, onSend }: PersonalStepProps) {
  const t = useWords()
  const shown = useFaults(faults)

  function line(name: keyof PersonalDetails, autoComplete: string) {
    const fault = shown.faultOf(name)
    return {
      id: `personal-${name}`,
      name,
      autoComplete,
      label: t(`checkout.field.${name}`),
      value: details[name],
      error: fault && t(`fault.${fault}`),
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    }
  }

  return (
    <form noValidate onSubmit={(event) => submit(event, shown.attempt, onSend)} onBlur={shown.handleBlur}>
      <FaultSummary faults={shown.listed} idOf={(name) => `personal-${name}`} summary={shown.summary} />
      <div className="form-grid">
        <Field {...line('firstName', 'given-name')} />
        <Field {...line('lastName', 'family-name')} />
        <Field {...line('emailAddress', 'email')} type="email" inputMode="email" hint={t('checkout.emailHint')} />
      </div>
      <Button type="submit" size="large">
        {t('checkout.toShipping')}
      </Button>
    </form>
  )
}
