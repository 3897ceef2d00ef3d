import type { TotalSegment } from '@meerkat/contract/totals'
import { cartSaving } from '@meerkat/domain/cart/totals/cart-saving'
import { localTotals } from '@meerkat/domain/cart/totals/local-totals'
import { useOnline } from '../../../offline/network/use-online.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useCart } from '../cart-context.ts'
import { toOwnTitle } from './to-own-title.ts'

export interface ShownTotals {
  readonly rows: readonly TotalSegment[]
  readonly grandTotal: TotalSegment | undefined
  /** What the specials of the lines take off their former prices, and coupons off the whole. */
  readonly saving: number
  /** False while the server is being asked. */
  readonly isSettled: boolean
}

/** The server's segments while they are known and fresh, else what this device can work out. Behaviour 1.15. */
export function useShownTotals(): ShownTotals {
  const t = useMessages()
  const isOnline = useOnline()
  const lines = useCart((state) => state.lines)
  const totals = useCart((state) => state.totals)
  const isStale = useCart((state) => state.totalsStale)
  const isSyncing = useCart((state) => state.isSyncing)

  const fromServer = isOnline && totals !== null && (!isStale || isSyncing)
  const titles = { subtotalInclTax: t('cart.subtotalInclTax'), grandTotal: t('cart.grandTotal') }
  const segments = fromServer
    ? totals.total_segments.map((segment) => toOwnTitle(segment, t))
    : localTotals({ lines, shipping: null, payment: null, titles })
  return {
    rows: segments.filter(({ code }) => code !== 'grand_total'),
    grandTotal: segments.find(({ code }) => code === 'grand_total'),
    saving: cartSaving(lines, fromServer ? totals : null),
    isSettled: !isSyncing,
  }
}
