import { createHash } from 'node:crypto'
import type { StoresFile } from '@meerkat/contract/store-config'

/** A hash to check whether a storefront was built with the settings that the server has read. */
export function stampOf(stores: StoresFile): string {
  return createHash('sha256').update(JSON.stringify(stores)).digest('hex').slice(0, 16)
}
