import type { ShippingMethod } from '@meerkat/contract/checkout'
import type { Customer } from '@meerkat/contract/customer'
import { COLLECT_CARRIER } from '@meerkat/domain/places/collect-places'
import type { PersonalDetails, ShippingDetails } from '../../../offline/collections/checkout-details.ts'
import { AddressFields } from '../../../shell/forms/address-fields.tsx'
import { toDetails } from '../../../shell/forms/customer-address.ts'
import type { Faults } from '../../../shell/forms/faults.ts'
import { useFaults, useRefusedFocus } from '../../../shell/forms/use-faults.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { usePrice } from '../../../shell/store-view/format.ts'
import { Radio } from '../../../ui/choice.tsx'
import type { CheckoutCart } from '../checkout-cart.ts'
import { AddressChoice } from '../fields/address-choice.tsx'
import { blankAddress } from '../fields/empty-details.ts'
import { hasChoice } from '../fields/own-address.ts'
import { OwnAddressBox } from '../fields/own-address-box.tsx'
import { Recipient } from '../fields/recipient.tsx'
import { CollectPlace, type CollectPlaceProps } from './collect-place.tsx'
import { StepForm } from './step-form.tsx'

export interface ShippingStepProps {
  /** Null for guests. */
  user: Customer | null
  /** The address of the profile; null for guests. */
  own: Partial<ShippingDetails> | null
  details: ShippingDetails
  buyer: PersonalDetails
  faults: Faults
  /** Fields that the server refused. */
  refused: Faults | undefined
  showsAll: boolean
  methods: readonly ShippingMethod[]
  /** Methods and prices are being loaded. */
  isAsking: boolean
  checkStock: CollectPlaceProps['checkStock']
  renderDelivery: CheckoutCart['renderDelivery']
  onChange: (fields: Partial<ShippingDetails>) => void
  onSend: (() => void) | null
}

/** Shipping address and method. docs/behaviour/checkout.md §13.1. */
export function ShippingStep(props: ShippingStepProps) {
  const { user, own, details, buyer, faults, refused, showsAll, methods, isAsking, checkStock, renderDelivery, onChange, onSend } = props
  const t = useMessages()
  const price = usePrice()
  const shown = useFaults(faults, refused, { showsAll })
  useRefusedFocus('shipping', refused)
  const fields = (
    <>
      <Recipient kind="shipping" names={details} buyer={buyer} faults={shown} onChange={onChange} />
      <AddressFields kind="shipping" withoutNames address={details} faults={shown} onChange={onChange} />
    </>
  )

  return (
    <StepForm kind="shipping" faults={shown} sendLabel={t('checkout.toPayment')} isDisabled={methods.length === 0} onSend={onSend}>
      {hasChoice(user) ? (
        <AddressChoice
          kind="shipping"
          user={user}
          details={details}
          faults={{ ...faults, ...refused }}
          onChoose={(saved) => onChange(saved ? toDetails(saved) : blankAddress(details.country))}
        >
          {fields}
        </AddressChoice>
      ) : (
        <>
          {own && (
            <OwnAddressBox
              label={t('checkout.shipToOwn')}
              details={details}
              own={own}
              empty={blankAddress(details.country)}
              onChange={onChange}
            />
          )}
          {fields}
        </>
      )}
      <fieldset id="shipping-shippingMethod" tabIndex={-1} className="method-list" aria-busy={isAsking}>
        <legend>{t('checkout.field.shippingMethod')}</legend>
        {methods.map((method) => (
          <Radio
            key={`${method.carrier_code} ${method.method_code}`}
            name="shippingMethod"
            label={method.carrier_title}
            // One carrier may offer several methods.
            aria-label={`${method.carrier_title}, ${method.method_title}`}
            hint={
              <>
                {method.method_title}
                <span className="block">{renderDelivery(method, { country: details.country, postcode: details.zipCode })}</span>
              </>
            }
            aside={method.price_incl_tax === 0 ? t('checkout.free') : price(method.price_incl_tax)}
            checked={details.shippingMethod === method.method_code}
            onChange={() => onChange({ shippingMethod: method.method_code, shippingCarrier: method.carrier_code, extraFields: undefined })}
          />
        ))}
        {methods.length === 0 && <p className="text-ink-soft">{t(isAsking ? 'checkout.askingMethods' : 'checkout.noMethods')}</p>}
      </fieldset>
      {details.shippingCarrier === COLLECT_CARRIER && (
        <CollectPlace extraFields={details.extraFields} checkStock={checkStock} onChange={(extraFields) => onChange({ extraFields })} />
      )}
    </StepForm>
  )
}
