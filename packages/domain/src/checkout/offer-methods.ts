import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import type { StoreView } from '@meerkat/contract/store-config'
import { type CashLimits, type CashSituation, offersCash } from '../payment/cash-on-delivery.ts'
import { roundMoney } from '../pricing/round-money.ts'
import { describeMethod } from './describe-method.ts'

interface ShippingSituation {
  /** Without one, the store's own country. */
  readonly country: string | null | undefined
  readonly subtotalInclTax: number
  readonly findRate: (taxClassId: number) => number | null
}

/** The delivery methods for a country; a method with `freeFrom` is free from that subtotal on. Spec §4, docs/wire.md §3.10. */
export function listShipping(
  view: Pick<StoreView, 'shipping' | 'tax'>,
  { country, subtotalInclTax, findRate }: ShippingSituation,
): ShippingMethod[] {
  const destination = (country || view.tax.defaultCountry).toUpperCase()
  const rates = view.shipping.filter(({ countries }) => countries.includes(destination))
  return rates.map((rate) => {
    const isFree = rate.freeFrom !== undefined && subtotalInclTax >= rate.freeFrom
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

/** The payment methods of the store view; cash on delivery only within its limits. Spec §4, docs/wire.md §3.9. */
export function listPayments(
  view: Pick<StoreView, 'payment'>,
  { cashLimits, ...situation }: CashSituation & { readonly cashLimits: CashLimits },
): PaymentMethod[] {
  const offered = view.payment.filter((method) => !describeMethod(method).paidOnDelivery || offersCash(situation, cashLimits))
  return offered.map(({ code, title }) => ({ code, title }))
}
