import type { Order } from '@meerkat/contract/order'

type Purchase = Pick<Order, 'store_code' | 'products' | 'addressInformation'>

/**
 * Whether two orders have the same products, addresses and methods. The second one then counts as a repetition of the first, even with
 * another cart or order id: the answer to the first may have been lost. docs/behaviour/orders.md §14.2.
 */
export function isSamePurchase(a: Purchase, b: Purchase): boolean {
  return canonical(essenceOf(a)) === canonical(essenceOf(b))
}

/** Without the accepted amounts: they change when the shopper confirms a difference. */
function essenceOf({ store_code = '', products, addressInformation }: Purchase) {
  const { seen_totals: _, ...given } = addressInformation
  return { store_code, lines: products.map(({ sku, qty, product_option }) => ({ sku, qty, product_option })), given }
}

/** Members in alphabetical order: a stored order may list them in another order after it is read again. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
}
