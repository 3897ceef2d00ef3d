import type { PaymentMethod } from '@meerkat/contract/checkout'
import type { PaymentDetails } from '../../offline/checkout-details.ts'
import { AddressFields } from '../../shell/address-fields.tsx'
import { FaultSummary } from '../../shell/fault-summary.tsx'
import { type Faults, submit } from '../../shell/faults.ts'
import { usePrice } from '../../shell/format.ts'
import { useFaults } from '../../shell/use-faults.ts'
import { useWords } from '../../shell/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Radio } from '../../ui/choice.tsx'

export interface PaymentStepProps {
  details: PaymentDetails
  faults: Faults
  methods: readonly PaymentMethod[]
  /** Nothing is shipped: there is no address to copy. */
  isVirtual: boolean
  onChange: (fields: Partial<PaymentDetails>) => void
  onSend: () => void
}

/** Who pays, and how. Behaviour 13.2. */
export function PaymentStep({ details, faults, methods, isVirtual, onChange, onSend }: PaymentStepProps) {
  const t = useWords()
  const price = usePrice()
  const shown = useFaults(faults)
  const needsAddress = isVirtual || !details.copiesShipping

  return (
    <form noValidate onSubmit={(event) => submit(event, shown.attempt, onSend)}>
      <FaultSummary faults={shown.listed} idOf={(name) => `billing-${name}`} summary={shown.summary} />
      {!isVirtual && (
        <Checkbox
          name="copiesShipping"
          label={t('checkout.copyShipping')}
          checked={details.copiesShipping}
          onChange={(event) => onChange({ copiesShipping: event.target.checked })}
        />
      )}
      {needsAddress && <AddressFields kind="billing" address={details} faults={shown} onChange={onChange} />}
      <fieldset id="billing-paymentMethod" tabIndex={-1} className="method-list">
        <legend>{t('checkout.field.paymentMethod')}</legend>
        {methods.map(({ code, title, cost_incl_tax: cost = 0 }) => (
          <Radio
            key={code}
            name="paymentMethod"
            label={title}
            hint={code === 'cashondelivery' ? t('checkout.cashHint') : undefined}
            aside={cost > 0 ? price(cost) : undefined}
            checked={details.paymentMethod === code}
            onChange={() => onChange({ paymentMethod: code })}
          />
        ))}
        {methods.length === 0 && <p className="text-ink-soft">{t(isVirtual ? 'checkout.noCashForVirtual' : 'checkout.noPayments')}</p>}
      </fieldset>
      <Button type="submit" size="large" disabled={methods.length === 0}>
        {t('checkout.toReview')}
      </Button>
    </form>
  )
}
