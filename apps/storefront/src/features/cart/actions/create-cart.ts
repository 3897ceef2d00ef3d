import { addLine } from '@meerkat/domain/cart/lines/add-line'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSameLine, serverItemId } from '@meerkat/domain/cart/lines/is-same-line'
import { reconfigureLine } from '@meerkat/domain/cart/lines/reconfigure-line'
import { setLineQuantity } from '@meerkat/domain/cart/lines/set-line-quantity'
import { toCartItem } from '@meerkat/domain/cart/lines/to-cart-item'
import { forgetServer } from '@meerkat/domain/cart/sync/join-carts'
import { checkQuantity } from '@meerkat/domain/stock/check-quantity'
import type { PreparedProduct } from '@meerkat/domain/variants/prepare-product'
import type { StorageEntry } from '../../../offline/storage/write-together.ts'
import { askStock } from '../../../shell/api/ask-stock.ts'
import { connectCustomer } from '../sync/connect-customer.ts'
import type { ForeignChange } from '../sync/foreign-changes.ts'
import { removeOrderedLines } from '../sync/settle-orders.ts'
import { createCartSync } from '../sync/sync-cart.ts'
import { admitProduct } from './admit-product.ts'
import type { Cart, FinishOrder } from './cart.ts'
import { type CartDeps, createCartCore } from './cart-core.ts'
import type { CartStore } from './cart-state.ts'
import { checkStock } from './check-stock.ts'
import { type CouponOutcome, createCoupons } from './coupons.ts'
import { createSavedLines } from './saved-lines.ts'
import { createTakeOut } from './take-out.ts'

const emptyAlways: NonNullable<FinishOrder['takeOut']> = (empty) => empty()

interface Forgetting {
  readonly isWaiting?: boolean
  readonly alongside?: StorageEntry | undefined
}

/** The cart, with its storage and its server. docs/behaviour/cart.md §1. */
export function createCart(deps: CartDeps, store: CartStore): Cart {
  const core = createCartCore(deps, store)
  const cartSync = createCartSync(core, notifyForeign)
  const { sync, connectIfNeeded, refreshTotals, assumeTerms, keepAgreement } = cartSync
  const coupons = createCoupons(core, cartSync)
  const removal = createTakeOut(core, carryOver)
  const { takeOut, putBack } = removal
  const stockCheck = () => checkStock(core, { inTurn, keepAgreement })

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
  async function carryOver(): Promise<void> {
    if (deps.isReachable()) return carryToServer()
    // Delivery may have become free, or not be free any more.
    await assumeTerms()
    // A frozen server may keep this waiting for its calls, and for the lock: the shopper does not wait for it.
    void carryToServer()
  }

  function carryToServer(): Promise<void> {
    return inTurn(async () => {
      await joinIfDue()
      await connectIfNeeded()
      await sync({ clientWins: true })
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
      // The push shows the notice once the server has accepted a line; a line that could not be sent is in the cart too, and gets its notice here.
      const waiting = added.find(isNotSent)
      if (waiting) deps.notify({ kind: 'product-added', line: waiting })
      void stockCheck()
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
    // As after an addition: the push has not shown the notice of a quantity that could not be sent.
    if (isNotSent(line)) deps.notify({ kind: 'quantity-updated', line: { ...line, qty }, isAdded: false })
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

  async function forget({ isWaiting = false, alongside }: Forgetting = {}): Promise<void> {
    await core.changeLines(() => [], alongside && [alongside])
    await core.setHash('')
    await core.setToken('')
    // A customer gets the same server cart again, from which the lines still have to be removed.
    if (!isWaiting) await core.forgetRemoved(await core.readRemoved())
    await deps.collection.writeJoin(false)
    // The caller holds the cart's lock: totals still on their way would otherwise be stored after this.
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
    relabel: async (language) => (await import('../lines/relabel-lines.ts')).relabelLines(core, language),
    add,
    setQuantity,
    reconfigure,
    remove,
    removeAll: () => takeOut((lines) => lines),
    ...createSavedLines(core, removal, { carryOver, isNotSent }),
    async forget() {
      await deps.saved.clear()
      store.setState({ saved: [] })
      await inTurn(() => forget())
    },
    holdsAny: async (lines) => (await core.readLocal()).lines.some((line) => lines.some((other) => isSameLine(line, other))),
    async takeBack(lines, alongside) {
      await core.changeLines(
        (current) => lines.map((line) => forgetServer(line)).reduce<readonly CartItem[]>(addLine, current),
        [alongside],
      )
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
        await takeOut((alongside) => forget({ isWaiting, alongside }))
      }),
    connectCustomer: () => inTurn(() => connectCustomer(core, cartSync)),
    refreshTotals: () => inTurn(refreshTotals),
    assumeTerms,
    applyCoupon,
    removeCoupon: () => inTurn(coupons.remove),
    redeemClaim: () => inTurn(coupons.redeemClaim),
    checkStock: stockCheck,
  }
}
