import type { StoreView } from '@meerkat/contract/store-config'
import { cartSaving } from '@meerkat/domain/cart/totals/cart-saving'
import { localTotals } from '@meerkat/domain/cart/totals/local-totals'
import { type MoneyRows, moneyOfTotals } from '@meerkat/domain/cart/totals/money-rows'
import type { CartState } from '../actions/cart-state.ts'

export interface ShownTotals {
  readonly money: MoneyRows
  /** The saving from special prices and coupons. */
  readonly saving: number
}

type PricedCart = Pick<CartState, 'lines' | 'totals' | 'totalsStale' | 'isSyncing' | 'shippingMethod'>

export interface Surroundings {
  readonly isOnline: boolean
  readonly view: Pick<StoreView, 'tax' | 'i18n'>
}

/** The server's totals while they are known and fresh, else what this device can calculate. docs/behaviour/cart.md §1.15. */
export function shownTotals(cart: PricedCart, { isOnline, view }: Surroundings): ShownTotals {
  const { lines, totals, shippingMethod } = cart
  const { tax: display, i18n } = view
  const isFromServer = isOnline && totals !== null && (!cart.totalsStale || cart.isSyncing)
  const shown = isFromServer
    ? totals
    : localTotals({ lines, shipping: shippingMethod, known: totals, display, currencyCode: i18n.currencyCode })
  const money = moneyOfTotals(shown, display)
  return { money, saving: cartSaving(lines, money, display) }
}
