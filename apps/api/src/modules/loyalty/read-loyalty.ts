import type { Loyalty, LoyaltyCard, LoyaltyEntry, LoyaltyVoucher } from '@meerkat/contract/loyalty'
import type { Executor } from '../../db/executor.ts'
import { findCard, listEntries, listVouchers, type StoredEntry, type StoredVoucher } from './loyalty.store.ts'
import type { LoyaltyDeps } from './loyalty-deps.ts'

/** More than a customer reads; the export has all of them. */
const SHOWN = 200
const ALL = 1_000_000

/** The card of a customer and the rule of the store view that they are in. */
export async function readLoyalty(
  { database, now, ruleOf }: Pick<LoyaltyDeps, 'database' | 'now' | 'ruleOf'>,
  { customerId, storeCode }: { readonly customerId: number; readonly storeCode: string },
): Promise<Loyalty> {
  return { rule: ruleOf(storeCode), card: await findWholeCard(database.sql, customerId, { now: now(), limit: SHOWN }) }
}

/** Everything about the loyalty card of a customer, for its owner. */
export function listPersonalLoyalty(sql: Executor, customerId: number, now: Date): Promise<LoyaltyCard | null> {
  return findWholeCard(sql, customerId, { now, limit: ALL })
}

async function findWholeCard(
  sql: Executor,
  customerId: number,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<LoyaltyCard | null> {
  const card = await findCard(sql, customerId)
  if (!card) return null
  const entries = await listEntries(sql, customerId, limit)
  const vouchers = await listVouchers(sql, customerId, limit)
  return {
    number: card.number,
    joinedAt: card.created_at.toISOString(),
    points: card.points,
    pendingPoints: card.pending_points,
    entries: entries.map(toEntry),
    vouchers: vouchers.map((voucher) => toVoucher(voucher, now)),
  }
}

function toEntry({ id, points, order_id, order_number, coupon_code, created_at }: StoredEntry): LoyaltyEntry {
  return {
    id,
    points,
    kind: coupon_code !== null ? 'voucher' : points > 0 ? 'earned' : 'taken-back',
    orderId: order_id,
    orderNumber: order_number === null ? null : String(order_number).padStart(9, '0'),
    couponCode: coupon_code,
    at: created_at.toISOString(),
  }
}

function toVoucher({ code, amount, currency_code, valid_to, is_used }: StoredVoucher, now: Date): LoyaltyVoucher {
  const state = is_used ? 'used' : valid_to <= now ? 'expired' : 'usable'
  return { code, amount, currency: currency_code, validTo: valid_to.toISOString(), state }
}
