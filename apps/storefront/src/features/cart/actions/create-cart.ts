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
import { askStock } from '../../../shell/api/ask-stock.ts'
import { nameOf } from '../notices/cart-notice.ts'
import { connectCustomer } from '../sync/connect-customer.ts'
import type { ForeignChange } from '../sync/foreign-changes.ts'
import { removeOrderedLines } from '../sync/settle-orders.ts'
import { createCartSync, type SyncOptions } from '../sync/sync-cart.ts'
import { admitProduct } from './admit-product.ts'
import { type CartDeps, createCartCore } from './cart-core.ts'
import type { CartStore } from './cart-state.ts'
import { createCoupons } from './coupons.ts'

/** What the shop does with the cart. Every action ends when the server has been told, or could not be. */
export interface Cart {
  readonly load: (options?: SyncOptions) => Promise<void>
  /** Another tab changed the cart: its lines are this tab's, without a sync. Behaviour 1.18. */
  readonly adopt: () => Promise<void>
  /** True when something was added. */
  readonly add: (products: readonly PreparedProduct[]) => Promise<boolean>
  readonly setQuantity: (line: CartItem, qty: number) => Promise<void>
  /** The line becomes another variant of its product, in so many pieces. False when there are not so many: that is told. Behaviour 1.11. */
  readonly reconfigure: (line: CartItem, variant: PreparedProduct, qty: number) => Promise<boolean>
  readonly remove: (line: CartItem) => Promise<void>
  readonly removeAll: () => Promise<void>
  /** Lines and token are forgotten, the server keeps its cart: after a logout. Behaviour 1.17. */
  readonly forget: () => Promise<void>
  /** The server's cart was ordered, and the shopper wants its products once more: they go into a new cart. */
  readonly renew: () => Promise<void>
  /** An order was placed: the same, and its coupon is used up. Behaviour 1.17. */
  readonly finishOrder: () => Promise<void>
  /** Somebody logged in. Behaviour 1.17. */
  readonly connectCustomer: () => Promise<void>
  readonly refreshTotals: () => Promise<void>
  /** True when it is on the cart now; what kept it off is told. Behaviour 1.16. */
  readonly applyCoupon: (code: string) => Promise<boolean>
  readonly removeCoupon: () => Promise<void>
  /** At the checkout: the coupon that the newsletter brought is put on. Behaviour 20.4. */
  readonly redeemClaim: () => Promise<void>
  /** Asks the store room about every line; the lines that are out. */
  readonly checkStock: () => Promise<StockReport>
}

export type StockReport = { readonly kind: 'unknown' } | { readonly kind: 'known'; readonly out: readonly CartItem[] }

/** The cart over its storage and its server. Behaviour 1. */
export function createCart(deps: CartDeps, store: CartStore): Cart {
  const core = createCartCore(deps, store)
  const cartSync = createCartSync(core, tellForeign)
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

  /** A login that could not be finished. */
  async function joinIfDue(): Promise<void> {
    if (deps.isOnline() && (await deps.collection.readJoin())) await connectCustomer(core, cartSync)
  }

  /** After a change by the shopper: what they see is what the server shall have. */
  function carryOver(): Promise<void> {
    return inTurn(async () => {
      await joinIfDue()
      await connectIfNeeded()
      await sync({ clientWins: true })
    })
  }

  async function add(products: readonly PreparedProduct[]): Promise<boolean> {
    store.setState({ isAdding: true })
    try {
      const added = products.flatMap((product) => admitProduct(deps, product))
      if (added.length === 0) return false
      await core.changeLines((lines) => added.reduce<readonly CartItem[]>(addLine, lines))
      await carryOver()
      // The server's acceptance is told by the push; what it has not heard of yet is in this cart all the same.
      if (added.some(isUnheard)) deps.notify({ kind: 'product-added' })
      void checkStock()
      return true
    } finally {
      store.setState({ isAdding: false })
    }
  }

  function isUnheard(item: CartItem): boolean {
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
      // On the server it is another line: the one it was is deleted there.
      reconfigureLine(setLineQuantity(lines, line, qty), line, wanted).map((other) => (isWanted(other) ? forgetServer(other) : other)),
    )
    await carryOver()
    return true
  }

  async function remove(line: CartItem): Promise<void> {
    await takeOut((lines) => lines.filter((other) => isSameLine(other, line)))
  }

  async function takeOut(choose: (lines: readonly CartItem[]) => readonly CartItem[]): Promise<void> {
    let before: readonly CartItem[] = []
    let taken: readonly CartItem[] = []
    await core.changeLines((lines) => {
      before = lines
      taken = choose(lines)
      return taken.reduce<readonly CartItem[]>((rest, line) => removeLine(rest, line), lines)
    })
    if (taken.length === 0) return
    const undo = () => void putBack(before, taken)
    deps.notify({ kind: 'removed', names: taken.map(nameOf), undo })
    await carryOver()
  }

  /** Where they were, as lines that the server has never seen. */
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

  async function applyCoupon(typed: string): Promise<boolean> {
    const code = typed.trim()
    if (code === '') return false
    const outcome = await inTurn(async () => {
      await connectIfNeeded()
      return coupons.apply(code)
    })
    deps.notify(outcome === 'applied' ? { kind: 'coupon-applied', code: code.toUpperCase() } : { kind: `coupon-${outcome}` })
    return outcome === 'applied'
  }

  async function forget(): Promise<void> {
    await core.changeLines(() => [])
    await core.setHash('')
    await core.setToken('')
    await core.forgetRemoved(await core.readRemoved())
    await deps.collection.writeJoin(false)
    store.setState({ totals: null, shippingMethods: [], shippingMethod: null, paymentMethods: [] })
  }

  /** What another device did is told, and can be undone here. */
  function tellForeign(change: ForeignChange): void {
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
      // Not in turn: another tab may be placing an order, and would need the cart's turn to finish it.
      const arrived = deps.isOnline() ? await deps.settleOrders(await deps.collection.readToken()) : []
      await inTurn(async () => {
        await removeOrderedLines(core, arrived)
        await joinIfDue()
        await sync(options)
        await connectIfNeeded()
        // Another tab changed the lines and knows their totals; this one does not.
        if (store.getState().totalsStale && store.getState().lines.length > 0) await refreshTotals()
      })
    },
    adopt: core.adoptStored,
    add,
    setQuantity,
    reconfigure,
    remove,
    removeAll: () => takeOut((lines) => lines),
    forget: () => inTurn(forget),
    renew: () =>
      inTurn(async () => {
        await core.setToken('')
        await core.setHash('')
        await connectIfNeeded()
        await refreshTotals()
      }),
    finishOrder: () =>
      inTurn(async () => {
        await coupons.settle()
        await forget()
      }),
    connectCustomer: () => inTurn(() => connectCustomer(core, cartSync)),
    refreshTotals: () => inTurn(refreshTotals),
    applyCoupon,
    removeCoupon: () => inTurn(coupons.remove),
    redeemClaim: () => inTurn(coupons.redeemClaim),
    checkStock,
  }
}
