import type { PaymentOffer } from '@meerkat/contract/payment-method'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { PaymentMarks } from '../../../shell/money/payment-marks.tsx'
import { usePrice } from '../../../shell/store-view/format.ts'
import { Radio } from '../../../ui/choice.tsx'
import { Details } from '../../../ui/details.tsx'

export interface MethodChooserProps {
  offers: readonly PaymentOffer[]
  /** Code of the method that is being used. */
  chosen: string
  /** Shows the methods at once, as after a failure. */
  isOpen: boolean
  onChoose: (offer: PaymentOffer) => void
}

/** Offers other methods for the same order. A method that cannot be used now says why. */
export function MethodChooser({ offers, chosen, isOpen, onChoose }: MethodChooserProps) {
  const t = useMessages()
  const price = usePrice()
  if (offers.length < 2) return null
  return (
    <Details title={t('payment.otherWay')} open={isOpen}>
      <fieldset className="method-list">
        <legend className="sr-only">{t('checkout.field.paymentMethod')}</legend>
        {offers.map((offer) => (
          <Radio
            key={offer.code}
            name="paymentMethod"
            label={offer.title}
            hint={offer.available ? offer.hint : offer.unavailable_reason}
            aside={
              <>
                {offer.cost_incl_tax > 0 && `+ ${price(offer.cost_incl_tax)}`}
                <PaymentMarks marks={offer.marks} />
              </>
            }
            disabled={!offer.available}
            checked={offer.code === chosen}
            onChange={() => onChoose(offer)}
          />
        ))}
      </fieldset>
    </Details>
  )
}
