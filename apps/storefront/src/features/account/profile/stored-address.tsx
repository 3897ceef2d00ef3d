import type { CustomerAddress } from '@meerkat/contract/customer'
import { shownStreet } from '@meerkat/domain/checkout/street-lines'

export interface StoredAddressProps {
  address: CustomerAddress
}

/** An address in the format of a parcel label. */
export function StoredAddress({ address }: StoredAddressProps) {
  const { company, firstname, lastname, street, postcode, city, region, vat_id } = address
  const lines = [company, `${firstname} ${lastname}`, shownStreet(street).join(', '), `${postcode} ${city}`, region.region, vat_id]
  return (
    <address className="not-italic">
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
