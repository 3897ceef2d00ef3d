import type { CustomerAddress } from '@meerkat/contract/customer'
import { addressLines } from '@meerkat/domain/checkout/address-lines'
import { useLocale } from '../../../shell/store-view/store-view.tsx'

export interface StoredAddressProps {
  address: CustomerAddress
}

/** An address in the format of a parcel label. */
export function StoredAddress({ address }: StoredAddressProps) {
  const locale = useLocale()
  return (
    <address className="not-italic">
      {addressLines({ ...address, region: address.region.region }, locale).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
