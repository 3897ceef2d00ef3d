import type { ShippingMethod } from '@meerkat/contract/checkout'
import { COLLECT_CARRIER } from '@meerkat/domain/places/collect-places'
import type { ShippingDetails } from '../../../offline/collections/checkout-details.ts'
import { AddressFields } from '../../../shell/forms/address-fields.tsx'
import { FaultSummary } from '../../../shell/forms/fault-summary.tsx'
import { type Faults, submit } from '../../../shell/forms/faults.ts'
import { useFaults, useRefusedFocus } from '../../../shell/forms/use-faults.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { usePrice } from '../../../shell/store-view/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Radio } from '../../../ui/choice.tsx'
import type { CheckoutCart } from '../checkout-cart.ts'
import { blankAddress } from '../fields/empty-details.ts'
import { OwnAddressBox } from '../fields/own-address-box.tsx'
import { CollectPlace, type CollectPlaceProps } from './collect-place.tsx'

export interface ShippingStepProps {
  /** The address of the profile; null for guests. */
  own: Partial<ShippingDetails> | null
  details: ShippingDetails
  faults: Faults
  /** Fields that the server refused. */
  refused: Faults | undefined
  methods: readonly ShippingMethod[]
  /** Methods and prices are being loaded. */
  isAsking: boolean
  checkStock: CollectPlaceProps['checkStock']
  renderDelivery: CheckoutCart['renderDelivery']
  onChange: (fields: Partial<ShippingDetails>) => void
  onSend: () => void
}

/** Shipping address and method. docs/behaviour/checkout.md §13.1. */
export function ShippingStep(props: ShippingStepProps) {
  const { own, details, faults, refused, methods, isAsking, checkStock, renderDelivery, onChange, onSend } = props
  const t = useMessages()
  const price = usePrice()
  const shown = useFaults(faults, refused)
  useRefusedFocus('shipping', refused)

  return (
    <form noValidate onSubmit={(event) => submit(event, shown.attempt, onSend)}>
      <FaultSummary faults={shown.listed} idOf={(name) => `shipping-${name}`} summary={shown.summary} />
      {own && (
        <OwnAddressBox
          label={t('checkout.shipToOwn')}
          details={details}
          own={own}
          empty={blankAddress(details.country)}
          onChange={onChange}
        />
      )}
      <AddressFields kind="shipping" address={details} faults={shown} onChange={onChange} />
      <fieldset id="shipping-shippingMethod" tabIndex={-1} className="method-list" aria-busy={isAsking}>
        <legend>{t('checkout.field.shippingMethod')}</legend>
        {methods.map((method) => (
          <Radio
            key={`${method.carrier_code} ${method.method_code}`}
            name="shippingMethod"
            label={method.carrier_title}
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
      <Button type="submit" size="large" disabled={methods.length === 0}>
        {t('checkout.toPayment')}
      </Button>
    </form>
  )
}
