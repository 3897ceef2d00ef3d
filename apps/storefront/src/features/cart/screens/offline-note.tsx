import CloudOff from 'lucide-react/icons/cloud-off'
import { useOnline } from '../../../offline/network/use-online.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Says that the amounts were calculated on this device. */
export function OfflineNote() {
  const t = useMessages()
  const isOnline = useOnline()
  if (isOnline) return null
  return (
    <p className="cart-offline">
      <Icon of={CloudOff} />
      {t('cart.offline')}
    </p>
  )
}
