import type { ShopConfig } from '@meerkat/contract/shop-config'

export interface CartSituation {
  readonly switches: Pick<ShopConfig['cart'], 'synchronize' | 'synchronizeTotals'>
  readonly online: boolean
  readonly onServer: boolean
  /** Cart token; null is "not connected". */
  readonly token: string | null
  /** Hash of the cart when both sides last agreed. */
  readonly storedHash: string | null
  readonly currentHash: string
  /** Timestamp in milliseconds; 0 means not since the page was loaded. */
  readonly lastSyncAt: number
  readonly lastTotalsSyncAt: number
}

/** Which actions of the cart are possible and which are due. Second table of docs/behaviour/cart.md §1.1. */
export function cartConditions(situation: CartSituation) {
  const { switches, online, onServer, token, storedHash, currentHash } = situation
  const canReachServer = online && !onServer
  const syncEnabled = switches.synchronize && canReachServer
  const totalsSyncEnabled = switches.synchronizeTotals && canReachServer
  const connected = token !== null && token !== ''
  const hashChanged = !storedHash || storedHash !== currentHash
  return {
    syncEnabled,
    connected,
    canUpdateMethods: syncEnabled && connected,
    totalsSyncEnabled,
    canSyncTotals: totalsSyncEnabled && connected,
    hashChanged,
    syncRequired: hashChanged || situation.lastSyncAt === 0,
    totalsSyncRequired: hashChanged || situation.lastTotalsSyncAt === 0,
  }
}

export type CartConditions = ReturnType<typeof cartConditions>

/** The checkout counts as open for this long after its last change. Spec §9. */
const CHECKOUT_ACTIVE_MS = 30 * 60 * 1000

/** Whether the shopper is in the checkout; the last millisecond of the window is included. Spec §4, docs/behaviour/cart.md §1.1. */
export function isInCheckout(modifiedAt: number, now: number, activeMs = CHECKOUT_ACTIVE_MS): boolean {
  return now - modifiedAt <= activeMs
}
