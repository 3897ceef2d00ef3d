import type { CartTotals } from '@meerkat/contract/totals'

/** The exact text with which servers refuse an order for missing stock. docs/wire.md §4.3. */
const OUT_OF_STOCK = 'Error: Error while adding products'

/** The answer to an order; `none` also stands for an answer that is not JSON. */
export type OrderAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'placed' }
  /** `totals`: those of a 409, when it carries them. */
  | { readonly kind: 'refused'; readonly code: number; readonly result: unknown; readonly totals: CartTotals | null }

/**
 * Why an order can never be placed as it is. `address`: there are faults in an address. `delivery`: its delivery method is not offered
 * any more. `reused`: the id or the cart of the order belongs
 * to another order. `withdrawn`: the shopper withdrew it.
 */
export type OrderRefusal = 'invalid' | 'address' | 'delivery' | 'out-of-stock' | 'reused' | 'withdrawn'

export type OrderSettlement =
  | { readonly kind: 'placed' }
  /** The order now costs a different amount; the shopper decides. */
  | { readonly kind: 'differs'; readonly totals: CartTotals }
  | { readonly kind: 'refused'; readonly reason: OrderRefusal }
  /** Stored and sent again later: no answer, an unreachable or failing server, or a session that has ended. */
  | { readonly kind: 'waits' }

/**
 * What an answer means for an order, whether it is sent for the first time or again. Spec §4 Connectivity, table of
 * docs/behaviour/offline.md §7.2.
 */
export function settleOrder(answer: OrderAnswer): OrderSettlement {
  if (answer.kind === 'none') return { kind: 'waits' }
  if (answer.kind === 'placed') return { kind: 'placed' }
  const { code, result, totals } = answer
  if (code === 409 && totals) return { kind: 'differs', totals }
  // Faults come as a list; a text means that the id or the cart belongs to another order.
  if (code === 400) return { kind: 'refused', reason: typeof result === 'string' ? 'reused' : reasonOf(result) }
  if (code === 410) return { kind: 'refused', reason: 'withdrawn' }
  if (code === 500 && result === OUT_OF_STOCK) return { kind: 'refused', reason: 'out-of-stock' }
  return { kind: 'waits' }
}

/** What the shopper has to correct. Faults of the delivery method have a path outside the addresses. docs/wire.md §1.5. */
function reasonOf(faults: unknown): OrderRefusal {
  if (isAbout(faults, /^\.addressInformation\.\w+Address/)) return 'address'
  return isAbout(faults, /^\.addressInformation\.shipping_/) ? 'delivery' : 'invalid'
}

function isAbout(faults: unknown, path: RegExp): boolean {
  return Array.isArray(faults) && faults.some((fault: { dataPath?: unknown } | null) => path.test(String(fault?.dataPath)))
}
