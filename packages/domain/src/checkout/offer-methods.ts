import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import type { ShippingRate, StoreView } from '@meerkat/contract/store-config'
import { isVirtualCart } from '../cart/is-virtual-cart.ts'
import type { CartItem } from '../cart/lines/cart-item.ts'
import type { MethodFee } from '../payment/cash-fee.ts'
import { type CashSituation, type CashTerms, offersCash } from '../payment/cash-on-delivery.ts'
import { fromCents, roundMoney, toCents } from '../pricing/round-money.ts'
import { describeMethod } from './describe-method.ts'

interface ShippingSituation {
  /** Falls back to the store's own country. */
  readonly country: string | null | undefined
  readonly subtotalInclTax: number
  readonly findRate: (taxClassId: number) => number | null
}

/** The delivery methods for a country; a method with `freeFrom` is free from that subtotal on. Spec §4, docs/wire.md §3.10. */
export function listShipping(
  view: Pick<StoreView, 'shipping' | 'tax'>,
  { country, subtotalInclTax, findRate }: ShippingSituation,
): ShippingMethod[] {
  return listRates(view, country).map((rate) => {
    const isFree = rate.freeFrom !== undefined && findMissing(rate.freeFrom, subtotalInclTax) === 0
    const net = isFree ? 0 : rate.price
    const amount = roundMoney(net)
    return {
      carrier_code: rate.carrier_code,
      method_code: rate.method_code,
      carrier_title: rate.carrier_title,
      method_title: rate.method_title,
      amount,
      base_amount: amount,
      available: true,
      error_message: '',
      price_excl_tax: net,
      price_incl_tax: roundMoney(net * (1 + (findRate(rate.tax_class_id) ?? 0) / 100)),
      ...(rate.default && { default: true }),
    }
  })
}

interface FreeDeliverySituation extends Pick<ShippingSituation, 'country' | 'subtotalInclTax'> {
  readonly lines: readonly Pick<CartItem, 'type_id'>[]
  /** Code of the chosen method; null before one is chosen, which means the default one. */
  readonly methodCode: string | null
}

export interface FreeDelivery {
  /** Amount that the subtotal with tax still lacks; zero once delivery is free. */
  readonly missing: number
  /** How much of the needed subtotal is in the cart, from 0 to 1. */
  readonly share: number
}

/** How far a cart is from free delivery by its method; null if that method is never free, or nothing is shipped. */
export function findFreeDelivery(
  view: Pick<StoreView, 'shipping' | 'tax'>,
  { lines, country, methodCode, subtotalInclTax }: FreeDeliverySituation,
): FreeDelivery | null {
  if (lines.length === 0 || isVirtualCart(lines)) return null
  const rate = listRates(view, country).find((rate) => (methodCode === null ? rate.default : rate.method_code === methodCode))
  if (rate?.freeFrom === undefined) return null
  const missing = findMissing(rate.freeFrom, subtotalInclTax)
  return { missing, share: missing === 0 ? 1 : subtotalInclTax / rate.freeFrom }
}

function listRates({ shipping, tax }: Pick<StoreView, 'shipping' | 'tax'>, country: string | null | undefined): ShippingRate[] {
  const destination = (country || tax.defaultCountry).toUpperCase()
  return shipping.filter(({ countries }) => countries.includes(destination))
}

/** In cents, so that adding exactly the displayed missing amount makes delivery free. */
function findMissing(freeFrom: number, subtotalInclTax: number): number {
  return fromCents(Math.max(0, toCents(freeFrom) - toCents(subtotalInclTax)))
}

interface PaymentSituation extends CashSituation {
  readonly cashTerms: CashTerms
  readonly cashFee: MethodFee | null
}

/** The store view's own payment methods; cash on delivery only within its limits, and with its fee. Spec §4, docs/wire.md §3.9. */
export function listPayments(
  own: readonly Pick<PaymentMethod, 'code' | 'title'>[],
  { cashTerms, cashFee, ...situation }: PaymentSituation,
): PaymentMethod[] {
  return own.flatMap(({ code, title }): PaymentMethod[] => {
    if (!describeMethod({ code }).paidOnDelivery) return [{ code, title }]
    return offersCash(situation, cashTerms) ? [{ code, title, ...cashFee }] : []
  })
}
