import type { StockItem } from '@meerkat/contract/stock'
import type { CartItem } from './cart-item.ts'

export type StockOutcome =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'in-stock'; readonly item: CartItem }
  | { readonly kind: 'out-of-stock'; readonly item: CartItem }
  | { readonly kind: 'removed'; readonly item: CartItem }

export interface StockAnswer {
  readonly sku: string
  /** The task of the stock check: identifies lines with options, because several can share a sku. */
  readonly taskId?: string | undefined
  /** Null when the server does not have the product (code ENOTFOUND). */
  readonly record: Pick<StockItem, 'is_in_stock'> | null
}

/** The effect of a stock answer that arrives after the line was added. Table of docs/behaviour/cart.md §1.12. */
export function settleStockAnswer(
  lines: readonly CartItem[],
  { sku, taskId, record }: StockAnswer,
  rules: { readonly allowOutOfStockInCart: boolean; readonly synchronize: boolean },
): StockOutcome {
  const asked = taskId === undefined ? undefined : lines.find((line) => line.onlineStockCheckid === taskId)
  const item = asked ?? lines.find((line) => line.sku === sku)
  if (!record || !item) return { kind: 'ignored' }
  if (record.is_in_stock) return { kind: 'in-stock', item: { ...item, is_in_stock: true } }
  if (rules.allowOutOfStockInCart || rules.synchronize) return { kind: 'out-of-stock', item: { ...item, is_in_stock: false } }
  return { kind: 'removed', item }
}
