import type { OrderAddress } from '@meerkat/contract/address'
import { addressLines } from '@meerkat/domain/checkout/address-lines'
import { useMessages } from '../../shell/messages/messages.tsx'

/** Where the order goes to. */
export function ShipTo({ address }: { address: OrderAddress }) {
  const t = useMessages()
  return (
    <section className="thank-you-address">
      <h2>{t('order.shipTo')}</h2>
      <address className="not-italic">
        {addressLines(address).map((line, at) => (
          <span key={`${at} ${line}`} className="block">
            {line}
          </span>
        ))}
      </address>
    </section>
  )
}
