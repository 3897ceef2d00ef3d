import { withColon } from '../../format/with-colon.ts'
import type { CartItem } from './cart-item.ts'

/**
 * The chosen options of a line, from the server's totals if those name any: only they name custom options and the choices of a bundle.
 * docs/behaviour/cart.md §1.13.
 */
export function shownOptions(
  { totals, options }: Pick<CartItem, 'totals' | 'options'>,
  locale: string,
): { label: string; value: string }[] {
  const priced = totals?.options
  const shown = Array.isArray(priced) && priced.length > 0 ? priced : (options ?? [])
  return shown.map(({ label, value }) => ({ label: withColon(label, locale), value }))
}
