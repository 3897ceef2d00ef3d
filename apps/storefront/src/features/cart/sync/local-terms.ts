import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import { isVirtualCart } from '@meerkat/domain/cart/is-virtual-cart'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { cartHash } from '@meerkat/domain/cart/sync/cart-hash'
import { localSubtotal } from '@meerkat/domain/cart/totals/local-totals'
import { preselectShippingMethod } from '@meerkat/domain/checkout/choose-shipping-method'
import { listPaymentMethods } from '@meerkat/domain/checkout/list-payment-methods'
import { listPayments, listShipping } from '@meerkat/domain/checkout/offer-methods'
import { worksOffline } from '@meerkat/domain/checkout/works-offline'
import { taxCashFee } from '@meerkat/domain/payment/cash-fee'
import { NO_CASH_TERMS } from '@meerkat/domain/payment/cash-on-delivery'
import { findTaxRate } from '@meerkat/domain/tax/find-tax-rate'
import { taxPercentOf } from '@meerkat/domain/tax/split-gross'
import { toTaxSituation } from '@meerkat/domain/tax/tax-situation'
import type { CartTerms } from '../../../offline/collections/cart-terms.ts'
import type { CartCore } from '../actions/cart-core.ts'

/**
 * Delivery, payment and totals while the server does not answer: what it answered last, else what the shop's settings say. The server
 * compares the totals when the order arrives. docs/behaviour/offline.md §7.4.
 */
export async function takeLocalTerms({ deps, store }: CartCore): Promise<void> {
  const [details, stored, rules] = await Promise.all([deps.readShipping(), deps.terms.read(), deps.readTaxRules()])
  const { lines, token, totals, shippingMethod: former, paymentMethods: shown } = store.getState()
  const isVirtual = isVirtualCart(lines)
  const country = details?.country || deps.view.tax.defaultCountry
  const kept = stored?.country === country ? stored : null
  const findRate = openRates({ deps, store } as CartCore, { kept: kept?.shippingMethods ?? [], rules })
  const shippingMethods = isVirtual
    ? []
    : listMethods({ deps, store } as CartCore, { country, kept: kept?.shippingMethods ?? [], findRate })
  const method = preselectShippingMethod(shippingMethods, details?.shippingMethod)
  const isKept = stored !== null && stored.token === token && stored.hash === cartHash(lines, token)
  const known = totals ?? (isKept ? stored.totals : null)
  const knownMethod = totals ? (former?.method_code ?? null) : (stored?.method ?? null)
  const answered = kept?.paymentMethods ?? []
  const offered = answered.length > 0 ? answered : listOwn(deps, { isVirtual, chosen: method, findRate })
  // The server's methods stay. The shop's own are listed again, because their fee may become known later and is taxed like the chosen delivery.
  const isAnswered = answered.length > 0 || totals !== null
  const keepsShown = shown.length > 0 && isAnswered
  store.setState(({ totalsStale }) => ({
    shippingMethods,
    shippingMethod: method,
    totals: known,
    // Totals with another delivery are not what the shopper would pay.
    totalsStale: known === null || (totals ? totalsStale : false) || knownMethod !== (method?.method_code ?? null),
    paymentMethods: keepsShown ? shown : listPaymentMethods(deps.localPayments, offered, { isVirtual }).filter(worksOffline),
  }))
}

type FindRate = (taxClassId: number) => number | null

interface Known {
  /** Methods of the last answer. */
  readonly kept: readonly ShippingMethod[]
  readonly rules: readonly TaxRule[] | null
}

function openRates({ deps, store }: CartCore, { kept, rules }: Known): FindRate {
  const situation = toTaxSituation(deps.view.tax, deps.groupId())
  const { lines } = store.getState()
  return (taxClassId) => (rules ? findTaxRate(rules, { taxClassId, ...situation }) : estimatePercent(lines, kept))
}

interface Delivery {
  readonly country: string
  readonly kept: readonly ShippingMethod[]
  readonly findRate: FindRate
}

/**
 * Priced for the cart as it is now, since delivery may be free from some subtotal on; methods that only the server knows stay as they were.
 */
function listMethods({ deps, store }: CartCore, { country, kept, findRate }: Delivery): ShippingMethod[] {
  const subtotalInclTax = localSubtotal(store.getState().lines, deps.view.tax)
  const configured = listShipping(deps.view, { country, subtotalInclTax, findRate })
  const offered = kept.length > 0 ? kept : configured
  return offered.map((method) => ({
    ...(configured.find(({ method_code }) => method_code === method.method_code) ?? method),
    offline: true,
  }))
}

interface Purchase {
  readonly isVirtual: boolean
  readonly chosen: ShippingMethod | null
  readonly findRate: FindRate
}

/** The shop's own methods as the server offers them, except for the amount limits, which only the server knows. Decision 0109. */
function listOwn({ view, localPayments, cashFeeCents }: CartCore['deps'], { isVirtual, chosen, findRate }: Purchase): PaymentMethod[] {
  const cashFee = taxCashFee(cashFeeCents(), { deliveries: view.shipping, chosen, findRate })
  return listPayments(localPayments, { isVirtual, totalCents: null, cashTerms: NO_CASH_TERMS, cashFee })
}

/** Without the tax rules: the rate of the last answer, else the highest of the cart. */
function estimatePercent(lines: readonly CartItem[], kept: readonly ShippingMethod[]): number {
  const paid = kept.find(({ price_excl_tax }) => price_excl_tax > 0)
  if (paid) return Math.round(taxPercentOf(paid.price_excl_tax, paid.price_incl_tax) * 10) / 10
  return Math.max(0, ...lines.map((line) => line.totals?.tax_percent ?? line.tax_percent ?? 0))
}

/** The server's last answer, in the form stored for times when it cannot be reached. */
export function toTerms({ store }: Pick<CartCore, 'store'>, country: string): CartTerms {
  const { lines, token, totals, shippingMethods, shippingMethod, paymentMethods } = store.getState()
  return {
    token,
    hash: cartHash(lines, token),
    country,
    method: shippingMethod?.method_code ?? null,
    shippingMethods: [...shippingMethods],
    paymentMethods: [...paymentMethods],
    totals,
  }
}
