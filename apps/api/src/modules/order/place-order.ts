import { randomBytes } from 'node:crypto'
import type { PaymentMethod } from '@meerkat/contract/checkout'
import type { LoyaltyRule } from '@meerkat/contract/loyalty'
import type { Order, OrderConfirmation, OrderProduct, SeenTotals } from '@meerkat/contract/order'
import type { Place } from '@meerkat/contract/places'
import { TITLES } from '@meerkat/contract/totals-titles'
import { describeMethod } from '@meerkat/domain/checkout/describe-method'
import { matchesSeenTotals } from '@meerkat/domain/checkout/seen-totals'
import { withMethodFee } from '@meerkat/domain/payment/cash-fee'
import { confirmCashBy } from '@meerkat/domain/payment/cash-on-delivery'
import { findCollectPlace } from '@meerkat/domain/places/collect-places'
import { toCents } from '@meerkat/domain/pricing/round-money'
import type { Database } from '../../db/client.ts'
import type { Executor } from '../../db/executor.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal, toWire } from '../../http/refusals.ts'
import { faultAt } from '../../http/validation.ts'
import type { CheckoutCart } from '../cart/cart.store.ts'
import type { FindGroupId } from '../cart/price-cart.ts'
import type { Audience, Quote, QuotedLine } from '../cart/quote.ts'
import { allowsCash, type CashDeps, type CashOrder, claimsCash, isCounted, toCashKeys } from './cash-limit.ts'
import { type Buyer, type BuyerDeps, findBuyer } from './find-buyer.ts'
import { findEarlier, hashOf, type Identity } from './find-earlier-order.ts'
import { type NewOrder, type StoreOutcome, storeOrder } from './new-order.store.ts'
import type { EarlierOrder, PlacedOrder } from './order.store.ts'
import { invalid, planDelivery, refuseUnoffered, sumStockUse } from './plan-order.ts'
import { planPoints } from './plan-points.ts'
import { amountsOf, shippingOf, toOrderLine } from './to-order-line.ts'
import { isWithdrawn } from './withdrawn-order.store.ts'

export interface OrderDeps extends BuyerDeps {
  readonly database: Pick<Database, 'transaction'>
  readonly quote: Quote
  readonly findGroupId: FindGroupId
  /** Called when an order is refused because of the coupon of its cart. */
  readonly refuseCoupon: (sql: Executor, cart: CheckoutCart) => Promise<void>
  readonly cash: CashDeps
  readonly defaultCountryOf: (storeCode: string) => string
  /** Shops and pick-up points of a store view. */
  readonly placesOf: (storeCode: string) => readonly Place[]
  /** The loyalty card's rule of a store view; null where there is none. */
  readonly loyaltyOf: (storeCode: string) => LoyaltyRule | null
  /** Returns the given store code if it is known, else the default one. */
  readonly storeCodeOf: (storeCode: string) => string
  /** An online payment method that can pay this purchase; null for other codes. */
  readonly findOnlinePayment: FindOnlinePayment
  /** Gives up an order of the same purchase that waits for an online payment, so that its goods are free for this one. */
  readonly giveUpPending: (purchase: { readonly clientOrderId: string | null; readonly cartId: string | null }) => Promise<void>
  /** Loads the key that signs a token with which a guest opens the order on the device that placed it. */
  readonly openGuestSigner: () => Promise<(orderId: number) => string>
  /** Called after each order, so that its jobs start at once. */
  readonly placed: () => void
}

/** A payment method of the module payment, passed in. */
export type FindOnlinePayment = (
  code: string,
  purchase: { readonly storeCode: string; readonly language: string | null; readonly isVirtual: boolean },
) => Promise<Pick<PaymentMethod, 'code' | 'title'> | null>

/**
 * Places an order, once per order id and once per cart, however often the request is repeated. The products come from the body,
 * the prices from the catalogue, and availability from the stock table. docs/wire.md §4.
 * @throws Refusal `order-invalid`, `order-id-taken`, `order-cart-taken`, `order-differs`, `order-withdrawn`, `order-out-of-stock`,
 * `token-unknown`.
 */
export async function placeOrder(deps: OrderDeps, order: Order, caller: Caller): Promise<OrderConfirmation> {
  const buyer = await findBuyer(deps, order, caller)
  const identity = { order_id: order.order_id || null, cart_id: buyer.cart?.id ?? null, body_hash: hashOf(order) }
  // Load the key before the order is placed: if that fails, no order is stored.
  const makeGuestToken = await deps.openGuestSigner()
  const confirm = (placed: PlacedOrder | EarlierOrder) => toConfirmation(placed, { buyer, body_hash: identity.body_hash, makeGuestToken })
  const planned = await planOrder(deps, order, { ...identity, buyer, caller }).catch(async (fault: unknown) => {
    // Even if a product has left the catalogue since, a repeated order gets the earlier answer.
    const earlier = fault instanceof Refusal ? await findEarlier(deps.sql, identity) : null
    if (!earlier) throw fault
    return earlier
  })
  if (!('head' in planned)) return confirm(planned)
  if (!(await allowsCash(deps.sql, deps.cash, ...toCash(planned)))) {
    // The order may be a repetition of one of the open orders.
    const earlier = await findEarlier(deps.sql, identity)
    if (earlier) return confirm(earlier)
    throw invalid([CASH_FAULT])
  }
  await deps.giveUpPending({ clientOrderId: identity.order_id, cartId: identity.cart_id })
  const outcome = await store(deps, withConfirmation(planned, deps.cash))
  if (outcome.kind === 'out-of-stock') throw new Refusal('order-out-of-stock')
  if (outcome.kind === 'coupon-used') {
    if (buyer.cart) await deps.refuseCoupon(deps.sql, buyer.cart)
    // If the client sent the accepted amounts, this throws a refusal that contains the totals without the coupon.
    if (seenBy(order)) await planOrder(deps, order, { ...identity, buyer: withoutCoupon(buyer), caller })
    throw invalid([COUPON_FAULT])
  }
  if (outcome.kind === 'cash-refused') throw invalid([CASH_FAULT])
  const placed = outcome.kind === 'placed' ? outcome.order : await findEarlier(deps.sql, identity)
  if (!placed && identity.order_id !== null && (await isWithdrawn(deps.sql, identity.order_id))) throw new Refusal('order-withdrawn')
  if (!placed) throw new Error('An order was neither stored nor found')
  deps.placed()
  return confirm(placed)
}

const CASH_FAULT = faultAt(['addressInformation', 'payment_method_code'], 'Too many orders are open that are paid on delivery')

/** Stores the order with one statement. If open cash orders are limited, it runs in the transaction that counts them. */
async function store({ sql, database, cash }: OrderDeps, planned: NewOrder): Promise<StoreOutcome | { readonly kind: 'cash-refused' }> {
  const checkoutReference = planned.isPaidOnline ? newCheckoutReference() : null
  const [method, order] = toCash(planned)
  if (!isCounted(cash, method, order)) return storeOrder(sql, planned, checkoutReference)
  return database.transaction(async (tx) =>
    (await claimsCash(tx, cash, method, order)) ? storeOrder(tx, planned, checkoutReference) : { kind: 'cash-refused' },
  )
}

/** A large cash order of a guest waits for its confirmation. Decision 0076. */
function withConfirmation(planned: NewOrder, { terms, now }: CashDeps): NewOrder {
  const { customer_id, customer_email: email, grand_total_cents: totalCents, payment_method_code: code } = planned.head
  if (!describeMethod({ code }).paidOnDelivery) return planned
  const confirm_by = confirmCashBy({ isGuest: customer_id === null, email, totalCents }, terms, now())
  return { ...planned, head: { ...planned.head, confirm_by } }
}

function toCash({ head }: NewOrder): [Pick<PaymentMethod, 'code'>, CashOrder] {
  const { payment_method_code: code, is_virtual: isVirtual, grand_total_cents, cashondelivery_fee_incl_tax_cents, cash_keys: keys } = head
  return [{ code }, { isVirtual, totalCents: grand_total_cents - cashondelivery_fee_incl_tax_cents, keys }]
}

/** 144 bits, too many to guess; base64url, so a URL does not change it. */
const REFERENCE_BYTES = 18

export function newCheckoutReference(): string {
  return randomBytes(REFERENCE_BYTES).toString('base64url')
}

/** The coupon of the cart can no longer be redeemed. Refuse the order: charging more than was shown would be worse. */
export const COUPON_FAULT = faultAt(['coupon_code'], 'This coupon cannot be used any more')

export async function planOrder(
  { quote, ...deps }: OrderDeps,
  order: Order,
  { buyer, caller, ...identity }: Identity & { readonly buyer: Buyer; readonly caller: Caller },
): Promise<NewOrder> {
  const { cart, customerId } = buyer
  const seen = seenBy(order)
  if (!seen && cart && cart.coupon_code !== null && cart.coupon === null) throw invalid([COUPON_FAULT])
  const storeCode = order.store_code === undefined ? caller.storeCode : deps.storeCodeOf(order.store_code)
  // Use the prices of the cart, which the shopper saw; without a cart, those of the customer.
  const audience = { storeCode, groupId: await deps.findGroupId(cart ? cart.customer_id : customerId) }
  const quoted = await quoteProducts(quote, audience, order.products)
  const isVirtual = quote.isVirtual(quoted)
  const delivery = planDelivery(order, { isVirtual, defaultCountry: deps.defaultCountryOf(storeCode) })
  const given = order.addressInformation
  const choice = { carrierCode: given.shipping_carrier_code, methodCode: given.shipping_method_code, country: delivery.country }
  const shipping = isVirtual ? null : await quote.findShipping(audience, quoted, choice)
  const bare = await quote.total(audience, quoted, { shipping, coupon: cart?.coupon ?? null })
  // A voucher has no effect in another currency: refuse it like one that is used up.
  if (!seen && cart?.coupon && bare.coupon_code === undefined) throw invalid([COUPON_FAULT])
  const totalCents = toCents(bare.grand_total)
  const offered = await quote.offerPayment(audience, quoted, { online: false, totalCents, shipping })
  const local = offered.find(({ code }) => code === given.payment_method_code) ?? null
  const totals = withMethodFee(bare, local, TITLES)
  const purchase = { storeCode, language: caller.language, isVirtual }
  const payment = local ?? (await deps.findOnlinePayment(given.payment_method_code ?? '', purchase))
  refuseUnoffered(order, { shipping, payment, isVirtual })
  // Compare the very totals that are stored, so that the shopper is never charged another amount.
  if (seen && !matchesSeenTotals(seen, totals)) throw new Refusal('order-differs', { totals })
  return {
    isPaidOnline: local === null && totalCents > 0,
    addresses: delivery.addresses,
    wanted: sumStockUse(quoted),
    lines: quoted.map((line, position) => toOrderLine(line, position, totals)),
    head: {
      ...identity,
      ...amountsOf(totals),
      ...shippingOf(
        shipping,
        findCollectPlace({ carrier: shipping?.carrier_code ?? null, extra: given.shippingExtraFields }, deps.placesOf(storeCode)),
      ),
      shipping_tax_percent: await quote.findShippingTaxPercent(audience, shipping),
      store_code: storeCode,
      language: caller.language,
      is_virtual: isVirtual,
      customer_id: customerId,
      coupon_code: totals.coupon_code ?? null,
      customer_email: delivery.email,
      shipping_extra: given.shippingExtraFields ?? null,
      payment_method_code: payment?.code ?? '',
      payment_title: payment?.title ?? '',
      payment_additional: given.payment_method_additional ?? null,
      loyalty_points: planPoints(deps.loyaltyOf(storeCode), quoted, totals),
      confirm_by: null,
      cash_keys: await toCashKeys(deps.cash, {
        customerId,
        email: delivery.email,
        telephones: delivery.addresses.map(({ body }) => body.telephone),
        network: caller.network,
      }),
    },
  }
}

/** @throws Refusal `order-invalid` that names every product that cannot be bought. */
async function quoteProducts(quote: Quote, audience: Audience, products: readonly OrderProduct[]): Promise<QuotedLine[]> {
  const { resolve } = await quote.load(audience, products)
  const results = products.map((product, index) => {
    try {
      return { itemId: index + 1, line: resolve(product), qty: product.qty }
    } catch (fault) {
      if (fault instanceof Refusal) return faultAt(['products', index, 'sku'], String(toWire(fault).result))
      throw fault
    }
  })
  const faults = results.filter((result) => 'keyword' in result)
  if (faults.length > 0) throw invalid(faults)
  return results.filter((result) => 'line' in result)
}

/** The amounts that the shopper accepted; old clients send none. docs/wire.md §4.6. */
function seenBy({ addressInformation }: Order): SeenTotals | null {
  return addressInformation.seen_totals ?? null
}

function withoutCoupon(buyer: Buyer): Buyer {
  return { ...buyer, cart: buyer.cart && { ...buyer.cart, coupon: null } }
}

/**
 * `magentoOrderId` is the old clients' name of the id. Order numbers have at least nine digits. A token for an earlier order requires the
 * same body that placed it: a cart's id alone must not reveal who ordered. docs/wire.md §4.3.
 */
function toConfirmation(
  placed: PlacedOrder | EarlierOrder,
  {
    buyer,
    body_hash,
    makeGuestToken,
  }: Pick<Identity, 'body_hash'> & { readonly buyer: Buyer; readonly makeGuestToken: (id: number) => string },
): OrderConfirmation {
  const { id, number, created_at, confirm_by: confirmBy, checkout_reference: checkoutReference } = placed
  const isSameBody = !('body_hash' in placed) || placed.body_hash === body_hash
  return {
    magentoOrderId: String(id),
    orderNumber: String(number).padStart(9, '0'),
    backendOrderId: String(id),
    transferedAt: created_at.toISOString(),
    ...(checkoutReference !== null && { checkoutReference }),
    ...(confirmBy !== null && { confirmBy: confirmBy.toISOString() }),
    // Sent only to the shopper who placed the order.
    ...(isSameBody && placed.loyalty_points > 0 && { loyaltyPoints: placed.loyalty_points }),
    ...(buyer.customerId === null && isSameBody && { guestToken: makeGuestToken(id) }),
  }
}
