import type { StoreView } from '@meerkat/contract/store-config'
import type { CartTotals } from '@meerkat/contract/totals'
import { cartSaving } from '@meerkat/domain/cart/totals/cart-saving'
import { localTotals } from '@meerkat/domain/cart/totals/local-totals'
import { type MoneyRows, moneyOfTotals } from '@meerkat/domain/cart/totals/money-rows'
import { type FreeDelivery, findFreeDelivery } from '@meerkat/domain/checkout/offer-methods'
import { withMethodFee } from '@meerkat/domain/payment/cash-fee'
import type { CartState } from '../actions/cart-state.ts'

/** These totals are not labelled: screens have their own titles. */
const NO_TITLES = { fee: '', taxRate: String }

export interface ShownTotals {
  readonly money: MoneyRows
  /** The saving from special prices and coupons. */
  readonly saving: number
  /** Whether an answer is expected that may change them; none is while the server is known to be unreachable. */
  readonly isBusy: boolean
}

type PricedCart = Pick<CartState, 'lines' | 'totals' | 'totalsStale' | 'isSyncing' | 'shippingMethod' | 'paymentMethods' | 'paymentCode'>

export interface TotalsContext {
  readonly isOnline: boolean
  readonly view: Pick<StoreView, 'tax' | 'i18n'>
}

interface Destination extends TotalsContext {
  readonly view: Pick<StoreView, 'tax' | 'i18n' | 'shipping'>
}

/** The totals as rows of amounts. docs/behaviour/cart.md §1.15. */
export function shownTotals(cart: PricedCart, context: TotalsContext): ShownTotals {
  const display = context.view.tax
  const money = moneyOfTotals(currentTotals(cart, context), display)
  return { money, saving: cartSaving(cart.lines, money, display), isBusy: context.isOnline && cart.isSyncing }
}

/**
 * The server's totals while they are known and fresh, also without a network; else what this device can calculate. What is shown is
 * what the shopper accepts when placing an order. With the fee of the chosen payment method. docs/behaviour/cart.md §1.15, docs/wire.md §4.6.
 */
export function currentTotals(cart: PricedCart, { isOnline, view }: TotalsContext): CartTotals {
  const { lines, totals, shippingMethod } = cart
  const isFromServer = totals !== null && (!cart.totalsStale || (isOnline && cart.isSyncing))
  const known = isFromServer
    ? totals
    : localTotals({ lines, shipping: shippingMethod, known: totals, display: view.tax, currencyCode: view.i18n.currencyCode })
  return withMethodFee(known, cart.paymentMethods.find(({ code }) => code === cart.paymentCode) ?? null, NO_TITLES)
}

/** How far the shown totals are from free delivery; null until the destination is known. */
export function freeDelivery(cart: PricedCart & Pick<CartState, 'country'>, context: Destination): FreeDelivery | null {
  const { lines, country, shippingMethod } = cart
  if (country === null) return null
  const { subtotal_incl_tax: subtotalInclTax } = currentTotals(cart, context)
  return findFreeDelivery(context.view, { lines, country, methodCode: shippingMethod?.method_code ?? null, subtotalInclTax })
}
