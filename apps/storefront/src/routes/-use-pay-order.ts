import { useRouter } from '@tanstack/react-router'
import type { Bought } from './-pay-order.ts'

/** Loads the code of payments when the shopper pays. */
export function usePayOrder(): (checkoutReference: string, bought: Bought | null) => Promise<void> {
  const { api, i18n, view } = useRouter().options.context
  return async (checkoutReference, bought) => {
    const { payOrder } = await import('./-pay-order.ts')
    return payOrder(checkoutReference, bought, { api, i18n, view })
  }
}
