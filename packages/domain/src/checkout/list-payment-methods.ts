import type { PaymentMethod } from '@meerkat/contract/checkout'
import { describeMethod } from './describe-method.ts'

/**
 * The payment methods: the shop's own, then those that only the server has. A code in both keeps its local
 * definition. docs/behaviour/cart.md §1.13, docs/behaviour/checkout.md §13.2.
 */
export function listPaymentMethods(
  local: readonly PaymentMethod[],
  offered: readonly PaymentMethod[],
  { isVirtual }: { readonly isVirtual: boolean },
): PaymentMethod[] {
  const own = local.filter(({ is_server_method }) => !is_server_method)
  const added = offered.filter(({ code }) => !own.some((method) => method.code === code))
  return [...own, ...added.map((method) => ({ ...method, is_server_method: true }))].filter(
    (method) => !hidesCashOnDelivery(method, isVirtual),
  )
}

/** A virtual cart has no delivery at which cash could be collected. Spec §4. */
export function hidesCashOnDelivery(method: Pick<PaymentMethod, 'code'>, isVirtual: boolean): boolean {
  return isVirtual && describeMethod(method).paidOnDelivery
}
