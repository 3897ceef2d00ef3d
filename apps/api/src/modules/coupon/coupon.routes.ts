import { applyCoupon as applyCouponCall, deleteCoupon as deleteCouponCall, readCoupon } from '@meerkat/contract/coupon'
import type { Executor } from '../../db/executor.ts'
import type { Attempts } from '../../http/attempts.ts'
import type { Caller } from '../../http/caller.ts'
import type { Operations, RouteOptions } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { putOnCart, takeOffCart } from './coupon.store.ts'

export interface CouponDeps {
  readonly sql: Executor
  /** A cart that the caller may see, passed in by `open-accounts.ts`. @throws Refusal when there is none. */
  readonly getCart: (cartId: string, caller: Caller) => Promise<{ readonly id: string; readonly coupon: { readonly code: string } | null }>
  /** A coupon that can be redeemed for this cart now, or null. */
  readonly findRedeemable: (sql: Executor, cartId: string, code: string) => Promise<{ readonly code: string } | null>
  /** Guesses at codes. */
  readonly guesses: Attempts
}

/** Clients of old take any result that is not falsy for success. docs/wire.md §3.12, §3.12. */
const CHANGE: RouteOptions = { rateClass: 'C', toFailure: () => false }

/** The calls of docs/wire.md §3.12. */
export function serveCoupon(operations: Operations, deps: CouponDeps): void {
  const { getCart } = deps
  operations.serve(applyCouponCall, ({ query, caller }) => applyCoupon(deps, query, caller), CHANGE)
  operations.serve(deleteCouponCall, ({ query, caller }) => deleteCoupon(deps, query.cartId, caller), CHANGE)
  operations.serve(readCoupon, async ({ query, caller }) => (await getCart(query.cartId, caller)).coupon?.code ?? null, {
    rateClass: 'C',
    noStore: true,
  })
}

/** Wrong codes are counted by where they come from: carts are free, addresses are not. @throws Refusal `coupon-invalid`, `rate-limited` */
async function applyCoupon(
  { sql, getCart, findRedeemable, guesses }: CouponDeps,
  { cartId, coupon }: { cartId: string; coupon: string },
  caller: Caller,
): Promise<true> {
  const cart = await getCart(cartId, caller)
  const guesser = caller.network ?? cartId
  if (!(await guesses.take(guesser))) throw new Refusal('rate-limited', { retryAfterSeconds: 60 })
  const found = await findRedeemable(sql, cart.id, coupon.toUpperCase())
  if (!found) throw new Refusal('coupon-invalid')
  await guesses.giveBack(guesser)
  await putOnCart(sql, cart.id, found.code)
  return true
}

async function deleteCoupon({ sql, getCart }: CouponDeps, cartId: string, caller: Caller): Promise<true> {
  await takeOffCart(sql, (await getCart(cartId, caller)).id)
  return true
}
