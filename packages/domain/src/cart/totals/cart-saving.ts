import { fromCents, toCents } from '../../pricing/round-money.ts'
import { rowPrice } from '../../pricing/row-price.ts'
import type { PriceDisplay } from '../../pricing/shown-price.ts'
import type { CartItem } from '../lines/cart-item.ts'
import { lineUnitPrice } from './line-price.ts'
import type { MoneyRows } from './money-rows.ts'

/** The saving from special prices and the discount row, with or without tax as the store view shows prices. */
export function cartSaving(lines: readonly Omit<CartItem, 'sku'>[], money: Pick<MoneyRows, 'rows'>, display: PriceDisplay): number {
  const specials = lines.reduce((sum, line) => sum + lineSaving(line, display), 0)
  const discount = money.rows.find(({ kind }) => kind === 'discount')
  return fromCents(specials - toCents(discount?.amount ?? 0))
}

function lineSaving(line: Omit<CartItem, 'sku'>, display: PriceDisplay): number {
  const { now, before } = lineUnitPrice(line, display)
  return before === null ? 0 : toCents(rowPrice(before, line.qty)) - toCents(rowPrice(now, line.qty))
}
