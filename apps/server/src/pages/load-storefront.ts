import type { StoresFile } from '@meerkat/contract/store-config'
import { stampOf } from '@meerkat/settings/stamp-of'
import { FastResponse } from 'srvx'
import { StartFault } from '../config.ts'
import type { Storefront } from './mount-pages.ts'

/**
 * Imports the built storefront. Its `Response` is replaced first: 17 % more pages a second than with Node's own.
 * @throws StartFault when it was built with other settings: pages would say one thing and orders another.
 */
export async function loadStorefront(stores: StoresFile): Promise<Storefront> {
  globalThis.Response = FastResponse as typeof Response
  const { default: storefront } = await import('@meerkat/storefront/server')
  if (storefront.settingsStamp !== stampOf(stores)) {
    throw new StartFault(
      'The storefront was built with other settings (config/stores.json, SHOP_CONFIG): run "npm run build" with the same ones.',
    )
  }
  return storefront
}
