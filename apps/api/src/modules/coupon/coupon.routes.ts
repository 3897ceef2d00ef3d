import { applyCoupon as applyCouponCall, deleteCoupon as deleteCouponCall, readCoupon, toVoucherCall } from '@meerkat/contract/coupon'
import type { ShopConfig } from '@meerkat/contract/shop-config'
import type { Executor } from '../../db/executor.ts'
import type { Attempts } from '../../http/attempts.ts'
import type { Caller } from '../../http/caller.ts'
import { type Operations, type RouteOptions, refuseMissingElement } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { putOnCart, takeOffCart } from './coupon.store.ts'

export interface CouponDeps {
  readonly sql: Executor
  /** Returns a cart that the caller may access; passed in by `open-accounts.ts`. @throws Refusal when there is none. */
  readonly getCart: (
    cartId: string,
    caller: Caller,
  ) => Promise<{ readonly id: string; readonly store_code: string; readonly coupon: { readonly code: string } | null }>
  /** Returns a coupon that this cart can redeem now, or null. */
  readonly findRedeemable: (
    sql: Executor,
    cartId: string,
    code: string,
  ) => Promise<{ readonly code: string; readonly currency: string | null } | null>
  /** Currency of a store view. */
  readonly currencyOf: (storeCode: string) => string
  /** Additional paths of the two calls, for clients that name them after vouchers. Empty: none. */
  readonly voucherEndpoint: ShopConfig['cart']['voucherEndpoint']
  /** Counts wrong coupon codes. */
  readonly guesses: Attempts
}

/** Old clients treat any truthy result as success. docs/wire.md §3.12. */
const CHANGE: RouteOptions = { rateClass: 'C', toFailure: () => false, refuseQuery: refuseMissingElement }

/** The endpoints of docs/wire.md §3.12. */
export function serveCoupon(operations: Operations, deps: CouponDeps): void {
  const { getCart, voucherEndpoint: vouchers } = deps
  const ALIAS = { ...CHANGE, isAlias: true }
  operations.serve(applyCouponCall, ({ query, caller }) => applyCoupon(deps, query, caller), CHANGE)
  operations.serve(deleteCouponCall, ({ query, caller }) => deleteCoupon(deps, query.cartId, caller), CHANGE)
  if (vouchers.apply !== '')
    operations.serve(toVoucherCall(applyCouponCall, vouchers.apply), ({ query, caller }) => applyCoupon(deps, query, caller), ALIAS)
  if (vouchers.remove !== '')
    operations.serve(
      toVoucherCall(deleteCouponCall, vouchers.remove),
      ({ query, caller }) => deleteCoupon(deps, query.cartId, caller),
      ALIAS,
    )
  operations.serve(readCoupon, async ({ query, caller }) => (await getCart(query.cartId, caller)).coupon?.code ?? null, {
    rateClass: 'C',
    noStore: true,
  })
}

/** Counts wrong codes by network, because anybody can create any number of carts. @throws Refusal `coupon-invalid`, `rate-limited` */
async function applyCoupon(
  { sql, getCart, findRedeemable, currencyOf, guesses }: CouponDeps,
  { cartId, coupon }: { cartId: string; coupon: string },
  caller: Caller,
): Promise<true> {
  const cart = await getCart(cartId, caller)
  const guesser = caller.network ?? cartId
  if (!(await guesses.take(guesser))) throw new Refusal('rate-limited', { retryAfterSeconds: 60 })
  const found = await findRedeemable(sql, cart.id, coupon.toUpperCase())
  // The amount of a voucher means nothing in another currency.
  const isUsable = found !== null && (found.currency === null || found.currency === currencyOf(cart.store_code))
  if (!isUsable) throw new Refusal('coupon-invalid')
  await guesses.undo(guesser)
  await putOnCart(sql, cart.id, found.code)
  return true
}

async function deleteCoupon({ sql, getCart }: CouponDeps, cartId: string, caller: Caller): Promise<true> {
  await takeOffCart(sql, (await getCart(cartId, caller)).id)
  return true
}
