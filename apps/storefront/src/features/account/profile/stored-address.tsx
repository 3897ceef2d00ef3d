import type { CustomerAddress } from '@meerkat/contract/customer'

export interface StoredAddressProps {
  address: CustomerAddress
}

/** As it would stand on a parcel. */
export function StoredAddress({ address }: StoredAddressProps) {
  const { company, firstname, lastname, street, postcode, city, region, vat_id } = address
  const lines = [company, `${firstname} ${lastname}`, street.filter(Boolean).join(', '), `${postcode} ${city}`, region.region, vat_id]
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
