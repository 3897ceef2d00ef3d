import type { LooseAddress } from '@meerkat/contract/address'
import type { AddressInformation } from '@meerkat/contract/cart'
import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import type { CartTotals } from '@meerkat/contract/totals'
import { TITLES } from '@meerkat/contract/totals-titles'
import { withMethodFee } from '@meerkat/domain/payment/cash-fee'
import { toCents } from '@meerkat/domain/pricing/round-money'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import { type Delivery, releaseCoupon, type StoredCart, setDelivery as storeDelivery } from './cart.store.ts'
import { type CartDeps, type PricedCart, priceCart } from './price-cart.ts'

const ATTEMPTS = 20

/** The cart and its caller. */
interface Asked {
  readonly cartId: string
  /** `1`: the client can pay online. */
  readonly onlinePayments?: string | undefined
  readonly caller: Pick<Caller, 'token'>
}

/** Sets address and delivery method; returns payment methods and totals. docs/wire.md §3.11. */
export async function setShippingInformation(
  deps: CartDeps,
  asked: Asked,
  given: AddressInformation,
): Promise<{ payment_methods: PaymentMethod[]; totals: CartTotals }> {
  const open = await changeDelivery(deps, asked, (cart) => ({
    shipping_address: mergeAddress(cart.shipping_address, given.shippingAddress ?? given.shipping_address),
    billing_address: mergeAddress(cart.billing_address, given.billingAddress ?? given.billing_address),
    ...methodOf(cart, given.shippingCarrierCode ?? given.shipping_carrier_code, given.shippingMethodCode ?? given.shipping_method_code),
    payment_method_code: cart.payment_method_code,
  }))
  return offerTotals(deps, open, { online: asked.onlinePayments === '1' })
}

/** Sets payment and delivery method; returns totals. docs/wire.md §3.12. */
export async function collectTotals(
  deps: CartDeps,
  asked: Asked,
  given: { paymentMethod?: { method?: string | null | undefined } | null | undefined } & Pick<
    AddressInformation,
    'shippingCarrierCode' | 'shippingMethodCode'
  >,
): Promise<CartTotals> {
  const open = await changeDelivery(deps, asked, (cart) => ({
    shipping_address: cart.shipping_address,
    billing_address: cart.billing_address,
    ...methodOf(cart, given.shippingCarrierCode, given.shippingMethodCode),
    payment_method_code: given.paymentMethod?.method || cart.payment_method_code,
  }))
  return totalOf(deps, open)
}

export async function totalOf(deps: Pick<CartDeps, 'sql' | 'quote'>, open: PricedCart): Promise<CartTotals> {
  return (await offerTotals(deps, open, { online: false })).totals
}

/**
 * Totals of a cart, with its stored delivery method and coupon, and the payment methods for them. A coupon that can no longer be redeemed is
 * removed here, so that the shopper sees the totals without it. The totals include the fee of the stored payment method. Old clients store
 * none: theirs include the fee of the only method that they are offered.
 */
export async function offerTotals(
  { sql, quote }: Pick<CartDeps, 'sql' | 'quote'>,
  open: PricedCart,
  { online }: { readonly online: boolean },
): Promise<{ payment_methods: PaymentMethod[]; totals: CartTotals }> {
  const { cart, lines, audience } = open
  if (cart.coupon_code !== null && cart.coupon === null) await releaseCoupon(sql, cart)
  const shipping = await findStoredShipping(quote, open)
  const totals = await quote.total(audience, lines, { shipping, coupon: cart.coupon })
  const payment_methods = await quote.offerPayment(audience, lines, { online, totalCents: toCents(totals.grand_total), shipping })
  const chosen = payment_methods.find(({ code }, _, { length }) => code === (cart.payment_method_code ?? (length === 1 ? code : null)))
  return { payment_methods, totals: withMethodFee(totals, chosen ?? null, TITLES) }
}

/** @throws Refusal for a delivery or payment method that is not offered. */
async function changeDelivery(deps: CartDeps, { cartId, caller }: Asked, plan: (cart: StoredCart) => Delivery): Promise<PricedCart> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const open = await priceCart(deps, cartId, caller)
    const changed = { ...open, cart: { ...open.cart, ...plan(open.cart) } }
    await refuseUnoffered(deps, changed)
    if (await storeDelivery(deps.sql, open.cart, changed.cart)) return changed
  }
  throw new Refusal('cart-busy')
}

async function refuseUnoffered({ quote }: Pick<CartDeps, 'quote'>, open: PricedCart): Promise<void> {
  const { cart, lines, audience } = open
  const needsMethod = cart.shipping_method_code !== null && !quote.isVirtual(lines)
  if (needsMethod && !(await findStoredShipping(quote, open))) throw new Refusal('shipping-not-offered')
  const { payment_method_code: payment } = cart
  if (payment === null) return
  const offered = await quote.offerPayment(audience, lines, { online: true, totalCents: null, shipping: null })
  if (!offered.some(({ code }) => code === payment)) throw new Refusal('payment-not-offered')
}

function findStoredShipping(quote: CartDeps['quote'], { cart, lines, audience }: PricedCart): Promise<ShippingMethod | null> | null {
  if (cart.shipping_method_code === null) return null
  const { country_id, countryId } = cart.shipping_address
  return quote.findShipping(audience, lines, {
    carrierCode: cart.shipping_carrier_code,
    methodCode: cart.shipping_method_code,
    country: country_id ?? countryId,
  })
}

function methodOf(cart: StoredCart, carrier: string | null | undefined, method: string | null | undefined) {
  if (!method) return { shipping_carrier_code: cart.shipping_carrier_code, shipping_method_code: cart.shipping_method_code }
  return { shipping_carrier_code: carrier || null, shipping_method_code: method }
}

/**
 * Fields missing in the request keep their stored values, because old clients send only the country. Accepts both spellings of the
 * country's field. docs/wire.md §3.11.
 */
function mergeAddress(stored: LooseAddress, given: LooseAddress | null | undefined): LooseAddress {
  const { countryId, ...fields } = given ?? {}
  const lines = typeof fields.street === 'string' ? [fields.street] : fields.street
  const street = lines?.filter((line) => line !== null && line.trim() !== '')
  const named = { ...fields, country_id: fields.country_id || countryId, street: street?.length ? street : undefined }
  const filled = Object.entries(named).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return { ...stored, ...Object.fromEntries(filled) }
}
