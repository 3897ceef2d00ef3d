import type { Executor, Statement } from '../../db/executor.ts'

/** A stored newsletter coupon. */
export interface StoredCoupon {
  readonly code: string
  readonly percent: number
  readonly valid_to: Date | null
}

const PUT_ON_CART: Statement = {
  name: 'put-coupon-on-cart',
  text: 'update cart set coupon_code = $2, coupon_refused = false, updated_at = now() where id = $1 and is_active',
}
const TAKE_OFF_CART: Statement = {
  name: 'take-coupon-off-cart',
  text: 'update cart set coupon_code = null, coupon_refused = false, updated_at = now() where id = $1 and coupon_code is not null',
}
// One coupon per address, however often it is requested.
const ISSUE: Statement = {
  name: 'issue-newsletter-coupon',
  text: `insert into coupon (code, percent, source, email, uses_left, valid_to) values ($1, $2, 'newsletter', $3, 1, $4)
    on conflict (email) where source = 'newsletter' do nothing returning code, percent, valid_to`,
}
// Orders and carts refer to the coupon, so the row stays.
const FORGET: Statement = {
  name: 'forget-coupon-owner',
  text: "update coupon set email = null, valid_to = least(valid_to, now()) where email = $1 and source = 'newsletter'",
}
const SELECT_ISSUED: Statement = {
  name: 'select-newsletter-coupon',
  text: "select code, percent, valid_to from coupon where email = $1 and source = 'newsletter'",
}

export async function putOnCart(sql: Executor, cartId: string, code: string): Promise<void> {
  await sql.run(PUT_ON_CART, [cartId, code])
}

export async function takeOffCart(sql: Executor, cartId: string): Promise<void> {
  await sql.run(TAKE_OFF_CART, [cartId])
}

/** Null when the address has already received its coupon. */
export async function insertNewsletterCoupon(
  tx: Executor,
  { code, percent, email, validTo }: { code: string; percent: number; email: string; validTo: Date },
): Promise<StoredCoupon | null> {
  const [row] = await tx.run<StoredCoupon>(ISSUE, [code, percent, email, validTo])
  return row ?? null
}

export async function findNewsletterCoupon(sql: Executor, email: string): Promise<StoredCoupon | null> {
  const [row] = await sql.run<StoredCoupon>(SELECT_ISSUED, [email])
  return row ?? null
}

/** Removes the address from its coupon, which can no longer be redeemed. */
export async function forgetCouponOwner(tx: Executor, email: string): Promise<void> {
  await tx.run(FORGET, [email])
}
