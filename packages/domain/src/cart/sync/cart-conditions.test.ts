import { describe, expect, it } from 'vitest'
import { cartConditions, isInCheckout } from './cart-conditions.ts'

describe('cartConditions (docs/behaviour/cart.md §1.1)', () => {
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
    { why: 'no stored hash', change: { storedHash: null }, result: { hashChanged: true, syncRequired: true, totalsSyncRequired: true } },
    { why: 'fresh page', change: { lastSyncAt: 0 }, result: { syncRequired: true } },
    { why: 'no totals yet', change: { lastTotalsSyncAt: 0 }, result: { totalsSyncRequired: true } },
  ])('$why', ({ change, result }) => {
    expect(cartConditions({ ...ready, ...change })).toEqual({ ...allGood, ...result })
  })

  it.each([
    [0, false],
    [1000, true],
    [999, false],
  ])('checkout changed at %d', (modifiedAt, inCheckout) => {
    expect(isInCheckout(modifiedAt, 1_801_000)).toBe(inCheckout)
  })
})
