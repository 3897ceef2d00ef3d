import type { OrderAddress } from '@meerkat/contract/address'
import type { OrderAddressInformation } from '@meerkat/contract/order'
import { chosenCollectPlace } from '@meerkat/domain/places/collect-places'
import { useMessages } from '../../shell/messages/messages.tsx'
import { Address } from '../../shell/store-view/address.tsx'

/** Where the order is delivered, or collected by the shopper. */
export function Destination({ of }: { of: OrderAddressInformation }) {
  const place = chosenCollectPlace({ carrier: of.shipping_carrier_code ?? null, extra: of.shippingExtraFields })
  if (place !== null) return <CollectAt place={place} />
  return of.shippingAddress && <ShipTo address={of.shippingAddress} />
}

function CollectAt({ place }: { place: string }) {
  const t = useMessages()
  return (
    <section className="thank-you-address">
      <h2>{t('checkout.collect.where')}</h2>
      <p>{place}</p>
    </section>
  )
}

function ShipTo({ address }: { address: OrderAddress }) {
  const t = useMessages()
  return (
    <section className="thank-you-address">
      <h2>{t('order.shipTo')}</h2>
      <Address of={address} />
    </section>
  )
}
