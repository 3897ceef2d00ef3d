import type { CartItem } from './cart-item.ts'

/** `price-unknown`, or an error message of the product. */
export type LineFault = { readonly kind: 'price-unknown' } | { readonly kind: 'product'; readonly message: string }

/**
 * The reasons why a product cannot be added to the cart; empty when there are none. Zero is a price: free products are sold unless the shop
 * says otherwise. Spec §5, docs/behaviour/cart.md §1.8.
 */
export function validateLine(
  item: Pick<CartItem, 'price_incl_tax' | 'errors'>,
  { allowZeroPrice }: { readonly allowZeroPrice: boolean },
): LineFault[] {
  const price = item.price_incl_tax
  const isPriced = price !== undefined && !Number.isNaN(price) && (allowZeroPrice ? price >= 0 : price > 0)
  const messages = Object.values(item.errors ?? {}).filter((message) => message)
  return [
    ...(isPriced ? [] : [{ kind: 'price-unknown' } as const]),
    ...messages.map((message) => ({ kind: 'product', message: String(message) }) as const),
  ]
}
