import { placeLines } from '@meerkat/domain/checkout/place-lines'
import { fullName } from '@meerkat/domain/format/name-order'
import type { ShippingDetails } from '../../../offline/collections/checkout-details.ts'
import { useLocale } from '../../../shell/store-view/store-view.tsx'

export interface AddressRecapProps {
  address: ShippingDetails
  /** Title of the shipping method. */
  method: string | undefined
}

/** An address on one line. */
export function AddressRecap({ address, method }: AddressRecapProps) {
  const { firstName, lastName, streetAddress, apartmentNumber, city, zipCode, state, country } = address
  const parts = [
    fullName(useLocale(), firstName, lastName),
    `${streetAddress} ${apartmentNumber}`.trim(),
    ...placeLines({ postcode: zipCode, city, region: state, country_id: country }),
    method,
  ]
  return <>{parts.filter((part) => part?.trim()).join(', ')}</>
}
