import type { StockItem } from '@meerkat/contract/stock'

export type QuantityVerdict =
  | { readonly kind: 'ok'; readonly qty: number }
  | { readonly kind: 'not-positive-integer' }
  /** More than there is, or more than one order may take. */
  | { readonly kind: 'above-maximum'; readonly maximum: number }
  | { readonly kind: 'below-minimum'; readonly minimum: number }

/** Whether so many pieces may be in the cart. Spec §5, behaviour 1.10, 5.2. */
export function checkQuantity(entered: number | string, stock: StockItem | null | undefined): QuantityVerdict {
  const qty = typeof entered === 'number' ? entered : /^\d+$/.test(entered.trim()) ? Number(entered) : Number.NaN
  if (!Number.isSafeInteger(qty) || qty < 1) return { kind: 'not-positive-integer' }
  const maximum = maximumQuantity(stock)
  if (maximum !== null && qty > maximum) return { kind: 'above-maximum', maximum }
  const minimum = stock?.min_sale_qty ?? 1
  if (qty < minimum) return { kind: 'below-minimum', minimum }
  return { kind: 'ok', qty }
}

/** The most one may buy; null without a limit: unmanaged stock has none but the sale's own. Behaviour 5.2. */
export function maximumQuantity(stock: StockItem | null | undefined): number | null {
  const inStore = stock?.manage_stock === false ? undefined : stock?.qty
  // 0 or less is how catalogues write "no limit per sale".
  const perSale = (stock?.max_sale_qty ?? 0) > 0 ? stock?.max_sale_qty : undefined
  const limits = [inStore, perSale].filter((limit) => limit !== undefined)
  return limits.length === 0 ? null : Math.max(0, Math.floor(Math.min(...limits)))
}

/** What a quantity field makes of a number typed into it: its absolute value, 0 becomes 1; null when it is none. Behaviour 1.10. */
export function readTypedQuantity(text: string): number | null {
  if (!/^[+-]?\d+$/.test(text.trim())) return null
  return Math.abs(Number(text)) || 1
}
