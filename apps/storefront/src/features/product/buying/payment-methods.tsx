import { PaymentMark } from '../../../shell/frame/payment-mark.tsx'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { useMethodLabel } from '../../../shell/store-view/use-method-label.ts'

/** How the shop can be paid, beside the button as in the footer. */
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
