import type { Executor, Statement } from './db/executor.ts'
import { type PaymentFigures, readPaymentFigures } from './modules/payment/needs-attention.store.ts'

/** Business figures for the operator's monitoring. */
export interface ShopFigures {
  readonly orders: readonly { readonly status: string; readonly count: number }[]
  readonly jobs: readonly { readonly topic: string; readonly state: 'waiting' | 'failing' | 'set-aside'; readonly count: number }[]
  readonly oldestJobSeconds: number
  readonly stock: readonly { readonly state: 'available' | 'low' | 'sold-out'; readonly count: number }[]
  readonly coupons: readonly { readonly source: string; readonly count: number }[]
  readonly redemptions: number
  readonly payments: PaymentFigures
}

const ORDERS: Statement = { name: 'figures-orders', text: 'select status, count(*) as count from sales_order group by status' }
const JOBS: Statement = {
  name: 'figures-jobs',
  text: `select topic, case when set_aside_at is not null then 'set-aside' when attempts > 0 then 'failing' else 'waiting' end as state, count(*) as count
    from outbox group by 1, 2`,
}
const OLDEST_JOB: Statement = {
  name: 'figures-oldest-job',
  text: 'select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds from outbox where set_aside_at is null',
}
const STOCK: Statement = {
  name: 'figures-stock',
  text: `select case when qty <= min_qty or not is_in_stock then 'sold-out' when qty <= min_qty + notify_stock_qty then 'low' else 'available' end as state,
      count(*) as count from stock where manage_stock group by 1`,
}
const COUPONS: Statement = {
  name: 'figures-coupons',
  text: `select source, count(*) as count from coupon
    where (valid_to is null or valid_to > now()) and (uses_left is null or uses_left > 0) group by source`,
}
const REDEMPTIONS: Statement = { name: 'figures-redemptions', text: 'select count(*) as count from coupon_redemption' }

export async function readShopFigures(sql: Executor): Promise<ShopFigures> {
  const [oldest] = await sql.run<{ seconds: number }>(OLDEST_JOB)
  const [redeemed] = await sql.run<{ count: number }>(REDEMPTIONS)
  return {
    orders: await sql.run<ShopFigures['orders'][number]>(ORDERS),
    jobs: await sql.run<ShopFigures['jobs'][number]>(JOBS),
    oldestJobSeconds: oldest?.seconds ?? 0,
    stock: await sql.run<ShopFigures['stock'][number]>(STOCK),
    coupons: await sql.run<ShopFigures['coupons'][number]>(COUPONS),
    redemptions: redeemed?.count ?? 0,
    payments: await readPaymentFigures(sql),
  }
}
