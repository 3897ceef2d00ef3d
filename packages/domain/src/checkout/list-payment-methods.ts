import type { PaymentMethod } from '@meerkat/contract/checkout'
import { describeMethod } from './describe-method.ts'

/**
 * The payment methods: the shop's own, then those that only the server has. A code in both keeps its local
 * definition, with the fee that the server charges. docs/behaviour/cart.md §1.13, docs/behaviour/checkout.md §13.2.
 */
export function listPaymentMethods(
  local: readonly PaymentMethod[],
  offered: readonly PaymentMethod[],
  { isVirtual }: { readonly isVirtual: boolean },
): PaymentMethod[] {
  const own = local.filter(({ is_server_method }) => !is_server_method).map((method) => withFeeOf(method, offered))
  const added = offered.filter(({ code }) => !own.some((method) => method.code === code))
  return [...own, ...added.map((method) => ({ ...method, is_server_method: true }))].filter(
    (method) => !hidesCashOnDelivery(method, isVirtual),
  )
}

/**
 * Copies the fee that our server charges. The `cost` from another server has no tax rate and is not copied: if it is charged, the totals of
 * that server contain it.
 */
function withFeeOf(method: PaymentMethod, offered: readonly PaymentMethod[]): PaymentMethod {
  const { cost, cost_incl_tax, cost_tax_percent } = offered.find(({ code }) => code === method.code) ?? {}
  return cost_tax_percent === undefined ? method : { ...method, cost, cost_incl_tax, cost_tax_percent }
}

/** A virtual cart has no delivery at which cash could be collected. Spec §4. */
export function hidesCashOnDelivery(method: Pick<PaymentMethod, 'code'>, isVirtual: boolean): boolean {
  return isVirtual && describeMethod(method).paidOnDelivery
}
