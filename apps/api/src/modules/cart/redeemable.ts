/**
 * SQL condition: coupon `k` can be redeemed for cart `c` now. In SQL, because the statement that stores the order makes the final check.
 * A pending order of the same cart has reserved the coupon for this cart, so it stays redeemable.
 * A customer has one e-mail address, so a coupon that they have already redeemed is excluded before they order.
 */
export const REDEEMABLE = `k.valid_from <= now() and (k.valid_to is null or k.valid_to > now()) and (
    ((k.uses_left is null or k.uses_left > 0) and not exists (
      select 1 from coupon_redemption d join customer u on u.email = d.email where d.coupon_code = k.code and u.id = c.customer_id
    )) or exists (
      select 1 from pending_order p join sales_order o on o.id = p.order_id
      where p.cart_id = c.id and p.state = 'waiting' and o.coupon_code = k.code
    )
  )`
