/**
 * Whether the cart has lines and none of them is shipped: then it has no shipping and no cash on delivery. Spec §4, docs/behaviour/cart.md
 * §1.1.
 */
export function isVirtualCart(lines: readonly { readonly type_id?: string | undefined }[]): boolean {
  return lines.length > 0 && lines.every(({ type_id }) => type_id === 'virtual' || type_id === 'downloadable')
}
