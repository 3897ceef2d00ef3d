/**
 * Whether coupon `k` can be redeemed for cart `c` now: in SQL, because the order's own statement has the last word anyway.
 * A customer has one address, so what they redeemed once is known before they order.
 */
export const REDEEMABLE = `k.valid_from <= now() and (k.valid_to is null or k.valid_to > now()) and (k.uses_left is null or k.uses_left > 0)
  and not exists (select 1 from coupon_redemption d join customer u on u.email = d.email where d.coupon_code = k.code and u.id = c.customer_id)`
