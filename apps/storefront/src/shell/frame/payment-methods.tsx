import { useMessages } from '../messages/messages.tsx'
import { useStoreView } from '../store-view/store-view.tsx'
import { useMethodLabel } from '../store-view/use-method-label.ts'
import { PaymentMark } from './payment-mark.tsx'

/** How the shop can be paid: in the footer, and beside the button on a product page. */
export function PaymentMethods() {
  const t = useMessages()
  const { payment } = useStoreView()
  const label = useMethodLabel()
  return (
    <ul aria-label={t('footer.payment')} className="payment-marks">
      {payment.map(({ code, title }) => (
        <li key={code}>
          <PaymentMark code={code} />
          {label(title)}
        </li>
      ))}
    </ul>
  )
}
