import FlaskConical from 'lucide-react/icons/flask-conical'
import { Icon } from '../../ui/icon.tsx'
import { useMessages } from '../messages/messages.tsx'

/** Marks a payment in test mode; on every screen of such a payment. docs/behaviour/payment.md §27.4. */
export function TestMark() {
  const t = useMessages()
  return (
    <p className="test-mark">
      <Icon of={FlaskConical} /> {t('checkout.testMode')}
    </p>
  )
}
