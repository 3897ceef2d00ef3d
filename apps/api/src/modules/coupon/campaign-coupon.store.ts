import type { Executor, Statement } from '../../db/executor.ts'

/** A coupon as the operator sees it. */
export interface OperatorCoupon {
  readonly code: string
  readonly percent: number
  readonly source: string
  readonly email: string | null
  readonly uses_left: number | null
  readonly valid_to: Date | null
  /** Orders that redeemed it. */
  readonly used: number
}

export interface NewCoupon {
  readonly code: string
  readonly percent: number
  /** Null: any number of addresses. */
  readonly uses: number | null
  /** Null: until it is ended. */
  readonly validTo: Date | null
}

const COLUMNS = `c.code, c.percent, c.source, c.email, c.uses_left, c.valid_to,
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

/** A coupon for everybody who knows its code. False when the code exists. */
export async function insertCampaignCoupon(sql: Executor, { code, percent, uses, validTo }: NewCoupon): Promise<boolean> {
  return (await sql.run(INSERT, [code, percent, uses, validTo])).length > 0
}

/** Newest first; without `all` those of campaigns that are valid now. */
export async function listCoupons(sql: Executor, limit: number, { all }: { all: boolean }): Promise<OperatorCoupon[]> {
  return sql.run<OperatorCoupon>(LIST, [limit, all])
}

/** No order can redeem it any more. False when there is none, or it has ended. */
export async function endCoupon(sql: Executor, code: string): Promise<boolean> {
  return (await sql.run(END, [code])).length > 0
}
