import type { ShippingMethod } from '@meerkat/contract/checkout'

/**
 * The method for the totals request: the saved one if it is online, else the first online one. Spec §4, docs/behaviour/cart.md §1.14.
 */
export function chooseShippingMethod(methods: readonly ShippingMethod[], savedCode: string | null | undefined): ShippingMethod | null {
  const online = methods.filter(({ offline }) => !offline)
  return online.find(({ method_code }) => method_code === savedCode) ?? online[0] ?? null
}

/**
 * The preselected method in the checkout's form: the saved one if it is offered, else the default one, else the first.
 * docs/behaviour/checkout.md §13.1.
 */
export function preselectShippingMethod(methods: readonly ShippingMethod[], savedCode: string | null | undefined): ShippingMethod | null {
  const saved = methods.find(({ method_code }) => method_code === savedCode)
  return saved ?? methods.find((method) => method.default) ?? methods[0] ?? null
}
