import type { StockItem } from '@meerkat/contract/stock'
import type { CartItem } from './cart-item.ts'

export type StockOutcome =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'in-stock'; readonly item: CartItem }
  | { readonly kind: 'out-of-stock'; readonly item: CartItem }
  | { readonly kind: 'removed'; readonly item: CartItem }

export interface StockAnswer {
  readonly sku: string
  /** The task that asked: finds lines with options, of which several share a sku. */
  readonly taskId?: string | undefined
  /** Null when the server did not know (code ENOTFOUND). */
  readonly record: Pick<StockItem, 'is_in_stock'> | null
}

/** What a stock answer that comes after the line was added does to it. Table of docs/behaviour/cart.md §1.12. */
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
