/** At least one line, and nothing that must be sent: no shipping, no cash on delivery. docs/behaviour/cart.md §1.1, spec §4. */
export function isVirtualCart(lines: readonly { readonly type_id?: string | undefined }[]): boolean {
  return lines.length > 0 && lines.every(({ type_id }) => type_id === 'virtual' || type_id === 'downloadable')
}
