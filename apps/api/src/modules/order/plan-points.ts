import type { LoyaltyRule } from '@meerkat/contract/loyalty'
import type { CartTotals } from '@meerkat/contract/totals'
import { pointsForGoods } from '@meerkat/domain/loyalty/points'
import { toCents } from '@meerkat/domain/pricing/round-money'
import type { QuotedLine } from '../cart/quote.ts'

/** The points that an order earns once it is complete; 0 where the shop has no loyalty card. docs/behaviour/account.md §16.4. */
export function planPoints(rule: LoyaltyRule | null, quoted: readonly QuotedLine[], { items }: CartTotals): number {
  if (!rule) return 0
  const medicines = new Set(quoted.filter(({ line }) => line.isScheduledMedicine).map(({ itemId }) => itemId))
  const goods = items.map((item) => ({
    paidCents: toCents(item.row_total_with_discount) + toCents(item.tax_amount),
    isScheduledMedicine: medicines.has(item.item_id),
  }))
  return pointsForGoods(rule, goods)
}
