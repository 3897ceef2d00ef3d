import type { ServerCartItem } from '@meerkat/contract/cart'
import { describe, expect, it } from 'vitest'
import { cartConditions, isInCheckout } from './cart-conditions.ts'
import { cartCount } from './cart-count.ts'
import { cartHash } from './cart-hash.ts'
import type { CartItem } from './cart-item.ts'
import { decideAdd } from './decide-add.ts'
import { isVirtualCart } from './is-virtual-cart.ts'
import { needsTotalsAfterMerge, planCartLoad, planSync, settleConnect, settlePull } from './plan-sync.ts'
import { settlePush } from './settle-push.ts'
import { settleStockAnswer } from './settle-stock-answer.ts'
import { toCartItemUpdate } from './to-cart-item-update.ts'
import { validateLine } from './validate-line.ts'

const answer: ServerCartItem = { item_id: 7, sku: 'KIBBLE', qty: 2, name: 'Kibble', price: 100, product_type: 'simple', quote_id: 'q1' }

describe('settlePush (tables of behaviour 1.7)', () => {
  const line: CartItem = { sku: 'KIBBLE', qty: 2, prev_qty: 1 }
  const confirmed: CartItem = { ...line, server_item_id: 7 }
  const refused = { answer: null, inCheckout: false }
  it.each([
    {
      why: 'refused, unknown there',
      push: { item: confirmed, serverKnewLine: false, ...refused },
      outcome: { kind: 'removed', everywhere: false },
    },
    {
      why: 'refused, known on both sides',
      push: { item: confirmed, serverKnewLine: true, ...refused },
      outcome: { kind: 'restored', item: { qty: 1 } },
    },
    {
      why: 'refused, never confirmed here',
      push: { item: line, serverKnewLine: true, ...refused },
      outcome: { kind: 'removed', everywhere: false },
    },
    {
      why: 'refused, nothing to restore',
      push: { item: { ...confirmed, prev_qty: undefined }, serverKnewLine: true, ...refused },
      outcome: { kind: 'removed', everywhere: true },
    },
    {
      why: 'accepted for the first time',
      push: { item: line, serverKnewLine: false, answer, inCheckout: false },
      outcome: {
        kind: 'accepted',
        notice: 'product-added',
        item: { server_item_id: 7, server_cart_id: 'q1', type_id: 'simple', prev_qty: 2 },
      },
    },
    {
      why: 'accepted again',
      push: { item: confirmed, serverKnewLine: true, answer, inCheckout: false },
      outcome: { kind: 'accepted', notice: 'quantity-updated' },
    },
    {
      why: 'silent in checkout',
      push: { item: confirmed, serverKnewLine: true, answer, inCheckout: true },
      outcome: { kind: 'accepted', notice: null },
    },
  ])('$why', ({ push, outcome }) => {
    expect(settlePush(push)).toMatchObject(outcome)
  })
})

describe('toCartItemUpdate (contract 3.6)', () => {
  const item: CartItem = { sku: 'KAROO-3KG', parentSku: 'KAROO', qty: 2 }
  it.each([
    { why: "the parent's sku, no line yet", server: null, set: true, body: { sku: 'KAROO', qty: 2, quoteId: 'token' } },
    { why: 'the own sku when options are not sent', server: null, set: false, body: { sku: 'KAROO-3KG', qty: 2, quoteId: 'token' } },
    { why: 'with ids', server: answer, set: true, body: { sku: 'KAROO', qty: 2, item_id: 7, quoteId: 'q1' } },
  ])('$why', ({ server, set, body }) => {
    expect(toCartItemUpdate(item, 2, server, { cartId: 'token', setConfigurableProductOptions: set })).toEqual(body)
  })
})

describe('validateLine (spec §5)', () => {
  it.each([
    { why: 'priced', item: { price_incl_tax: 10 }, zero: true, faults: [] },
    { why: 'free, allowed', item: { price_incl_tax: 0 }, zero: true, faults: [] },
    { why: 'free, not allowed', item: { price_incl_tax: 0 }, zero: false, faults: ['price-unknown'] },
    { why: 'below zero', item: { price_incl_tax: -1 }, zero: true, faults: ['price-unknown'] },
    { why: 'no price', item: {}, zero: true, faults: ['price-unknown'] },
    {
      why: 'own messages',
      item: { price_incl_tax: 1, errors: { variants: 'no-available-variants', a: null, b: '' } },
      zero: true,
      faults: ['no-available-variants'],
    },
  ])('$why', ({ item, zero, faults }) => {
    const found = validateLine(item, { allowZeroPrice: zero }).map((fault) => (fault.kind === 'product' ? fault.message : fault.kind))
    expect(found).toEqual(faults)
  })
})

describe('decideAdd (behaviour 1.8)', () => {
  const faults = [{ kind: 'price-unknown' as const }]
  it.each([
    { situation: { faults, status: 'ok' as const, allowOutOfStockInCart: true }, decision: { kind: 'refused', faults } },
    { situation: { faults: [], status: 'ok' as const, allowOutOfStockInCart: false }, decision: { kind: 'added', unsure: false } },
    { situation: { faults: [], status: 'volatile' as const, allowOutOfStockInCart: true }, decision: { kind: 'added', unsure: false } },
    { situation: { faults: [], status: 'volatile' as const, allowOutOfStockInCart: false }, decision: { kind: 'added', unsure: true } },
    { situation: { faults: [], status: 'out_of_stock' as const, allowOutOfStockInCart: true }, decision: { kind: 'out-of-stock' } },
  ])('$situation.status, allowed $situation.allowOutOfStockInCart: $decision.kind', ({ situation, decision }) => {
    expect(decideAdd(situation)).toEqual(decision)
  })
})

describe('settleStockAnswer (table of behaviour 1.12)', () => {
  const lines: CartItem[] = [
    { sku: 'TAG', qty: 1, name: 'first' },
    { sku: 'TAG', qty: 1, name: 'second', onlineStockCheckid: 't2' },
  ]
  const strict = { allowOutOfStockInCart: false, synchronize: false }
  const gone = { is_in_stock: false }
  it.each([
    { why: 'unknown there', reply: { sku: 'TAG', record: null }, rules: strict, outcome: { kind: 'ignored' } },
    { why: 'no such line', reply: { sku: 'X', record: gone }, rules: strict, outcome: { kind: 'ignored' } },
    {
      why: 'in stock',
      reply: { sku: 'TAG', record: { is_in_stock: true } },
      rules: strict,
      outcome: { kind: 'in-stock', item: { is_in_stock: true } },
    },
    {
      why: 'out, allowed',
      reply: { sku: 'TAG', record: gone },
      rules: { ...strict, allowOutOfStockInCart: true },
      outcome: { kind: 'out-of-stock', item: { is_in_stock: false } },
    },
    {
      why: 'out, synchronised',
      reply: { sku: 'TAG', record: gone },
      rules: { ...strict, synchronize: true },
      outcome: { kind: 'out-of-stock' },
    },
    { why: 'out, neither', reply: { sku: 'TAG', record: gone }, rules: strict, outcome: { kind: 'removed', item: { name: 'first' } } },
    {
      why: 'the line that asked',
      reply: { sku: 'TAG', taskId: 't2', record: gone },
      rules: strict,
      outcome: { kind: 'removed', item: { name: 'second' } },
    },
  ])('$why', ({ reply, rules, outcome }) => {
    expect(settleStockAnswer(lines, reply, rules)).toMatchObject(outcome)
  })
})

describe('cartConditions (behaviour 1.1)', () => {
  const ready = {
    switches: { synchronize: true, synchronizeTotals: true },
    online: true,
    onServer: false,
    token: 't',
    storedHash: 'h',
    currentHash: 'h',
    lastSyncAt: 1,
    lastTotalsSyncAt: 1,
  }
  const allGood = {
    syncEnabled: true,
    connected: true,
    canUpdateMethods: true,
    totalsSyncEnabled: true,
    canSyncTotals: true,
    hashChanged: false,
    syncRequired: false,
    totalsSyncRequired: false,
  }
  const unreachable = { syncEnabled: false, canUpdateMethods: false, totalsSyncEnabled: false, canSyncTotals: false }
  it.each([
    { why: 'nothing to do', change: {}, result: {} },
    { why: 'offline', change: { online: false }, result: unreachable },
    { why: 'server render', change: { onServer: true }, result: unreachable },
    {
      why: 'switched off',
      change: { switches: { synchronize: false, synchronizeTotals: true } },
      result: { syncEnabled: false, canUpdateMethods: false },
    },
    {
      why: 'totals switched off',
      change: { switches: { synchronize: true, synchronizeTotals: false } },
      result: { totalsSyncEnabled: false, canSyncTotals: false },
    },
    { why: 'no token', change: { token: null }, result: { connected: false, canUpdateMethods: false, canSyncTotals: false } },
    { why: 'changed', change: { currentHash: 'x' }, result: { hashChanged: true, syncRequired: true, totalsSyncRequired: true } },
    { why: 'never agreed', change: { storedHash: null }, result: { hashChanged: true, syncRequired: true, totalsSyncRequired: true } },
    { why: 'fresh page', change: { lastSyncAt: 0 }, result: { syncRequired: true } },
    { why: 'no totals yet', change: { lastTotalsSyncAt: 0 }, result: { totalsSyncRequired: true } },
  ])('$why', ({ change, result }) => {
    expect(cartConditions({ ...ready, ...change })).toEqual({ ...allGood, ...result })
  })

  it.each([
    [0, false],
    [1000, true],
    [999, false],
  ])('checkout touched at %d', (modifiedAt, inCheckout) => {
    expect(isInCheckout(modifiedAt, 1_801_000)).toBe(inCheckout)
  })
})

describe('syncing (behaviour 1.2-1.6)', () => {
  const can = { canUpdateMethods: true, syncRequired: true }
  const request = { clientWins: false, force: false, inCheckout: false }
  it.each([
    { conditions: can, request, plan: { kind: 'pull', clientWins: false } },
    { conditions: { ...can, syncRequired: false }, request, plan: { kind: 'skip' } },
    { conditions: { ...can, canUpdateMethods: false }, request, plan: { kind: 'skip' } },
    {
      conditions: { canUpdateMethods: false, syncRequired: false },
      request: { ...request, force: true },
      plan: { kind: 'pull', clientWins: false },
    },
    { conditions: can, request: { ...request, inCheckout: true }, plan: { kind: 'pull', clientWins: true } },
    { conditions: can, request: { ...request, clientWins: true }, plan: { kind: 'pull', clientWins: true } },
  ])('$conditions $request', ({ conditions, request, plan }) => {
    expect(planSync(conditions, request)).toEqual(plan)
  })

  it.each([
    { code: 200, count: 1, connect: 'sync', pull: 'merge' },
    { code: 401, count: 0, connect: 'connect-as-guest', pull: 'connect-as-guest' },
    { code: 401, count: 1, connect: 'stay-local', pull: 'give-up' },
    { code: 404, count: 0, connect: 'stay-local', pull: 'connect-as-guest' },
    { code: 500, count: 1, connect: 'stay-local', pull: 'give-up' },
  ])('code $code after $count retries', ({ code, count, connect, pull }) => {
    expect(settleConnect(code, { count, maximum: 1 }).kind).toBe(connect)
    expect(settlePull(code, { count, maximum: 1 }).kind).toBe(pull)
  })

  it.each([
    { synchronize: false, token: 't', lineCount: 1, plan: 'nothing' },
    { synchronize: true, token: 't', lineCount: 0, plan: 'sync' },
    { synchronize: true, token: null, lineCount: 1, plan: 'connect' },
    { synchronize: true, token: null, lineCount: 0, plan: 'nothing' },
  ])('loading with token $token and $lineCount lines', ({ plan, ...cart }) => {
    expect(planCartLoad(cart)).toBe(plan)
  })

  it.each([
    { dryRun: false, totalsSyncRequired: true, lineCountBefore: 1, needed: true },
    { dryRun: true, totalsSyncRequired: true, lineCountBefore: 1, needed: false },
    { dryRun: false, totalsSyncRequired: false, lineCountBefore: 1, needed: false },
    { dryRun: false, totalsSyncRequired: true, lineCountBefore: 0, needed: false },
  ])('totals after a merge: $needed', ({ needed, ...merge }) => {
    expect(needsTotalsAfterMerge(merge)).toBe(needed)
  })
})

describe('the whole cart', () => {
  it.each([
    { types: [], virtual: false },
    { types: ['virtual', 'downloadable'] as const, virtual: true },
    { types: ['virtual', 'simple'] as const, virtual: false },
    { types: [undefined], virtual: false },
  ])('$types is virtual: $virtual', ({ types, virtual }) => {
    expect(isVirtualCart(types.map((type_id) => ({ type_id })))).toBe(virtual)
  })

  it('counts lines or pieces (behaviour 1.15)', () => {
    const lines = [{ qty: 2 }, { qty: 3 }]
    expect([cartCount(lines, 'items'), cartCount(lines, 'quantities'), cartCount([], 'quantities')]).toEqual([2, 5, 0])
  })

  it('has a hash that ignores stock and totals only (behaviour 1.18)', () => {
    const line: CartItem = { sku: 'A', qty: 1 }
    const hash = cartHash([line], 't')
    expect(hash).toMatch(/^[\da-f]{56}$/)
    expect(cartHash([{ ...line, stock: { product_id: 1, is_in_stock: true } }], 't')).toBe(hash)
    expect(cartHash([{ ...line, qty: 2 }], 't')).not.toBe(hash)
    expect(cartHash([line], null)).not.toBe(hash)
  })
})
