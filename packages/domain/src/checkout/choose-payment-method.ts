import type { PaymentMethod } from '@meerkat/contract/checkout'
import { CASH_ON_DELIVERY } from './describe-method.ts'

/** For totals and locally computed carts: the default one, else the first. Spec §4, docs/behaviour/cart.md §1.14. */
export function choosePaymentMethod(methods: readonly PaymentMethod[]): PaymentMethod | null {
  return methods.find((method) => method.default) ?? methods[0] ?? null
}

/**
 * The preselected code in the checkout's form: the saved one if offered, else the first, else cash on delivery.
 * docs/behaviour/checkout.md §13.2.
 */
export function preselectPaymentCode(methods: readonly PaymentMethod[], savedCode: string | null | undefined): string {
  const saved = methods.find(({ code }) => code === savedCode)
  return (saved ?? methods[0])?.code ?? CASH_ON_DELIVERY
}
