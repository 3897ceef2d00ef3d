import type { ShippingMethod } from '@meerkat/contract/checkout'

/** The methods that a server offers, without those it marks as unavailable. Spec §4, docs/wire.md §3.10. */
export function listShippingMethods(offered: readonly ShippingMethod[]): ShippingMethod[] {
  return offered.filter(({ available }) => available !== false).map((method) => ({ ...method, is_server_method: true }))
}
