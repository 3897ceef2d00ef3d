import { cartSaving } from '@meerkat/domain/cart/totals/cart-saving'
import { localTotals } from '@meerkat/domain/cart/totals/local-totals'
import { type MoneyRows, moneyOfTotals } from '@meerkat/domain/cart/totals/money-rows'
import { useOnline } from '../../../offline/network/use-online.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { useCart } from '../cart-context.ts'

export interface ShownTotals {
  readonly money: MoneyRows
  /** What the specials of the lines and coupons take off. */
  readonly saving: number
  /** False while the server is being asked. */
  readonly isSettled: boolean
}

/** The server's totals while they are known and fresh, else what this device can calculate. docs/behaviour/cart.md §1.15. */
export function useShownTotals(): ShownTotals {
  const isOnline = useOnline()
  const { tax: display, i18n } = useStoreView()
  const lines = useCart((state) => state.lines)
  const totals = useCart((state) => state.totals)
  const isStale = useCart((state) => state.totalsStale)
  const isSyncing = useCart((state) => state.isSyncing)

  const fromServer = isOnline && totals !== null && (!isStale || isSyncing)
  const shown = fromServer ? totals : localTotals({ lines, shipping: null, known: totals, display, currencyCode: i18n.currencyCode })
  const money = moneyOfTotals(shown, display)
  return { money, saving: cartSaving(lines, money, display), isSettled: !isSyncing }
}
