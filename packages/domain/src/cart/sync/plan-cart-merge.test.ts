import type { ServerCartItem } from '@meerkat/contract/cart'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addLine } from '../lines/add-line.ts'
import type { CartItem } from '../lines/cart-item.ts'
import { isSameLine } from '../lines/is-same-line.ts'
import { learnServerLine, takeServerLine } from '../lines/learn-server-line.ts'
import { type MergePolicy, type MergeStep, planCartMerge } from './plan-cart-merge.ts'

const here: CartItem = { sku: 'KIBBLE', qty: 2 }

function onServer(sku: string, qty: number, item_id = 7): ServerCartItem {
  return { item_id, sku, qty, name: sku, price: 100, product_type: 'simple', quote_id: 'q1' }
}

const usual: MergePolicy = { dryRun: false, clientWins: false, serverMayRemove: false, serverMayModify: false }

interface Row {
  readonly why: string
  readonly server: readonly (ServerCartItem | null)[]
  readonly policies: readonly Partial<MergePolicy>[]
  readonly plan: readonly Partial<MergeStep>[]
}

const both = [true, false]
const anyOf = (...keys: (keyof MergePolicy)[]): Partial<MergePolicy>[] =>
  keys.reduce<Partial<MergePolicy>[]>(
    (policies, key) => policies.flatMap((policy) => both.map((value) => ({ ...policy, [key]: value }))),
    [{}],
  )
const withEach = (policies: Partial<MergePolicy>[], fixed: Partial<MergePolicy>) => policies.map((policy) => ({ ...policy, ...fixed }))

const equal = onServer('KIBBLE', 2)
const other = onServer('KIBBLE', 5)

describe('planCartMerge, lines of the client (docs/behaviour/cart.md §1.6)', () => {
  it.each<Row>([
    {
      why: 'no server line, dry run: reported',
      server: [],
      policies: withEach(anyOf('clientWins', 'serverMayRemove'), { dryRun: true }),
      plan: [{ kind: 'report', difference: { party: 'server', status: 'no-item', sku: 'KIBBLE', clientQty: 2 } }],
    },
    {
      why: 'no server line, client wins: pushed',
      server: [],
      policies: withEach(anyOf('serverMayRemove', 'serverMayModify'), { clientWins: true }),
      plan: [{ kind: 'push', item: here, qty: 2, server: null }],
    },
    {
      why: 'no server line, server may not remove: pushed',
      server: [],
      policies: withEach(anyOf('serverMayModify'), {}),
      plan: [{ kind: 'push', item: here, qty: 2, server: null }],
    },
    {
      why: 'no server line, server may remove: removed',
      server: [],
      policies: withEach(anyOf('serverMayModify'), { serverMayRemove: true }),
      plan: [{ kind: 'remove', item: here }],
    },
    {
      why: 'quantities differ, dry run: reported',
      server: [other],
      policies: withEach(anyOf('clientWins', 'serverMayModify'), { dryRun: true }),
      plan: [{ kind: 'report', difference: { party: 'server', status: 'wrong-qty', sku: 'KIBBLE', clientQty: 2, serverQty: 5 } }],
    },
    {
      why: 'quantities differ, client wins: pushed with ids',
      server: [other],
      policies: withEach(anyOf('serverMayModify', 'serverMayRemove'), { clientWins: true }),
      plan: [{ kind: 'push', item: here, qty: 2, server: other }],
    },
    {
      why: 'quantities differ, server may not modify: pushed with ids',
      server: [other],
      policies: anyOf('serverMayRemove'),
      plan: [{ kind: 'push', item: here, qty: 2, server: other }],
    },
    {
      why: "quantities differ, server may modify: the server's line is taken",
      server: [other],
      policies: withEach(anyOf('serverMayRemove'), { serverMayModify: true }),
      plan: [{ kind: 'take-server-line', item: here, server: other }],
    },
    {
      why: 'equal: the ids are stored',
      server: [equal],
      policies: anyOf('clientWins', 'serverMayModify', 'serverMayRemove'),
      plan: [{ kind: 'learn-ids', item: here, server: equal }],
    },
    {
      why: 'equal, dry run: nothing',
      server: [equal],
      policies: withEach(anyOf('clientWins', 'serverMayModify', 'serverMayRemove'), { dryRun: true }),
      plan: [],
    },
  ])('$why', ({ server, policies, plan }) => {
    for (const policy of policies) expect(planCartMerge([here], server, { ...usual, ...policy })).toEqual(plan)
  })
})

describe('planCartMerge, lines that only the server has (docs/behaviour/cart.md §1.6)', () => {
  const only = onServer('BRUSH', 1, 9)
  it.each<Row>([
    {
      why: 'dry run: reported',
      server: [only],
      policies: withEach(anyOf('clientWins'), { dryRun: true }),
      plan: [{ kind: 'report', difference: { party: 'client', status: 'no-item', sku: 'BRUSH', serverQty: 1 } }],
    },
    {
      why: 'client wins: deleted on the server',
      server: [only],
      policies: withEach(anyOf('serverMayRemove'), { clientWins: true }),
      plan: [{ kind: 'delete-on-server', server: only }],
    },
    {
      why: 'otherwise: adopted',
      server: [only],
      policies: anyOf('serverMayRemove', 'serverMayModify'),
      plan: [{ kind: 'adopt', server: only, qty: 1 }],
    },
    { why: 'null entries are skipped', server: [null, only, null], policies: [{}], plan: [{ kind: 'adopt', server: only, qty: 1 }] },
  ])('$why', ({ server, policies, plan }) => {
    for (const policy of policies) expect(planCartMerge([], server, { ...usual, ...policy })).toEqual(plan)
  })

  it('comes after all client lines', () => {
    expect(planCartMerge([here], [only, equal], usual).map(({ kind }) => kind)).toEqual(['learn-ids', 'adopt'])
  })
})

const anySku = fc.constantFrom('A', 'B', 'C', 'D')
const anyLocal = fc.uniqueArray(fc.record({ sku: anySku, qty: fc.integer({ min: 1, max: 9 }) }), { selector: ({ sku }) => sku })
const anyServer = fc
  .uniqueArray(fc.record({ sku: anySku, qty: fc.integer({ min: 1, max: 9 }) }), { selector: ({ sku }) => sku })
  .map((lines) => lines.map(({ sku, qty }, index) => onServer(sku, qty, index + 1)))
const anyPolicy = fc.record({
  dryRun: fc.boolean(),
  clientWins: fc.boolean(),
  serverMayRemove: fc.boolean(),
  serverMayModify: fc.boolean(),
})

/** Both carts after all steps of a plan succeeded. */
function carryOut(local: readonly CartItem[], server: readonly ServerCartItem[], steps: readonly MergeStep[]) {
  let lines = [...local]
  let remote = [...server]
  const replace = (item: CartItem, by: CartItem) => {
    lines = lines.map((line) => (isSameLine(line, item) ? by : line))
  }
  for (const step of steps) {
    if (step.kind === 'push') {
      const pushed = { ...(step.server ?? onServer(step.item.sku, 0, 100 + remote.length)), qty: step.qty }
      remote = [...remote.filter((line) => line.item_id !== pushed.item_id), pushed]
      replace(step.item, takeServerLine(step.item, pushed))
    }
    if (step.kind === 'take-server-line') replace(step.item, takeServerLine(step.item, step.server))
    if (step.kind === 'learn-ids') replace(step.item, learnServerLine(step.item, step.server))
    if (step.kind === 'remove') lines = lines.filter((line) => !isSameLine(line, step.item))
    if (step.kind === 'delete-on-server') remote = remote.filter((line) => line !== step.server)
    if (step.kind === 'adopt') lines = addLine(lines, { ...takeServerLine({ sku: step.server.sku, qty: 1 }, step.server), qty: step.qty })
  }
  return { lines, remote }
}

const bySku = (lines: readonly { sku: string; qty: number }[]) => lines.map(({ sku, qty }) => `${sku} × ${qty}`).toSorted()

describe('planCartMerge with the last agreed state (spec §4: two devices are one cart)', () => {
  const agreedOn: CartItem = { ...here, server_item_id: 7, prev_qty: 2 }
  const changedHere: CartItem = { ...agreedOn, qty: 3 }

  it.each<{ why: string; line: CartItem | null; server: ServerCartItem | null; removed?: readonly number[]; kind: MergeStep['kind'] }>([
    { why: 'changed only on the server: server line taken', line: agreedOn, server: other, kind: 'take-server-line' },
    { why: 'changed only here: pushed', line: changedHere, server: equal, kind: 'push' },
    { why: 'changed on both sides: pushed', line: changedHere, server: other, kind: 'push' },
    { why: 'unchanged here, gone on the server: removed', line: agreedOn, server: null, kind: 'remove' },
    { why: 'changed here, gone on the server: pushed', line: changedHere, server: null, kind: 'push' },
    { why: 'never sent to the server: pushed', line: here, server: null, kind: 'push' },
    { why: 'removed here: deleted on the server', line: null, server: equal, removed: [7], kind: 'delete-on-server' },
    { why: 'new on the server: adopted', line: null, server: equal, removed: [8], kind: 'adopt' },
  ])('$why', ({ line, server, removed = [], kind }) => {
    for (const clientWins of both) {
      const plan = planCartMerge(line ? [line] : [], server ? [server] : [], {
        ...usual,
        clientWins,
        agreed: { removed: removed.map((id) => ({ id, ordered: null })) },
      })
      expect(plan.map((step) => step.kind)).toEqual([kind])
    }
  })
})

describe('a line that became a waiting order', () => {
  it.each([
    { why: 'leaves the cart of the server', qty: 2, left: [] },
    { why: 'leaves the cart of the server even if another device has reduced its quantity', qty: 1, left: [] },
    { why: 'keeps on the server the pieces that another device has added', qty: 5, left: ['A × 3'] },
  ])('$why', ({ qty, left }) => {
    const remote = [onServer('A', qty, 7)]
    const steps = planCartMerge([], remote, { ...usual, clientWins: true, agreed: { removed: [{ id: 7, ordered: 2 }] } })
    const after = carryOut([], remote, steps)
    expect([bySku(after.lines), bySku(after.remote)]).toEqual([left, left])
    const again = planCartMerge(after.lines, after.remote, { ...usual, clientWins: true, agreed: { removed: [] } })
    expect(again.every(({ kind }) => kind === 'learn-ids')).toBe(true)
  })
})

describe('a merge', () => {
  it('makes both carts equal, and a second merge has no steps', () => {
    fc.assert(
      fc.property(anyLocal, anyServer, anyPolicy, (local, server, policy) => {
        const plan = planCartMerge(local, server, { ...policy, dryRun: false })
        const { lines, remote } = carryOut(local, server, plan)
        expect(bySku(lines)).toEqual(bySku(remote))
        const again = planCartMerge(lines, remote, { ...policy, dryRun: false })
        expect(again.every(({ kind }) => kind === 'learn-ids')).toBe(true)
      }),
    )
  })

  it('keeps all client lines when the client wins', () => {
    fc.assert(
      fc.property(anyLocal, anyServer, (local, server) => {
        const { lines } = carryOut(local, server, planCartMerge(local, server, { ...usual, clientWins: true }))
        expect(bySku(lines)).toEqual(bySku(local))
      }),
    )
  })

  it('changes nothing in a dry run, and mentions every line at most once', () => {
    fc.assert(
      fc.property(anyLocal, anyServer, anyPolicy, (local, server, policy) => {
        const reports = planCartMerge(local, server, { ...policy, dryRun: true })
        expect(reports.every(({ kind }) => kind === 'report')).toBe(true)
        expect(reports.length).toBeLessThanOrEqual(new Set([...local, ...server].map(({ sku }) => sku)).size)
      }),
    )
  })
})
