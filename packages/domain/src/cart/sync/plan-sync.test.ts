import { describe, expect, it } from 'vitest'
import { needsTotalsAfterMerge, planSync, settleConnect, settlePull } from './plan-sync.ts'

describe('syncing (docs/behaviour/cart.md §1.2-§1.6)', () => {
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
    { code: 404, count: 1, connect: 'stay-local', pull: 'give-up' },
    { code: 410, count: 0, connect: 'stay-local', pull: 'connect-as-guest' },
    { code: 429, count: 0, connect: 'stay-local', pull: 'keep' },
    { code: 503, count: 0, connect: 'stay-local', pull: 'keep' },
    { code: 500, count: 1, connect: 'stay-local', pull: 'keep' },
  ])('code $code after $count retries', ({ code, count, connect, pull }) => {
    expect(settleConnect(code, { count, maximum: 1 }).kind).toBe(connect)
    expect(settlePull(code, { count, maximum: 1 }).kind).toBe(pull)
  })

  it.each([
    { dryRun: false, totalsSyncRequired: true, lineCount: 1, needed: true },
    { dryRun: true, totalsSyncRequired: true, lineCount: 1, needed: false },
    { dryRun: false, totalsSyncRequired: false, lineCount: 1, needed: false },
    { dryRun: false, totalsSyncRequired: true, lineCount: 0, needed: false },
  ])('totals after a merge: $needed', ({ needed, ...merge }) => {
    expect(needsTotalsAfterMerge(merge)).toBe(needed)
  })
})
