import type { PaymentMethod } from '@meerkat/contract/checkout'
import { CASH_ON_DELIVERY } from './describe-method.ts'

/**
 * The preselected code in the checkout's form: the saved one if offered, else the default, else the first, else cash on delivery.
 * Spec §4, docs/behaviour/checkout.md §13.2.
 */
export function preselectPaymentCode(methods: readonly PaymentMethod[], savedCode: string | null | undefined): string {
  const chosen = methods.find(({ code }) => code === savedCode) ?? methods.find((method) => method.default) ?? methods[0]
  return chosen?.code ?? CASH_ON_DELIVERY
}
