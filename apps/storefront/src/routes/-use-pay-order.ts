import { useRouter } from '@tanstack/react-router'
import { loadOrNotify } from '../shell/page-load/load-or-notify.ts'
import type { Bought } from './-pay-order.ts'

/** Loads the code of payments when the shopper pays. `bought` is only known for an order that this device has placed. */
export function usePayOrder(): (checkoutReference: string, bought?: Bought) => Promise<void> {
  const { api, i18n, view } = useRouter().options.context
  return async (checkoutReference, bought) => {
    const loading = import('./-pay-order.ts')
    if (await loadOrNotify(loading)) await (await loading).payOrder(checkoutReference, bought ?? null, { api, i18n, view })
  }
}
