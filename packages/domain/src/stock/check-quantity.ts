import type { StockItem } from '@meerkat/contract/stock'

type StockRules = Pick<StockItem, 'qty' | 'manage_stock' | 'min_sale_qty' | 'max_sale_qty' | 'qty_increments' | 'enable_qty_increments'>

/** The quantities of a product that one line may have. */
export interface QuantityRule {
  /** At least one, and a multiple of `step`. */
  readonly minimum: number
  /** A multiple of `step`; null without a limit, 0 when nothing can be bought. */
  readonly maximum: number | null
  readonly step: number
}

export type QuantityVerdict =
  | { readonly kind: 'ok'; readonly qty: number }
  | { readonly kind: 'not-positive-integer' }
  /** More than in stock, or more than allowed per order. */
  | { readonly kind: 'above-maximum'; readonly maximum: number }
  | { readonly kind: 'below-minimum'; readonly minimum: number }
  | { readonly kind: 'not-in-steps'; readonly step: number }

/** The rule for quantities, used by steppers, the client's cart and the server. Spec §5, docs/behaviour/stock.md §5.2. */
export function quantityRule(stock: StockRules | null | undefined): QuantityRule {
  const increments = stock?.enable_qty_increments === false ? 0 : Math.trunc(stock?.qty_increments ?? 0)
  const step = Math.max(1, increments)
  const minimum = Math.ceil(Math.max(1, stock?.min_sale_qty ?? 1) / step) * step
  const limit = quantityLimit(stock)
  if (limit === null) return { minimum, maximum: null, step }
  const maximum = Math.floor(limit / step) * step
  return { minimum, maximum: maximum < minimum ? 0 : maximum, step }
}

/** Unmanaged stock is limited only by the maximum per sale; in catalogues 0 or less means no maximum. */
function quantityLimit(stock: StockRules | null | undefined): number | null {
  const inStock = stock?.manage_stock === false ? undefined : stock?.qty
  const perSale = (stock?.max_sale_qty ?? 0) > 0 ? stock?.max_sale_qty : undefined
  const limits = [inStock, perSale].filter((limit) => limit !== undefined)
  return limits.length === 0 ? null : Math.max(0, Math.min(...limits))
}

/** Whether this quantity is allowed in the cart, and which part of the rule it breaks. Spec §5, docs/behaviour/cart.md §1.10. */
export function checkQuantity(entered: number | string, stock: StockRules | null | undefined): QuantityVerdict {
  const qty = typeof entered === 'number' ? entered : /^\d+$/.test(entered.trim()) ? Number(entered) : Number.NaN
  if (!Number.isSafeInteger(qty) || qty < 1) return { kind: 'not-positive-integer' }
  const { minimum, maximum, step } = quantityRule(stock)
  if (maximum !== null && qty > maximum) return { kind: 'above-maximum', maximum }
  if (qty < minimum) return { kind: 'below-minimum', minimum }
  return qty % step === 0 ? { kind: 'ok', qty } : { kind: 'not-in-steps', step }
}

/** The quantity for a typed number: its absolute value, 0 becomes 1; null when it is not a number. docs/behaviour/cart.md §1.10. */
export function readTypedQuantity(text: string): number | null {
  if (!/^[+-]?\d+$/.test(text.trim())) return null
  return Math.abs(Number(text)) || 1
}
