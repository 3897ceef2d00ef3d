import { createCart, deleteCartItem, pullCart, type ServerCartItem, updateCartItem } from '@meerkat/contract/cart'
import type { Endpoint } from '@meerkat/contract/endpoint'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { isSameLine } from '@meerkat/domain/cart/lines/is-same-line'
import { learnServerLine, takeServerLine } from '@meerkat/domain/cart/lines/learn-server-line'
import { cartConditions } from '@meerkat/domain/cart/sync/cart-conditions'
import { cartHash } from '@meerkat/domain/cart/sync/cart-hash'
import { forgetServer } from '@meerkat/domain/cart/sync/join-carts'
import { type MergeStep, planCartMerge } from '@meerkat/domain/cart/sync/plan-cart-merge'
import { needsTotalsAfterMerge, planSync, settleConnect, settlePull } from '@meerkat/domain/cart/sync/plan-sync'
import { CART_TASKS } from '../../../offline/sending/task-queue.ts'
import type { Outcome } from '../../../shell/api/api-client.ts'
import type { CartCore } from '../actions/cart-core.ts'
import { type ForeignChange, foreignChanges } from './foreign-changes.ts'
import { takeLocalTerms } from './local-terms.ts'
import { pushLine } from './push-line.ts'
import { reapplyCoupon } from './reapply-coupon.ts'
import { removeOrderedElsewhere, removeOrderedLines } from './settle-orders.ts'
import { syncTotals } from './sync-totals.ts'

export interface SyncOptions {
  /** The local cart wins: lines that only the server has are deleted there. */
  readonly clientWins?: boolean
  /** Sync even if nothing seems to have changed. */
  readonly force?: boolean
}

/** Reconciles the local cart with the server's. The caller holds the cart's lock. docs/behaviour/cart.md §1.3-1.6. */
export interface CartSync {
  readonly sync: (options?: SyncOptions) => Promise<void>
  /** Creates a server cart, or opens the customer's, when there is no token yet, but there are lines or a customer. */
  readonly connectIfNeeded: () => Promise<void>
  readonly canSyncTotals: () => boolean
  readonly refreshTotals: () => Promise<void>
  /** Delivery, payment and totals of this device, without a call. It changes what is shown only, so it needs no lock. */
  readonly assumeTerms: () => Promise<void>
  /** Runs the change; if both sides agreed before, they agree on the changed cart too. */
  readonly keepAgreement: (change: () => Promise<void>) => Promise<void>
}

type StepResult = 'done' | 'no-answer'

/** Stored instead of a hash; differs from every hash. */
const NO_AGREEMENT = 'none'

export function createCartSync(core: CartCore, tell: (change: ForeignChange) => void): CartSync {
  const { deps, store } = core
  /** Not stored: a fresh page always syncs once. docs/behaviour/cart.md §1.1. */
  let lastSyncAt = 0
  let lastTotalsSyncAt = 0
  let bypassCount = 0

  const currentHash = () => cartHash(store.getState().lines, store.getState().token)
  const bypass = () => ({ count: bypassCount, maximum: deps.shop.cart.maxBypassAttempts })

  function conditions() {
    const { token, hash } = store.getState()
    const switches = deps.shop.cart
    return cartConditions({
      switches,
      token,
      storedHash: hash,
      currentHash: currentHash(),
      online: deps.isOnline(),
      onServer: false,
      lastSyncAt,
      lastTotalsSyncAt,
    })
  }

  async function sync({ clientWins = false, force = false }: SyncOptions = {}): Promise<void> {
    const before = conditions()
    if (!before.canUpdateMethods) return
    // First repeat the unanswered calls: their effect must be known before the carts are compared.
    if (!(await deps.tasks.replay(CART_TASKS, learnAnswer))) return
    // Changes of this device that were never synced (made offline, or before the page was closed) are the newer ones.
    const hasPending = store.getState().hash !== '' && before.hashChanged
    const plan = planSync(conditions(), { clientWins: clientWins || hasPending, force, inCheckout: deps.isInCheckout() })
    if (plan.kind === 'skip') return
    const revision = core.revision()
    const pulled = await deps.api.ask(pullCart, { query: { cartId: store.getState().token } })
    if (pulled.kind === 'no-answer' || pulled.kind === 'malformed') return
    const outcome = settlePull(pulled.kind === 'done' ? 200 : pulled.code, bypass())
    if (outcome.kind === 'keep') return
    lastSyncAt = deps.now()
    if (outcome.kind === 'connect-as-guest') {
      if (!(await leaveOrdered())) return
      bypassCount = outcome.bypassCount
      await replaceCart()
    }
    if (pulled.kind === 'done' && !(await merge(pulled.result, plan))) return
    // A change made meanwhile is not synced yet: its own sync follows.
    if (revision === core.revision()) await core.setHash(currentHash())
  }

  /** Applies the answer to a repeated call: both sides then agree on what the server accepted. */
  async function learnAnswer(outcome: Outcome<unknown>, endpoint: Endpoint): Promise<void> {
    if (endpoint !== updateCartItem || outcome.kind !== 'done') return
    const known = outcome.result as ServerCartItem
    // The shopper removed the line before the call was answered.
    if (!store.getState().lines.some((line) => isSameLine(line, known))) return core.noteRemoved(known.item_id)
    await core.patchLines((lines) =>
      lines.map((line) => (isSameLine(line, known) ? { ...learnServerLine(line, known), prev_qty: known.qty } : line)),
    )
  }

  /** False when the server became unreachable. */
  async function merge(server: readonly ServerCartItem[], { clientWins }: { readonly clientWins: boolean }) {
    const { lines, removed } = await core.readLocal()
    const {
      serverMergeByDefault,
      serverSyncCanRemoveLocalItems: serverMayRemove,
      serverSyncCanModifyLocalItems: serverMayModify,
    } = deps.shop.cart
    const dryRun = !serverMergeByDefault
    const steps = planCartMerge(lines, server, {
      dryRun,
      clientWins,
      serverMayRemove,
      serverMayModify,
      agreed: deps.isInCheckout() ? null : { removed },
    })
    // Until the end of the merge the carts differ: if the page is closed in between, the next one treats its changes as newer.
    if (steps.some(changesServer) && !steps.some(({ kind }) => kind === 'adopt')) await core.setHash(NO_AGREEMENT)
    for (const step of steps) if ((await perform(step)) === 'no-answer') return false
    await core.forgetRemoved(removed)
    for (const change of foreignChanges(lines, steps, store.getState().lines)) tell(change)
    const { totalsSyncRequired, canSyncTotals } = conditions()
    if (canSyncTotals && needsTotalsAfterMerge({ dryRun, totalsSyncRequired, lineCount: store.getState().lines.length }))
      await refreshTotals()
    return true
  }

  async function perform(step: MergeStep): Promise<StepResult> {
    switch (step.kind) {
      case 'push': {
        // The shopper may have changed the line since the merge was planned.
        const item = store.getState().lines.find((line) => isSameLine(line, step.item))
        if (!item) return 'done'
        const settled = await pushLine(core, { item, server: step.server })
        if (settled.kind === 'removed' && settled.everywhere && step.server) return deleteOnServer(step.server)
        return settled.kind === 'undecided' ? 'no-answer' : 'done'
      }
      case 'remove':
        // Unless the shopper changed it since the merge was planned.
        await core.patchLines((lines) => lines.filter((line) => !(isSameLine(line, step.item) && line.qty === step.item.qty)))
        return 'done'
      case 'learn-ids':
        await core.patchLines((lines) =>
          lines.map((line) => (isSameLine(line, step.item) ? { ...learnServerLine(line, step.server), prev_qty: step.server.qty } : line)),
        )
        return 'done'
      case 'take-server-line':
        await core.patchLines((lines) => lines.map((line) => (isSameLine(line, step.item) ? takeOver(line, step) : line)))
        return 'done'
      case 'delete-on-server':
        return deleteOnServer(step.server)
      case 'adopt': {
        const item = await deps.findLine(step.server)
        const adopted = item && { ...item, qty: step.qty }
        if (adopted) await core.patchLines((lines) => (lines.some((line) => isSameLine(line, adopted)) ? lines : [...lines, adopted]))
        return 'done'
      }
      case 'report':
        return 'done'
    }
  }

  async function deleteOnServer({ sku, item_id, quote_id }: ServerCartItem): Promise<StepResult> {
    const cartId = store.getState().token
    const body = { cartItem: { sku, item_id, quoteId: quote_id } }
    return (await deps.tasks.perform(deleteCartItem, { query: { cartId }, body })).kind === 'no-answer' ? 'no-answer' : 'done'
  }

  /** Removes the products of an order that the cart became, of this device or another one; false when the server does not say. */
  async function leaveOrdered(): Promise<boolean> {
    await removeOrderedLines(core, await deps.settleOrders(store.getState().token))
    return removeOrderedElsewhere(core)
  }

  /** The server's cart is gone: it expired or became an order. What is left goes into a new cart, with the coupon of one that expired. */
  async function replaceCart(): Promise<void> {
    const coupon = store.getState().totals?.coupon_code
    await core.setToken('')
    if (store.getState().lines.length === 0) return
    await connect()
    if (coupon) await reapplyCoupon(core, coupon, refreshTotals)
  }

  /** The `purpose` makes a lost answer harmless: the next attempt gets the same cart. docs/behaviour/cart.md §1.3. */
  async function connect(): Promise<void> {
    const outcome = await deps.tasks.perform(createCart, {}, { purpose: 'connect-cart' })
    if (outcome.kind === 'no-answer') return
    const settled = settleConnect(outcome.kind === 'done' ? 200 : outcome.code, bypass())
    if (settled.kind === 'connect-as-guest') {
      bypassCount = settled.bypassCount
      return connect()
    }
    if (outcome.kind !== 'done') return
    const token = String(outcome.result)
    // The ids belong to the former cart.
    await core.patchLines((lines) => lines.map(forgetServer))
    await core.setToken(token)
    // A guest's new cart is empty: all lines and removals of this device are newer.
    await core.setHash(cartHash([], token))
    await sync({ force: true })
  }

  async function refreshTotals(): Promise<void> {
    if (conditions().canSyncTotals && (await syncTotals(core))) lastTotalsSyncAt = deps.now()
    else await assumeTerms()
  }

  async function assumeTerms(): Promise<void> {
    if (store.getState().lines.length > 0) await takeLocalTerms(core)
  }

  return {
    sync,
    canSyncTotals: () => conditions().canSyncTotals,
    refreshTotals,
    assumeTerms,
    async connectIfNeeded() {
      const { token, lines } = store.getState()
      // A customer's cart may have been filled on another device.
      if (token === '' && (lines.length > 0 || deps.isCustomer()) && conditions().syncEnabled) await connect()
    },
    async keepAgreement(change) {
      const { hashChanged } = conditions()
      const revision = core.revision()
      await change()
      // A change by the shopper meanwhile is not synced yet.
      if (!hashChanged && revision === core.revision()) await core.setHash(currentHash())
    },
  }
}

/** The server's quantity, unless the shopper chose another one since the merge was planned. */
function takeOver(line: CartItem, { item, server }: Extract<MergeStep, { kind: 'take-server-line' }>): CartItem {
  return line.qty === item.qty ? takeServerLine(line, server) : { ...learnServerLine(line, server), prev_qty: server.qty }
}

function changesServer({ kind }: MergeStep): boolean {
  return kind === 'push' || kind === 'delete-on-server'
}
