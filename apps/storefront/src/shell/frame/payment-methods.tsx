import { hidesCashOnDelivery } from '@meerkat/domain/checkout/list-payment-methods'
import { useMessages } from '../messages/messages.tsx'
import { useStoreView } from '../store-view/store-view.tsx'
import { useMethodLabel } from '../store-view/use-method-label.ts'
import { PaymentMark } from './payment-mark.tsx'

export interface PaymentMethodsProps {
  /** For something that is not delivered, so that no cash can be collected. */
  isVirtual?: boolean
}

/** How the shop can be paid: in the footer, and beside the button on a product page. */
export function PaymentMethods({ isVirtual = false }: PaymentMethodsProps) {
  const t = useMessages()
  const { payment } = useStoreView()
  const label = useMethodLabel()
  const offered = payment.filter((method) => !hidesCashOnDelivery(method, isVirtual))
  if (offered.length === 0) return null
  return (
    <ul aria-label={t('footer.payment')} className="payment-marks">
      {offered.map(({ code, title }) => (
        <li key={code}>
          <PaymentMark code={code} />
          {label(title)}
        </li>
      ))}
    </ul>
  )
}
