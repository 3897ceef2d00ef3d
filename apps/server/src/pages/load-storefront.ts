import type { StoresFile } from '@meerkat/contract/store-config'
import { stampOf } from '@meerkat/settings/stamp-of'
import { FastResponse } from 'srvx'
import { StartFault } from '../config.ts'
import type { Storefront } from './mount-pages.ts'

/**
 * Imports the built storefront. First replaces its `Response`, which renders 17 % more pages a second than with Node's own.
 * @throws StartFault when it was built with other settings, because pages and orders would then differ.
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
