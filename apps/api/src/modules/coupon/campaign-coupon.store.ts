import type { Executor, Statement } from '../../db/executor.ts'

/** A coupon as the operator's tool lists it. */
export interface OperatorCoupon {
  readonly code: string
  /** Null for a voucher. */
  readonly percent: number | null
  /** What a voucher takes off, in its currency; null for a percentage. */
  readonly amount: number | null
  readonly currency_code: string | null
  readonly source: string
  readonly email: string | null
  readonly uses_left: number | null
  readonly valid_to: Date | null
  /** Number of orders that redeemed it. */
  readonly used: number
}

export interface NewCoupon {
  readonly code: string
  readonly percent: number
  /** Null: no limit on the number of addresses. */
  readonly uses: number | null
  /** Null: valid until the operator ends it. */
  readonly validTo: Date | null
}

const COLUMNS = `c.code, c.percent, c.amount, c.currency_code, c.source, c.email, c.uses_left, c.valid_to,
  (select count(*) from coupon_redemption r where r.coupon_code = c.code) as used`

const INSERT: Statement = {
  name: 'insert-campaign-coupon',
  text: `insert into coupon (code, percent, source, uses_left, valid_to) values (upper($1), $2, 'campaign', $3, $4)
    on conflict (code) do nothing returning code`,
}
const LIST: Statement = {
  name: 'list-coupons',
  text: `select ${COLUMNS} from coupon c where $2 or (c.source = 'campaign' and (c.valid_to is null or c.valid_to > now())) order by c.created_at desc, c.code limit $1`,
}
const END: Statement = {
  name: 'end-coupon',
  text: 'update coupon set valid_to = now() where code = upper($1) and (valid_to is null or valid_to > now()) returning code',
}

/** Creates a coupon that anybody with its code can redeem. False when the code exists already. */
export async function insertCampaignCoupon(sql: Executor, { code, percent, uses, validTo }: NewCoupon): Promise<boolean> {
  return (await sql.run(INSERT, [code, percent, uses, validTo])).length > 0
}

/** Newest first; without `all` only campaign coupons that are valid now. */
export async function listCoupons(sql: Executor, limit: number, { all }: { all: boolean }): Promise<OperatorCoupon[]> {
  return sql.run<OperatorCoupon>(LIST, [limit, all])
}

/** Ends a coupon: no later order can redeem it. False when it does not exist or has ended already. */
export async function endCoupon(sql: Executor, code: string): Promise<boolean> {
  return (await sql.run(END, [code])).length > 0
}
