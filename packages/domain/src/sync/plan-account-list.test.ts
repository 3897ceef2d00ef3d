import { array, assert, boolean, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListedEntry, planAccountList } from './plan-account-list.ts'

const none: ReadonlySet<string> = new Set()
const A1 = { key: 'A', qty: 1 }
const A3 = { key: 'A', qty: 3 }
const B1 = { key: 'B', qty: 1 }
const C1 = { key: 'C', qty: 1 }

describe('planAccountList (docs/behaviour/cart.md §1.19, docs/behaviour/small-stores.md §20.1)', () => {
  it.each([
    { why: 'a login keeps the lines of both', local: [A1], server: [B1], isJoined: false, entries: [A1, B1], push: [A1] },
    { why: 'a login keeps the larger quantity, here', local: [A1], server: [A3], isJoined: false, entries: [A3], push: [] },
    { why: 'a login keeps the larger quantity, there', local: [A3], server: [A1], isJoined: false, entries: [A3], push: [A3] },
    { why: 'later the account decides', local: [A1, B1], server: [A3, C1], isJoined: true, entries: [A3, C1], push: [] },
    {
      why: 'a line that was saved meanwhile stays',
      local: [B1, A1],
      server: [A3],
      isJoined: true,
      touched: ['A', 'B'],
      entries: [B1, A1],
      push: [],
    },
    {
      why: 'a line that was removed meanwhile stays removed',
      local: [],
      server: [A1],
      isJoined: false,
      touched: ['A'],
      entries: [],
      push: [],
    },
    {
      why: 'a line that both had and the account lacks was removed elsewhere',
      local: [B1, A1],
      server: [],
      isJoined: false,
      agreed: ['A'],
      entries: [B1],
      push: [B1],
    },
    {
      why: 'a line that was saved again meanwhile stays, although both had it before',
      local: [A1],
      server: [],
      isJoined: false,
      agreed: ['A'],
      touched: ['A'],
      entries: [A1],
      push: [],
    },
    {
      why: 'a line that was removed here is removed from the account',
      local: [B1],
      server: [A1, B1],
      isJoined: false,
      removed: ['A'],
      entries: [B1],
      push: [],
      remove: ['A'],
    },
    {
      why: 'a line that was removed here and saved again stays',
      local: [A1],
      server: [A3],
      isJoined: false,
      removed: ['A'],
      entries: [A3],
      push: [],
    },
    {
      why: 'a line that this device cannot show does not count as removed here',
      local: [],
      server: [A1],
      isJoined: false,
      agreed: ['A'],
      entries: [A1],
      push: [],
    },
  ])('$why', ({ local, server, isJoined, agreed = [], removed = [], touched = [], entries, push, remove = [] }) => {
    const known = { agreed: new Set(agreed), removed: new Set(removed), touched: new Set(touched) }
    expect(planAccountList({ local, server, isJoined, ...known })).toEqual({ entries, push, remove })
  })

  const aList = uniqueArray(record({ key: constantFrom('A', 'B', 'C', 'D'), qty: integer({ min: 1, max: 9 }) }), {
    selector: ({ key }) => key,
  })
  const sorted = (lines: readonly ListedEntry[]) => lines.toSorted((a, b) => a.key.localeCompare(b.key))
  const receive = (server: readonly ListedEntry[], push: readonly ListedEntry[]) => [
    ...push,
    ...server.filter(({ key }) => !push.some((line) => line.key === key)),
  ]

  it('loses no line and no piece at a login, and both sides have the same list after it', () => {
    assert(
      property(aList, aList, (local, server) => {
        const { entries, push } = planAccountList({ local, server, isJoined: false, agreed: none, removed: none, touched: none })
        for (const { key, qty } of [...local, ...server]) {
          expect(entries.find((line) => line.key === key)?.qty).toBeGreaterThanOrEqual(qty)
        }
        expect(sorted(receive(server, push))).toEqual(sorted(entries))
      }),
    )
  })

  it('changes nothing the second time, whether or not the lists count as joined', () => {
    assert(
      property(aList, aList, boolean(), (local, server, isJoined) => {
        const first = planAccountList({ local, server, isJoined: false, agreed: none, removed: none, touched: none })
        const again = planAccountList({
          local: first.entries,
          server: receive(server, first.push),
          isJoined,
          agreed: none,
          removed: none,
          touched: none,
        })
        expect(again.push).toEqual([])
        expect(sorted(again.entries)).toEqual(sorted(first.entries))
      }),
    )
  })

  it('does not depend on which of two devices joins first', () => {
    assert(
      property(aList, aList, aList, (phone, desk, account) => {
        const after = (devices: readonly (readonly ListedEntry[])[]) =>
          devices.reduce<readonly ListedEntry[]>(
            (server, local) =>
              receive(server, planAccountList({ local, server, isJoined: false, agreed: none, removed: none, touched: none }).push),
            account,
          )
        expect(sorted(after([phone, desk]))).toEqual(sorted(after([desk, phone])))
      }),
    )
  })

  const keys = array(constantFrom('A', 'B', 'C', 'D'))
  it('never undoes what the shopper does on this device meanwhile', () => {
    assert(
      property(aList, aList, boolean(), keys, keys, keys, (local, server, isJoined, touched, agreed, removed) => {
        const known = { agreed: new Set(agreed), removed: new Set(removed), touched: new Set(touched) }
        const { entries, push, remove } = planAccountList({ local, server, isJoined, ...known })
        for (const key of touched) {
          expect(entries.find((line) => line.key === key)).toEqual(local.find((line) => line.key === key))
          expect([...push.map((line) => line.key), ...remove]).not.toContain(key)
        }
      }),
    )
  })
})
