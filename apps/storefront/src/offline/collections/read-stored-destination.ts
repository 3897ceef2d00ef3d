import { readStored } from '../storage/read-stored.ts'

export interface StoredDestination {
  readonly country: string
  readonly postcode: string
}

/** Where the shipping address that was last typed on this device is, for pages that do not open the storage. docs/behaviour/checkout.md §12.1. */
export async function readStoredDestination(databaseName: string): Promise<StoredDestination | undefined> {
  const details = (await readStored(databaseName, 'checkout', 'shipping-details')) as { country?: unknown; zipCode?: unknown } | undefined
  const { country, zipCode: postcode } = details ?? {}
  return typeof country === 'string' && typeof postcode === 'string' && postcode !== '' ? { country, postcode } : undefined
}
