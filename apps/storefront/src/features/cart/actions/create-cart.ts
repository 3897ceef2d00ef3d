import { addLine } from '@meerkat/domain/cart/lines/add-line'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSameLine, serverItemId } from '@meerkat/domain/cart/lines/is-same-line'
import { reconfigureLine } from '@meerkat/domain/cart/lines/reconfigure-line'
import { removeLine } from '@meerkat/domain/cart/lines/remove-line'
import { setLineQuantity } from '@meerkat/domain/cart/lines/set-line-quantity'
import { settleStockAnswer } from '@meerkat/domain/cart/lines/settle-stock-answer'
import { toCartItem } from '@meerkat/domain/cart/lines/to-cart-item'
import { forgetServer } from '@meerkat/domain/cart/sync/join-carts'
import { checkQuantity } from '@meerkat/domain/stock/check-quantity'
import type { PreparedProduct } from '@meerkat/domain/variants/prepare-product'
import type { StorageEntry } from '../../../offline/storage/write-together.ts'
import { askStock } from '../../../shell/api/ask-stock.ts'
import { nameOf } from '../notices/cart-notice.ts'
import { connectCustomer } from '../sync/connect-customer.ts'
import type { ForeignChange } from '../sync/foreign-changes.ts'
import { removeOrderedLines } from '../sync/settle-orders.ts'
import { createCartSync, type SyncOptions } from '../sync/sync-cart.ts'
import { admitProduct } from './admit-product.ts'
import { type CartDeps, createCartCore } from './cart-core.ts'
import type { CartStore } from './cart-state.ts'
import { type CouponOutcome, createCoupons } from './coupons.ts'

/** The actions on the cart. Each one ends when the server has answered, or could not be reached. */
export interface Cart {
  readonly load: (options?: SyncOptions) => Promise<void>
  /** Takes over a change by another tab, without a sync. docs/behaviour/cart.md §1.18. */
  readonly adopt: () => Promise<void>
  /** True when something was added. */
  readonly add: (products: readonly PreparedProduct[]) => Promise<boolean>
  readonly setQuantity: (line: CartItem, qty: number) => Promise<void>
  /**
   * Replaces the line by another variant of its product. False, with a notice, when the quantity is not available.
   * docs/behaviour/cart.md §1.11.
   */
  readonly reconfigure: (line: CartItem, variant: PreparedProduct, qty: number) => Promise<boolean>
  readonly remove: (line: CartItem) => Promise<void>
  readonly removeAll: () => Promise<void>
  /** Takes a line out of the cart and keeps it on this device. docs/behaviour/cart.md §1.19. */
  readonly saveForLater: (line: CartItem) => Promise<void>
  /** Puts a saved line into the cart; it stays saved, with a notice, when it is out of stock. */
  readonly moveBack: (line: CartItem) => Promise<void>
  readonly removeSaved: (line: CartItem) => Promise<void>
  /** Reads the saved lines, which another tab may have changed. */
  readonly adoptSaved: () => Promise<void>
  /** After a logout: deletes lines and token from this device; the server keeps its cart. docs/behaviour/cart.md §1.17. */
  readonly forget: () => Promise<void>
  /** Puts the lines into a new server cart: the former one was ordered, and the shopper wants the products again. */
  readonly renew: () => Promise<void>
  /**
   * After an order: empties the cart on this device and drops its coupon, which is used up. `isWaiting`: the server does not have the
   * order yet, so its cart still holds the lines. `takeOut` empties the cart by the function that it is given, or leaves it; what it passes
   * to that function is stored in the same transaction as the empty cart.
   * docs/behaviour/cart.md §1.17.
   */
  readonly finishOrder: (options?: FinishOrder) => Promise<void>
  /** Whether the stored cart holds any of these lines, whichever tab changed it last. */
  readonly holdsAny: (lines: readonly CartItem[]) => Promise<boolean>
  /** Puts the lines of a withdrawn order back, and stores `beside` in the same transaction; the server hears of it later. */
  readonly takeBack: (lines: readonly CartItem[], beside: StorageEntry) => Promise<void>
  /** After a login. docs/behaviour/cart.md §1.17. */
  readonly connectCustomer: () => Promise<void>
  readonly refreshTotals: () => Promise<void>
  /** An applied coupon has a notice; the caller says why another one is not. docs/behaviour/cart.md §1.16. */
  readonly applyCoupon: (code: string) => Promise<CouponOutcome>
  readonly removeCoupon: () => Promise<void>
  /** At the checkout: applies the newsletter coupon. docs/behaviour/small-stores.md §20.4. */
  readonly redeemClaim: () => Promise<void>
  /** Fetches the stock of every line; reports the lines that are out of stock. */
  readonly checkStock: () => Promise<StockReport>
}

export interface FinishOrder {
  readonly isWaiting?: boolean
  readonly takeOut?: (empty: (beside?: StorageEntry) => Promise<void>) => Promise<void>
}

const emptyAlways: NonNullable<FinishOrder['takeOut']> = (empty) => empty()

interface Forgetting {
  readonly isWaiting?: boolean
  readonly beside?: StorageEntry | undefined
}

export type StockReport = { readonly kind: 'unknown' } | { readonly kind: 'known'; readonly out: readonly CartItem[] }

/** The cart, with its storage and its server. docs/behaviour/cart.md §1. */
export function createCart(deps: CartDeps, store: CartStore): Cart {
  const core = createCartCore(deps, store)
  const cartSync = createCartSync(core, notifyForeign)
  const { sync, connectIfNeeded, refreshTotals, keepAgreement } = cartSync
  const coupons = createCoupons(core, cartSync)

  /** One sync at a time, across all tabs of the shop. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    return deps.exclusive(`${deps.scope}-cart`, async () => {
      store.setState({ isSyncing: true })
      try {
        await core.adoptStored()
        return await work()
      } finally {
        store.setState({ isSyncing: false })
      }
    })
  }

  /** Completes a login whose carts could not be joined. */
  async function joinIfDue(): Promise<void> {
    if (deps.isOnline() && (await deps.collection.readJoin())) await connectCustomer(core, cartSync)
  }

  /** After a change by the shopper: brings the server's cart to what the shopper sees. */
  function carryOver(): Promise<void> {
    return inTurn(async () => {
      await joinIfDue()
      await connectIfNeeded()
      await sync({ clientWins: true })
      // Delivery may have become free, or not be free any more.
      if (!deps.isOnline()) await refreshTotals()
    })
  }

  /** Lists may add the next product while one is being added. */
  let additions = 0

  async function add(products: readonly PreparedProduct[]): Promise<boolean> {
    additions++
    store.setState({ isAdding: true })
    try {
      const added = products.flatMap((product) => admitProduct(deps, product))
      if (added.length === 0) return false
      await core.changeLines((lines) => added.reduce<readonly CartItem[]>(addLine, lines))
      await carryOver()
      // The push shows the notice once the server has accepted; a line that was not sent yet is in the cart as well.
      const waiting = added.find(isNotSent)
      if (waiting) deps.notify({ kind: 'product-added', line: waiting })
      void checkStock()
      return true
    } finally {
      store.setState({ isAdding: --additions > 0 })
    }
  }

  function isNotSent(item: CartItem): boolean {
    const line = store.getState().lines.find((other) => isSameLine(other, item))
    return line !== undefined && (serverItemId(line) === null || line.prev_qty !== line.qty)
  }

  async function setQuantity(line: CartItem, qty: number): Promise<void> {
    if (qty <= 0) return remove(line)
    const verdict = checkQuantity(qty, store.getState().stock[line.sku] ?? line.stock)
    if (verdict.kind !== 'ok') return deps.notify({ kind: 'quantity-refused', verdict })
    await core.changeLines((lines) => setLineQuantity(lines, line, qty))
    await carryOver()
  }

  async function reconfigure(line: CartItem, variant: PreparedProduct, qty: number): Promise<boolean> {
    const records = deps.isOnline() ? await askStock(deps.api, [variant.sku]) : null
    const verdict = checkQuantity(qty, records?.[variant.sku] ?? variant.stock)
    if (verdict.kind !== 'ok') {
      const isOut = verdict.kind === 'above-maximum' && verdict.maximum === 0
      deps.notify(isOut ? { kind: 'out-of-stock' } : { kind: 'quantity-refused', verdict })
      return false
    }
    const { qty: _, ...wanted } = toCartItem(variant, { reconfigurable: true })
    const isWanted = (other: CartItem) => other.sku === variant.sku
    await core.changeLines((lines) =>
      // A variant is another line on the server, where the former line is deleted.
      reconfigureLine(setLineQuantity(lines, line, qty), line, wanted).map((other) => (isWanted(other) ? forgetServer(other) : other)),
    )
    await carryOver()
    return true
  }

  async function remove(line: CartItem): Promise<void> {
    await takeOut((lines) => lines.filter((other) => isSameLine(other, line)))
  }

  async function takeOut(
    choose: (lines: readonly CartItem[]) => readonly CartItem[],
    tell = (names: readonly string[], undo: () => void) => deps.notify({ kind: 'removed', names, undo }),
  ): Promise<void> {
    let before: readonly CartItem[] = []
    let taken: readonly CartItem[] = []
    await core.changeLines((lines) => {
      before = lines
      taken = choose(lines)
      return taken.reduce<readonly CartItem[]>((rest, line) => removeLine(rest, line), lines)
    })
    if (taken.length === 0) return
    tell(taken.map(nameOf), () => void putBack(before, taken))
    await carryOver()
  }

  async function adoptSaved(): Promise<void> {
    store.setState({ saved: await deps.saved.read() })
  }

  async function removeSaved(line: CartItem): Promise<void> {
    await deps.saved.remove(line)
    await adoptSaved()
  }

  async function saveForLater(line: CartItem): Promise<void> {
    // Before it leaves the cart: a page that is closed in between loses nothing.
    await deps.saved.add([forgetServer(line)])
    await adoptSaved()
    const chosen = (lines: readonly CartItem[]) => lines.filter((other) => isSameLine(other, line))
    await takeOut(chosen, ([name = ''], putBackNow) => {
      const undo = () => {
        putBackNow()
        void removeSaved(line)
      }
      deps.notify({ kind: 'saved-for-later', name, undo })
    })
  }

  async function moveBack(line: CartItem): Promise<void> {
    const records = deps.isOnline() ? await askStock(deps.api, [line.sku]) : null
    if (records?.[line.sku]?.is_in_stock === false) return deps.notify({ kind: 'out-of-stock' })
    await core.changeLines((lines) => addLine(lines, forgetServer(line)))
    await removeSaved(line)
    await carryOver()
  }

  /** Puts removed lines back in their places, as lines that are new to the server. */
  async function putBack(before: readonly CartItem[], taken: readonly CartItem[]): Promise<void> {
    await core.changeLines((lines) => {
      const isBack = (line: CartItem) => taken.some((gone) => isSameLine(gone, line)) && !lines.some((other) => isSameLine(other, line))
      const kept = before.filter((line) => isBack(line) || lines.some((other) => isSameLine(other, line)))
      const newer = lines.filter((line) => !before.some((other) => isSameLine(other, line)))
      const current = (line: CartItem) => lines.find((other) => isSameLine(other, line)) ?? forgetServer(line)
      return [...kept.map(current), ...newer]
    })
    await carryOver()
  }

  async function applyCoupon(typed: string): Promise<CouponOutcome> {
    const code = typed.trim()
    if (code === '') return 'wrong'
    const outcome = await inTurn(async () => {
      await connectIfNeeded()
      return coupons.apply(code)
    })
    if (outcome === 'applied') deps.notify({ kind: 'coupon-applied', code: code.toUpperCase() })
    return outcome
  }

  async function forget({ isWaiting = false, beside }: Forgetting = {}): Promise<void> {
    await core.changeLines(() => [], beside && [beside])
    await core.setHash('')
    await core.setToken('')
    // A customer gets the same cart of the server again: there the lines are still to be removed.
    if (!isWaiting) await core.forgetRemoved(await core.readRemoved())
    await deps.collection.writeJoin(false)
    // In turn, because totals that were on their way are stored when they arrive.
    await deps.terms.clear()
    store.setState({ totals: null, shippingMethods: [], shippingMethod: null, paymentMethods: [] })
  }

  /** Shows what another device changed, with undo. */
  function notifyForeign(change: ForeignChange): void {
    const { before, after } = change
    const undo = () => {
      if (change.kind === 'added') return void takeOut((lines) => lines.filter((line) => after.some((other) => isSameLine(line, other))))
      if (change.kind === 'removed') return void putBack([...before, ...store.getState().lines], before)
      return void core
        .changeLines((lines) => before.reduce<readonly CartItem[]>((rest, line) => setLineQuantity(rest, line, line.qty), lines))
        .then(carryOver)
    }
    deps.notify({ kind: `${change.kind}-elsewhere`, names: change.names, undo })
  }

  async function checkStock(): Promise<StockReport> {
    const { lines } = store.getState()
    const skus = [...new Set(lines.map(({ sku }) => sku))]
    if (skus.length === 0 || !deps.isOnline()) return { kind: 'unknown' }
    const records = await askStock(deps.api, skus)
    if (records === null) return { kind: 'unknown' }
    store.setState(({ stock }) => ({ stock: { ...stock, ...records } }))
    const rules = { allowOutOfStockInCart: deps.shop.stock.allowOutOfStockInCart, synchronize: deps.shop.cart.synchronize }
    await inTurn(() =>
      keepAgreement(() =>
        core.patchLines((current) =>
          Object.entries(records).reduce<readonly CartItem[]>((rest, [sku, record]) => {
            const outcome = settleStockAnswer(rest, { sku, record }, rules)
            if (outcome.kind === 'ignored') return rest
            if (outcome.kind === 'removed') return removeLine(rest, outcome.item)
            return rest.map((line) => (line.sku === sku ? { ...line, is_in_stock: record.is_in_stock } : line))
          }, current),
        ),
      ),
    )
    return { kind: 'known', out: store.getState().lines.filter((line) => line.is_in_stock === false) }
  }

  return {
    load: async (options) => {
      // Outside the cart's lock: a tab that is placing an order needs that lock to finish.
      const arrived = deps.isOnline() ? await deps.settleOrders(await deps.collection.readToken()) : []
      await inTurn(async () => {
        await removeOrderedLines(core, arrived)
        await joinIfDue()
        await sync(options)
        await connectIfNeeded()
        // The lines came from another tab; only that tab has their totals.
        if (store.getState().totalsStale && store.getState().lines.length > 0) await refreshTotals()
      })
    },
    adopt: core.adoptStored,
    add,
    setQuantity,
    reconfigure,
    remove,
    removeAll: () => takeOut((lines) => lines),
    saveForLater,
    moveBack,
    removeSaved,
    adoptSaved,
    async forget() {
      await deps.saved.clear()
      store.setState({ saved: [] })
      await inTurn(() => forget())
    },
    holdsAny: async (lines) => (await core.readLocal()).lines.some((line) => lines.some((other) => isSameLine(line, other))),
    async takeBack(lines, beside) {
      await core.changeLines((current) => lines.map((line) => forgetServer(line)).reduce<readonly CartItem[]>(addLine, current), [beside])
      void carryOver()
    },
    renew: () =>
      inTurn(async () => {
        await core.setToken('')
        await core.setHash('')
        await connectIfNeeded()
        await refreshTotals()
      }),
    finishOrder: ({ isWaiting = false, takeOut = emptyAlways } = {}) =>
      inTurn(async () => {
        await coupons.settle()
        await takeOut((beside) => forget({ isWaiting, beside }))
      }),
    connectCustomer: () => inTurn(() => connectCustomer(core, cartSync)),
    refreshTotals: () => inTurn(refreshTotals),
    applyCoupon,
    removeCoupon: () => inTurn(coupons.remove),
    redeemClaim: () => inTurn(coupons.redeemClaim),
    checkStock,
  }
}
