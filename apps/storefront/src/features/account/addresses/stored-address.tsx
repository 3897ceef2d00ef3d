import type { CustomerAddress } from '@meerkat/contract/customer'
import { Address } from '../../../shell/store-view/address.tsx'

export interface StoredAddressProps {
  address: CustomerAddress
}

/** A saved address. */
export function StoredAddress({ address }: StoredAddressProps) {
  return <Address of={{ ...address, region: address.region.region }} />
}
