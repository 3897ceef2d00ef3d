import type { PaymentMethod } from '@meerkat/contract/checkout'
import type { Customer } from '@meerkat/contract/customer'
import { MAX_LENGTH } from '@meerkat/contract/field-rules'
import type { PaymentOffer } from '@meerkat/contract/payment-method'
import type { Translate } from '@meerkat/i18n/messages'
import type { ReactNode } from 'react'
import type { PaymentDetails, PersonalDetails } from '../../../offline/collections/checkout-details.ts'
import { useOnline } from '../../../offline/network/use-online.ts'
import { AddressFields } from '../../../shell/forms/address-fields.tsx'
import type { Faults } from '../../../shell/forms/faults.ts'
import { useFaults, useRefusedFocus } from '../../../shell/forms/use-faults.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { PaymentMarks } from '../../../shell/money/payment-marks.tsx'
import { usePrice } from '../../../shell/store-view/format.ts'
import { Checkbox, Radio } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { AddressChoice } from '../fields/address-choice.tsx'
import { blankAddress } from '../fields/empty-details.ts'
import { billingOf, hasChoice } from '../fields/own-address.ts'
import { OwnAddressBox } from '../fields/own-address-box.tsx'
import { Recipient } from '../fields/recipient.tsx'
import { whenPaid } from '../when-paid.ts'
import { StepForm } from './step-form.tsx'

/** Without a company invoice, company and tax id are emptied. docs/behaviour/checkout.md §13.2. */
const NO_INVOICE = { wantsInvoice: false, company: '', taxId: '' }

export interface PaymentStepProps {
  /** Null for guests. */
  user: Customer | null
  /** The address of the profile; null for guests. */
  own: Partial<PaymentDetails> | null
  details: PaymentDetails
  buyer: PersonalDetails
  faults: Faults
  /** Fields that the server refused. */
  refused: Faults | undefined
  showsAll: boolean
  methods: readonly PaymentMethod[]
  /** What each method needs, with its texts; empty until it is known. */
  offers: readonly PaymentOffer[]
  /** Nothing is shipped: there is no address to copy. */
  isVirtual: boolean
  onChange: (fields: Partial<PaymentDetails>) => void
  onSend: (() => void) | null
}

/** Billing address and payment method. docs/behaviour/checkout.md §13.2. */
export function PaymentStep(props: PaymentStepProps) {
  const { user, own, details, buyer, faults, refused, showsAll, methods, offers, isVirtual, onChange, onSend } = props
  const t = useMessages()
  const price = usePrice()
  const isOnline = useOnline()
  const shown = useFaults(faults, refused, { showsAll })
  useRefusedFocus('billing', refused)
  const needsAddress = isVirtual || !details.copiesShipping
  const fields = (
    <>
      <Recipient kind="billing" names={details} buyer={buyer} faults={shown} onChange={onChange} />
      <AddressFields kind="billing" withoutNames address={details} faults={shown} onChange={onChange} />
    </>
  )

  function line(name: 'company' | 'taxId') {
    const fault = shown.faultOf(name)
    return {
      id: `billing-${name}`,
      name,
      label: t(`checkout.field.${name}`),
      value: details[name],
      maxLength: name === 'taxId' ? MAX_LENGTH.taxId : MAX_LENGTH.line,
      error: fault && t(`fault.${fault}`),
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    }
  }

  return (
    <StepForm kind="billing" faults={shown} sendLabel={t('checkout.toReview')} isDisabled={methods.length === 0} onSend={onSend}>
      <fieldset id="billing-paymentMethod" tabIndex={-1} className="method-list">
        <legend>{t('checkout.field.paymentMethod')}</legend>
        {methods.map((method) => {
          const { code, title, cost_tax_percent, cost_incl_tax = 0 } = method
          const offer = offers.find((one) => one.code === code)
          const isUsable = offer?.available ?? true
          const hasFee = cost_tax_percent !== undefined
          return (
            <Radio
              key={code}
              name="paymentMethod"
              label={title}
              hint={describe(t, method, { offer, isOnline })}
              aside={
                (hasFee || offer) && (
                  <>
                    {hasFee && `+ ${price(cost_incl_tax)}`}
                    {offer && <PaymentMarks marks={offer.marks} />}
                  </>
                )
              }
              disabled={!isUsable}
              checked={details.paymentMethod === code}
              onChange={() => onChange({ paymentMethod: code })}
            />
          )
        })}
        {methods.length === 0 && <p className="text-ink-soft">{t(isVirtual ? 'checkout.noCashForVirtual' : 'checkout.noPayments')}</p>}
      </fieldset>
      {!isVirtual && (
        <Checkbox
          name="copiesShipping"
          label={t('checkout.copyShipping')}
          checked={details.copiesShipping}
          // The company belongs to the billing address that is replaced. docs/behaviour/checkout.md §13.2.
          onChange={(event) => onChange({ copiesShipping: event.target.checked, ...(event.target.checked && NO_INVOICE) })}
        />
      )}
      {own && !hasChoice(user) && (
        <OwnAddressBox
          label={t('checkout.billToOwn')}
          details={details}
          own={own}
          empty={{ ...blankAddress(details.country), ...NO_INVOICE, copiesShipping: !isVirtual }}
          onChange={onChange}
        />
      )}
      {needsAddress &&
        (hasChoice(user) ? (
          <AddressChoice
            kind="billing"
            user={user}
            details={details}
            faults={{ ...faults, ...refused }}
            onChoose={(saved) =>
              onChange(saved ? billingOf(saved) : { ...blankAddress(details.country), ...NO_INVOICE, copiesShipping: false })
            }
          >
            {fields}
          </AddressChoice>
        ) : (
          fields
        ))}
      <Checkbox
        label={t('checkout.wantsInvoice')}
        checked={details.wantsInvoice}
        onChange={(event) => onChange(event.target.checked ? { wantsInvoice: true } : NO_INVOICE)}
      />
      {details.wantsInvoice && (
        <div className="form-grid" onBlur={shown.handleBlur}>
          <Field {...line('company')} autoComplete="billing organization" />
          <Field {...line('taxId')} />
        </div>
      )}
    </StepForm>
  )
}

/** What happens with this method, or why it cannot be used now; with a note for test methods, which move no money. */
function describe(
  t: Translate,
  method: PaymentMethod,
  { offer, isOnline }: { offer: PaymentOffer | undefined; isOnline: boolean },
): ReactNode {
  if (offer && !offer.available) return offer.unavailable_reason
  const paid = whenPaid(method, offer, isOnline)
  const text = paid === 'delivery' ? t('checkout.cashHint') : paid === 'placed' ? t('checkout.paysLater') : offer?.hint
  if (!text && !offer?.is_test) return null
  return (
    <>
      {text}
      {offer?.is_test && <span className="block font-semibold">{t('checkout.testMode')}</span>}
    </>
  )
}
