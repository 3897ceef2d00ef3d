import type { ShippingMethod } from '@meerkat/contract/checkout'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import { isVirtualCart } from '@meerkat/domain/cart/is-virtual-cart'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { cartHash } from '@meerkat/domain/cart/sync/cart-hash'
import { localSubtotal } from '@meerkat/domain/cart/totals/local-totals'
import { preselectShippingMethod } from '@meerkat/domain/checkout/choose-shipping-method'
import { listPaymentMethods } from '@meerkat/domain/checkout/list-payment-methods'
import { listShipping } from '@meerkat/domain/checkout/offer-methods'
import { worksOffline } from '@meerkat/domain/checkout/works-offline'
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
  const { lines, token, totals, shippingMethod: former } = store.getState()
  const isVirtual = isVirtualCart(lines)
  const country = details?.country || deps.view.tax.defaultCountry
  const kept = stored?.country === country ? stored : null
  const shippingMethods = isVirtual ? [] : listMethods({ deps, store } as CartCore, { country, kept: kept?.shippingMethods ?? [], rules })
  const method = preselectShippingMethod(shippingMethods, details?.shippingMethod)
  const isKept = stored !== null && stored.token === token && stored.hash === cartHash(lines, token)
  const known = totals ?? (isKept ? stored.totals : null)
  const knownMethod = totals ? (former?.method_code ?? null) : (stored?.method ?? null)
  store.setState(({ totalsStale, paymentMethods }) => ({
    shippingMethods,
    shippingMethod: method,
    totals: known,
    // Totals with another delivery are not what the shopper would pay.
    totalsStale: known === null || (totals ? totalsStale : false) || knownMethod !== (method?.method_code ?? null),
    ...(paymentMethods.length === 0 && {
      paymentMethods: listPaymentMethods(deps.localPayments, kept?.paymentMethods ?? [], { isVirtual }).filter(worksOffline),
    }),
  }))
}

interface Known {
  readonly country: string
  /** Methods of the last answer. */
  readonly kept: readonly ShippingMethod[]
  readonly rules: readonly TaxRule[] | null
}

/**
 * Priced for the cart as it is now, since delivery may be free from some subtotal on; methods that only the server knows stay as they were.
 */
function listMethods({ deps, store }: CartCore, { country, kept, rules }: Known): ShippingMethod[] {
  const { lines } = store.getState()
  const situation = toTaxSituation(deps.view.tax, deps.groupId())
  const configured = listShipping(deps.view, {
    country,
    subtotalInclTax: localSubtotal(lines, deps.view.tax),
    findRate: (taxClassId) => (rules ? findTaxRate(rules, { taxClassId, ...situation }) : estimatePercent(lines, kept)),
  })
  const offered = kept.length > 0 ? kept : configured
  return offered.map((method) => ({
    ...(configured.find(({ method_code }) => method_code === method.method_code) ?? method),
    offline: true,
  }))
}

/** Without the tax rules: the rate of the last answer, else the highest of the cart. */
function estimatePercent(lines: readonly CartItem[], kept: readonly ShippingMethod[]): number {
  const paid = kept.find(({ price_excl_tax }) => price_excl_tax > 0)
  if (paid) return Math.round(taxPercentOf(paid.price_excl_tax, paid.price_incl_tax) * 10) / 10
  return Math.max(0, ...lines.map((line) => line.totals?.tax_percent ?? line.tax_percent ?? 0))
}

/** Keeps an answer of the server for the next time without one. */
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
